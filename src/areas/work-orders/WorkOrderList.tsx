import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useTranslate } from 'react-admin';
import { exportWorkOrders, type WorkOrderColumn, workOrderSorts } from '../../../contract/work-orders';
import { MomentText } from '../../kit/history/MomentText';
import { actionsColumn, columnsWith } from '../../kit/list/ListColumn';
import { ListFrame } from '../../kit/list/ListFrame';
import { NewLink } from '../../kit/list/NewLink';
import { RowLink } from '../../kit/list/RowLink';
import { ListExport } from '../../kit/list-export/ListExport';
import { TwoLines } from '../../kit/TwoLines';
import { DeliveriesLink } from './deliveries/DeliveriesLink';
import { OrderStatus } from './OrderStatus';
import { Sla } from './Sla';
import { TypeText } from './TypeText';
import { WorkOrderCard } from './WorkOrderCard';
import { type OrderRecord, workOrderFilters, workOrderQuery } from './work-order';

const columnLabel = (field: string) =>
  `workOrders.columns.${field === 'numeroLogico' ? 'nameAndLogicNumber' : field}`;

const column = columnsWith<OrderRecord, WorkOrderColumn>(columnLabel);

/** WO-01: type, request number, logical number/establishment, start date, last modification, status, SLA. */
const columns = [
  column('caseType', '12%', ({ caseType }) => <TypeText caseType={caseType} />, { yields: 2 }),
  column('workOrder', '8%', ({ workOrder }) => workOrder, { names: true }),
  column('numeroLogico', '20%', (order) => <TerminalText order={order} />),
  column('createdDate', '12%', ({ createdDate }) => <MomentText at={createdDate} />, { yields: 3 }),
  column('modifiedDate', '12%', ({ modifiedDate }) => <MomentText at={modifiedDate} />, { yields: 1 }),
  column('status', '20%', (order) => <OrderStatus order={order} />),
  column('sla', '14%', (order) => <Sla order={order} />, { fixed: true }),
  actionsColumn<OrderRecord>((order) => <DetailsLink order={order} />),
];

/** The list says which shop an order is of beside its terminal; a file has a column of it. */
const fileOnly = ['nomeEstabelecimento'] as const;
const NONE: readonly string[] = [];

/** SES-29: the row carries its fields. */
const opening = { carry: (order: OrderRecord) => ({ order }) };

/** `/chamados` (WO-01 to WO-08). */
export function WorkOrderList() {
  const translate = useTranslate();
  return (
    <ListFrame<OrderRecord>
      screen="/chamados"
      label={translate('workOrders.table')}
      count="workOrders.count"
      sorts={workOrderSorts}
      exports={exportWorkOrders}
      alwaysExported={fileOnly}
      wireFilter={workOrderQuery}
      order="DESC"
      sortLabel={columnLabel}
      // The list is refreshed, because other people open and handle orders all the time.
      fresh
      filters={workOrderFilters}
      opens={opening}
      search={{ source: 'nameEc' }}
      quick="status"
      actions={
        <>
          <DeliveriesLink />
          <ListExport />
          <NewLink label={translate('workOrders.open')} />
        </>
      }
      failed="errors.list"
      empty="workOrders.empty"
      columns={columns}
      hiddenColumns={NONE}
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

/** WO-01: the terminal of an order, and its establishment. */
function TerminalText({ order: { numeroLogico, nomeEstabelecimento } }: { order: OrderRecord }) {
  return <TwoLines first={numeroLogico} second={nomeEstabelecimento} />;
}
