import { useTranslate } from 'react-admin';
import { LEVEL } from '../../contract/access';
import { PageTitle } from '../ui/PageTitle';
import { HomeLink } from '../ui/states/HomeLink';
import { StatusPage } from '../ui/states/StatusPage';
import { useSession } from './use-session';

/** SES-19: shown in the place of a page that the person may not see. */
export function NotAuthorizedPage() {
  const translate = useTranslate();
  const { level } = useSession().standing;
  // Nobody stands above the provider's administrator.
  const text = translate(`shell.notAuthorized.${level === LEVEL.provider ? 'ofProvider' : 'text'}`);
  return (
    <>
      <PageTitle title={translate('shell.notAuthorized.title')} />
      <StatusPage text={text} action={<HomeLink />} />
    </>
  );
}
