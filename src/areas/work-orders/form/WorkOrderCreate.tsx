import { useTranslate } from 'react-admin';
import { CreateRecord } from '../../../kit/edit/CreateRecord';
import { BackArrow } from '../../../ui/BackArrow';
import { PageTitle } from '../../../ui/PageTitle';
import { NewOrderForm } from './NewOrderForm';

/** `/chamados/adicionar` (WO-09 to WO-24). */
export function WorkOrderCreate() {
  const translate = useTranslate();
  return (
    <CreateRecord>
      <PageTitle title={translate('workOrders.form.title')} />
      <BackArrow to="/chamados" label={translate('workOrders.back')} />
      <NewOrderForm />
    </CreateRecord>
  );
}
