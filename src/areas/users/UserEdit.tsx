import { useTranslate } from 'react-admin';
import { EditPage } from '../../network/user-form/EditPage';
import { EditUserForm } from './EditUserForm';

/** `/usuarios/editar/:id` (USR-10). */
export function UserEdit() {
  const translate = useTranslate();
  return (
    <EditPage screen="/usuarios" title={translate('users.edit')} back={translate('users.back')}>
      {(record) => <EditUserForm record={record} />}
    </EditPage>
  );
}
