import { sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import type { WorkOrderFilter } from '../../../contract/work-order-filter';
import { CASE_TYPE, type WorkOrderColumn } from '../../../contract/work-orders';
import { formatDate } from '../../../i18n/format';
import { message } from '../../../i18n/server';
import type { ListColumn, ListSource } from '../../engines/list-exports/source';
import type { Shown } from '../../engines/list-exports/words';
import { orderOrder } from './list';
import { matchingOrders, overdue } from './matching';

const typeText: Shown = (type, language) =>
  message(
    language,
    `workOrderFile.types.${Number(type) === CASE_TYPE.maintenance ? 'maintenance' : 'dispute'}`,
  );
const statusTexts = ['waiting', 'closed', 'attended'] as const;
const statusText: Shown = (status, language) =>
  message(language, `workOrderFile.status.${statusTexts[Number(status)] ?? 'waiting'}`);
const slaText = (late: boolean, language: Language) =>
  message(language, `workOrderFile.sla.${late ? 'overdue' : 'within'}`);
const dayText = (text: unknown, language: Language) => formatDate(String(text).slice(0, 10), language);

const moment =
  (column: string): ListColumn['value'] =>
  (_scope, timeZone) =>
    sql`date_trunc('second', ${sql.ref(column)} at time zone ${timeZone})`;

const columns: Record<WorkOrderColumn, ListColumn> = {
  caseType: {
    title: 'workOrderFile.columns.caseType',
    type: 'text',
    value: () => sql`work_order.case_type`,
    shown: typeText,
  },
  workOrder: { title: 'workOrderFile.columns.workOrder', type: 'code', value: () => sql`work_order.number` },
  numeroLogico: {
    title: 'workOrderFile.columns.numeroLogico',
    type: 'code',
    value: () => sql`work_order.logical_number`,
  },
  nomeEstabelecimento: {
    title: 'workOrderFile.columns.nomeEstabelecimento',
    type: 'text',
    value: () => sql`(select name from establishment where code = work_order.establishment_code)`,
  },
  createdDate: {
    title: 'workOrderFile.columns.createdDate',
    type: 'dateTime',
    value: moment('work_order.created_at'),
  },
  modifiedDate: {
    title: 'workOrderFile.columns.modifiedDate',
    type: 'dateTime',
    value: moment('work_order.modified_at'),
  },
  status: {
    title: 'workOrderFile.columns.status',
    type: 'text',
    value: () => sql`work_order.status`,
    shown: statusText,
  },
  sla: {
    title: 'workOrderFile.columns.sla',
    type: 'text',
    value: () => overdue(new Date()),
    shown: (late, language) => slaText(late === 'true', language),
  },
  dueDate: {
    title: 'workOrderFile.columns.dueDate',
    type: 'dateTime',
    value: (_scope, timeZone) =>
      sql`date_trunc('second', (work_order.created_at + case work_order.case_type
        when ${sql.lit(CASE_TYPE.maintenance)} then interval '24 hours' else interval '120 hours' end)
        at time zone ${timeZone})`,
  },
  solicitante: {
    title: 'workOrderFile.columns.solicitante',
    type: 'text',
    value: () => sql`work_order.requester_name`,
  },
};

/** API-42: the orders as a file. The time zone decides which moments belong to a day. */
export const workOrderList = (timeZone: string): ListSource<WorkOrderFilter, number> => ({
  name: 'chamados',
  title: 'screens./chamados.title',
  screen: '/chamados',
  columns,
  sorts: orderOrder,
  facts: {
    numeroChamado: { label: 'workOrderFile.columns.workOrder', shown: String },
    numeroLogico: { label: 'workOrderFile.columns.numeroLogico' },
    nomeEstabelecimento: { label: 'workOrderFile.columns.nomeEstabelecimento' },
    dataCriacao: { label: 'workOrderFile.columns.createdDate', shown: dayText },
    dataModificacao: { label: 'workOrderFile.columns.modifiedDate', shown: dayText },
    status: {
      label: 'workOrderFile.columns.status',
      shown: (status, language) => statusText(String(status), language),
    },
    caseType: {
      label: 'workOrderFile.columns.caseType',
      shown: (type, language) => typeText(String(type), language),
    },
    sla: { label: 'workOrderFile.columns.sla', shown: (sla, language) => slaText(sla === 1, language) },
  },
  table: sql`work_order`,
  key: sql`work_order.number`,
  keys: sql`int[]`,
  matching(db, scope, filter, only, order) {
    const keys = matchingOrders(db, scope, filter, { now: new Date(), timeZone })
      .where(only)
      .select('work_order.number as key');
    return order === undefined ? keys : keys.orderBy(order);
  },
});
