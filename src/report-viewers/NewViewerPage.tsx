import { useTranslate } from 'react-admin';
import { BackArrow } from '../layout/BackArrow';
import { PageTitle } from '../layout/PageTitle';
import { NewViewerForm } from './NewViewerForm';

/** `/visualizadores-relatorios/adicionar` (VIEW-07). */
export function NewViewerPage() {
  const translate = useTranslate();
  return (
    <>
      <PageTitle title={translate('viewers.new')} />
      <BackArrow to="/visualizadores-relatorios" label={translate('viewers.back')} />
      <NewViewerForm />
    </>
  );
}
