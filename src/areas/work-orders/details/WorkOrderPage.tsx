import { useTranslate } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';
import { RecordPage } from '../../../kit/edit/RecordPage';
import { carriedOrder, type OrderDetails, type OrderRecord } from '../work-order';
import { Order } from './Order';
import { OrderFacts } from './OrderFacts';

/** `/chamados/detalhes/:workOrder` (SES-29): one order with its conversation. */
export function WorkOrderPage() {
  const translate = useTranslate();
  const { state } = useLocation();
  const { id = '' } = useParams();
  return (
    <RecordPage<OrderDetails, OrderRecord>
      screen="/chamados"
      title={translate('workOrders.details.title', { number: id })}
      back={translate('workOrders.back')}
      carried={carriedOrder(state)}
      entity="work_order"
      Waiting={Waiting}
    >
      {(order) => <Order order={order} />}
    </RecordPage>
  );
}

function Waiting({ carried }: { carried: OrderRecord | null }) {
  return <OrderFacts order={carried} details={null} />;
}
