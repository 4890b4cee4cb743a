import { useTranslate } from 'react-admin';
import { PageTitle } from '../../ui/PageTitle';
import { HomeLink } from '../../ui/states/HomeLink';
import { StatusPage } from '../../ui/states/StatusPage';

/** Shown at an address that belongs to no page. */
export function NotFoundPage() {
  const translate = useTranslate();
  return (
    <>
      <PageTitle title={translate('shell.notFound.title')} />
      <StatusPage text={translate('shell.notFound.text')} action={<HomeLink />} />
    </>
  );
}
