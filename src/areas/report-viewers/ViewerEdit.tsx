import { useTranslate } from 'react-admin';
import { EditPage } from '../../network/user-form/EditPage';
import { EditViewerForm } from './EditViewerForm';

/** `/visualizadores-relatorios/editar/:id` (VIEW-07). */
export function ViewerEdit() {
  const translate = useTranslate();
  return (
    <EditPage
      screen="/visualizadores-relatorios"
      title={translate('reportViewers.edit')}
      back={translate('reportViewers.back')}
    >
      {(record) => <EditViewerForm record={record} />}
    </EditPage>
  );
}
