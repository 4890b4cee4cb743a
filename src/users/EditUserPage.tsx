import { useTranslate } from 'react-admin';
import { BackArrow } from '../layout/BackArrow';
import { PageTitle } from '../layout/PageTitle';
import { EditPage } from '../shared/user-form/EditPage';
import { EditUserForm } from './EditUserForm';

/** `/usuarios/editar/:id` (USR-10). */
export function EditUserPage() {
  const translate = useTranslate();
  return (
    <>
      <PageTitle title={translate('users.edit')} />
      <BackArrow to="/usuarios" label={translate('users.back')} />
      <EditPage screen="/usuarios">{(record) => <EditUserForm record={record} />}</EditPage>
    </>
  );
}
