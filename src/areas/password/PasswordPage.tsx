import { useTranslate } from 'react-admin';
import { PageTitle } from '../../ui/PageTitle';
import { PasswordForm } from './PasswordForm';

/** `/alterar-senha-perfil` (LOG-27 to LOG-33). */
export function PasswordPage() {
  const translate = useTranslate();
  return (
    <>
      <PageTitle title={translate('screens./alterar-senha-perfil.title')} />
      <PasswordForm />
    </>
  );
}
