import { useQueryClient } from '@tanstack/react-query';
import { useEditContext, useTranslate } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';
import { RecordPage } from '../../../kit/edit/RecordPage';
import { carriedOrder, type OrderDetails, type OrderRecord } from '../work-order';
import { Conversation } from './Conversation';
import { OrderFacts } from './OrderFacts';
import { conversationOf } from './use-conversation';

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

/** A loaded order: its fields and its conversation. */
function Order({ order }: { order: OrderDetails }) {
  const { refetch } = useEditContext();
  const cache = useQueryClient();
  const renew = () => {
    void refetch();
    void cache.invalidateQueries({ queryKey: conversationOf(order.workOrder) });
  };
  return (
    <>
      <OrderFacts order={order} details={order} onChanged={renew} />
      <Conversation order={order} onChanged={renew} />
    </>
  );
}
