import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useEditContext, useTranslate } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';
import { RecordPage } from '../../../kit/edit/RecordPage';
import { carriedOrder, type OrderDetails, type OrderRecord } from '../work-order';
import { Conversation } from './Conversation';
import { OrderFacts } from './OrderFacts';
import { OrderSummary } from './OrderSummary';
import { pageStyle } from './order-style';
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

/** Shows what the list knows of it already. */
function Waiting({ carried }: { carried: OrderRecord | null }) {
  return (
    <Box sx={pageStyle}>
      {carried !== null && <OrderSummary order={carried} />}
      <OrderFacts order={carried} details={null} />
    </Box>
  );
}

/** A loaded order: how it stands, its conversation, and beside it what else is known. */
function Order({ order }: { order: OrderDetails }) {
  const { refetch } = useEditContext();
  const cache = useQueryClient();
  const renew = () => {
    void refetch();
    void cache.invalidateQueries({ queryKey: conversationOf(order.workOrder) });
  };
  return (
    <Box sx={pageStyle}>
      <OrderSummary order={order} onChanged={renew} />
      <Conversation order={order} onChanged={renew} />
      <OrderFacts order={order} details={order} />
    </Box>
  );
}
