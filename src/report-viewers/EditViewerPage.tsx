import { useTranslate } from 'react-admin';
import { BackArrow } from '../layout/BackArrow';
import { PageTitle } from '../layout/PageTitle';
import { EditPage } from '../shared/user-form/EditPage';
import { EditViewerForm } from './EditViewerForm';

/** `/visualizadores-relatorios/editar/:id` (VIEW-07). */
export function EditViewerPage() {
  const translate = useTranslate();
  return (
    <>
      <PageTitle title={translate('viewers.edit')} />
      <BackArrow to="/visualizadores-relatorios" label={translate('viewers.back')} />
      <EditPage screen="/visualizadores-relatorios">{(record) => <EditViewerForm record={record} />}</EditPage>
    </>
  );
}
