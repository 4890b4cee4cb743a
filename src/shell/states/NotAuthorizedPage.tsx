import { useTranslate } from 'react-admin';
import { PageTitle } from '../PageTitle';
import { HomeLink } from './HomeLink';
import { StatusPage } from './StatusPage';

/** SES-19: shown in the place of a page that the person may not see. */
export function NotAuthorizedPage() {
  const translate = useTranslate();
  return (
    <>
      <PageTitle title={translate('shell.notAuthorized.title')} />
      <StatusPage text={translate('shell.notAuthorized.text')} action={<HomeLink />} />
    </>
  );
}
