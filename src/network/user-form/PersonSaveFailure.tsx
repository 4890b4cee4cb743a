import { useTranslate } from 'react-admin';
import { SaveFailure } from '../../kit/edit/SaveFailure';
import { PortalError } from '../../ui/failure/portal-error';

/** USR-46, VIEW-19: a user that was not saved; what took too long says so, and what was typed stays. */
export function PersonSaveFailure({ error }: { error: unknown }) {
  const translate = useTranslate();
  const late = error instanceof PortalError && (error.kind === 'timeout' || error.status === 504);
  return (
    <SaveFailure
      error={error}
      title={translate('saveUsr/error')}
      {...(late && { noAnswer: `${translate('errors.timeout')} ${translate('users.form.kept')}` })}
    />
  );
}
