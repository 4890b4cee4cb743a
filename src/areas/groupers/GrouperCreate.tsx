import { useTranslate } from 'react-admin';
import { CreateRecord } from '../../kit/edit/CreateRecord';
import { BackArrow } from '../../ui/BackArrow';
import { PageTitle } from '../../ui/PageTitle';
import { NewGrouperForm } from './NewGrouperForm';

/** `/agrupadores/adicionar` (GRP-01). */
export function GrouperCreate() {
  const translate = useTranslate();
  return (
    <CreateRecord>
      <PageTitle title={translate('screens./agrupadores.create')} />
      <BackArrow to="/agrupadores" label={translate('groupers.back')} />
      <NewGrouperForm />
    </CreateRecord>
  );
}
