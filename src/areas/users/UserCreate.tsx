import { useTranslate } from 'react-admin';
import { CreateRecord } from '../../kit/edit/CreateRecord';
import { PEOPLE } from '../../network/user-form/person';
import { BackArrow } from '../../ui/BackArrow';
import { PageTitle } from '../../ui/PageTitle';
import { NewUserForm } from './NewUserForm';

/** `/usuarios/adicionar` (USR-10). */
export function UserCreate() {
  const translate = useTranslate();
  return (
    <CreateRecord also={PEOPLE}>
      <PageTitle title={translate('screens./usuarios.create')} />
      <BackArrow to="/usuarios" label={translate('users.back')} />
      <NewUserForm />
    </CreateRecord>
  );
}
