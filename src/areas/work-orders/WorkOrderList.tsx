import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { LEVEL } from '../../../contract/access';
import { exportWorkOrders, type WorkOrderColumn, workOrderSorts } from '../../../contract/work-orders';
import { bulkOffer } from '../../kit/bulk/bulk-offer';
import { MomentText } from '../../kit/history/MomentText';
import { actionsColumn, columnsWith, headingOf } from '../../kit/list/ListColumn';
import { ListFrame } from '../../kit/list/ListFrame';
import { NewLink } from '../../kit/list/NewLink';
import { RowLink } from '../../kit/list/RowLink';
import { ListExport } from '../../kit/list-export/ListExport';
import { TwoLines } from '../../kit/TwoLines';
import { useMayAnswer } from '../../session/use-may-answer';
import { useSession } from '../../session/use-session';
import { DeliveriesLink } from './deliveries/DeliveriesLink';
import { LastEntry } from './LastEntry';
import { OrderStatus } from './OrderStatus';
import { allFirst, queueFirst } from './order-views';
import { Sla } from './Sla';
import { TypeText } from './TypeText';
import { WorkOrderCard } from './WorkOrderCard';
import { type OrderRecord, workOrderFilters, workOrderQuery } from './work-order';

/** A column that shows two things is called after both; the list is sorted by one of them. */
const headings = { workOrder: 'numberAndType', numeroLogico: 'nameAndLogicNumber', dueDate: 'sla' };
const sortLabel = (field: string) => headingOf('workOrders', field, { ...headings, workOrder: 'workOrder' });

const column = columnsWith<OrderRecord, WorkOrderColumn>('workOrders', headings);

/** WO-01: SLA, type and request number, logical number/establishment, start date, last modification, status. */
const columns = [
  column('dueDate', '13%', (order) => <Sla order={order} />),
  column('workOrder', '14%', (order) => <NumberText order={order} />, { names: true }),
  column('numeroLogico', '24%', (order) => <TerminalText order={order} />),
  column('createdDate', '13%', ({ createdDate }) => <MomentText at={createdDate} />, { yields: 1 }),
  column('modifiedDate', '18%', (order) => <LastEntry order={order} />, { yields: 2 }),
  column('status', '15%', (order) => <OrderStatus order={order} />),
  actionsColumn<OrderRecord>((order) => <DetailsLink order={order} />),
];

/** A cell of the list says two things, for which a file has a column each. */
const fileOnly = ['caseType', 'nomeEstabelecimento', 'sla'] as const;
const NONE: readonly string[] = [];

/** SES-29: the row carries its fields. */
const opening = { carry: (order: OrderRecord) => ({ order }) };

const bulk = bulkOffer({
  nameOf: ({ workOrder }: OrderRecord) => String(workOrder),
  actions: ['markAttended'],
});

/** `/chamados` (WO-01 to WO-08). */
export function WorkOrderList() {
  const { level } = useSession().standing;
  const mayAnswer = useMayAnswer('/chamados');
  return (
    <ListFrame<OrderRecord>
      screen="/chamados"
      texts="workOrders"
      sorts={workOrderSorts}
      exports={exportWorkOrders}
      alwaysExported={fileOnly}
      wireFilter={workOrderQuery}
      views={level === LEVEL.manager ? allFirst : queueFirst}
      sortLabel={sortLabel}
      // The list is refreshed, because other people open and handle orders all the time.
      fresh
      filters={workOrderFilters}
      opens={opening}
      search={{ source: 'nameEc' }}
      actions={
        <>
          <DeliveriesLink />
          <ListExport />
          <NewLink />
        </>
      }
      failed="errors.list"
      columns={columns}
      hiddenColumns={NONE}
      {...(mayAnswer && { bulk })}
      Card={WorkOrderCard}
    />
  );
}

/** SES-29: the link from a row to the order. */
function DetailsLink({ order }: { order: OrderRecord }) {
  const name = useTranslate()('workOrders.details.open', { number: order.workOrder });
  return (
    <RowLink name={name}>
      <VisibilityOutlined />
    </RowLink>
  );
}

/** WO-01: the establishment of an order, and its terminal. */
function TerminalText({ order: { numeroLogico, nomeEstabelecimento } }: { order: OrderRecord }) {
  return <TwoLines first={nomeEstabelecimento} second={numeroLogico} />;
}

/** WO-01, WO-03: the number of an order, and its type. */
function NumberText({ order: { workOrder, caseType } }: { order: OrderRecord }) {
  return (
    <>
      <Box component="span" sx={{ display: 'block' }}>
        {workOrder}
      </Box>
      <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
        <TypeText caseType={caseType} />
      </Box>
    </>
  );
}
