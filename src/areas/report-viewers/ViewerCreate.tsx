import { useTranslate } from 'react-admin';
import { CreateRecord } from '../../kit/edit/CreateRecord';
import { PEOPLE } from '../../network/user-form/person';
import { BackArrow } from '../../ui/BackArrow';
import { PageTitle } from '../../ui/PageTitle';
import { NewViewerForm } from './NewViewerForm';

/** `/visualizadores-relatorios/adicionar` (VIEW-07). */
export function ViewerCreate() {
  const translate = useTranslate();
  return (
    <CreateRecord also={PEOPLE}>
      <PageTitle title={translate('screens./visualizadores-relatorios.new')} />
      <BackArrow to="/visualizadores-relatorios" label={translate('reportViewers.back')} />
      <NewViewerForm />
    </CreateRecord>
  );
}
