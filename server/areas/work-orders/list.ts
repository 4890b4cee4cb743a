import { sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import { CASE_TYPE, exportWorkOrders } from '../../../contract/work-orders';
import { formatDate } from '../../../i18n/format';
import { message } from '../../../i18n/server';
import { defineList } from '../../engines/lists/define';
import { moment, worded } from '../../engines/lists/values';
import type { Shown } from '../../engines/lists/words';
import { due, matchingOrders, overdue } from './matching';
import { orderOf, orderRows } from './record';

const typeText: Shown = (type, language) =>
  message(
    language,
    `workOrderFile.types.${Number(type) === CASE_TYPE.maintenance ? 'maintenance' : 'dispute'}`,
  );
const statusTexts = ['waiting', 'closed', 'attended'] as const;
export const statusText: Shown = (status, language) =>
  message(language, `workOrderFile.status.${statusTexts[Number(status)] ?? 'waiting'}`);
const slaText = (late: boolean, language: Language) =>
  message(language, `workOrderFile.sla.${late ? 'overdue' : 'within'}`);
const dayText = (text: unknown, language: Language) => formatDate(String(text).slice(0, 10), language);

/** API-42: the orders, by default the newest first. */
export const orderList = defineList(exportWorkOrders, {
  name: 'chamados',
  title: 'screens./chamados.title',
  table: 'work_order',
  key: 'number',
  keyType: 'int',
  // With these filters the total changes without a write to an order: with time, with a shop's name, with a terminal.
  stamped: ({ sla, nomeEstabelecimento, numeroLogico }) =>
    sla === undefined && nomeEstabelecimento === undefined && numeroLogico === undefined
      ? 'workOrders'
      : undefined,
  initial: 'createdDate,desc',
  fields: {
    caseType: worded('workOrderFile.columns.caseType', 'case_type', typeText),
    workOrder: { title: 'workOrderFile.columns.workOrder', type: 'code', value: 'number', sort: 'number' },
    numeroLogico: {
      title: 'workOrderFile.columns.numeroLogico',
      type: 'code',
      value: 'logical_number',
      sort: 'logical_number',
    },
    nomeEstabelecimento: {
      title: 'workOrderFile.columns.nomeEstabelecimento',
      type: 'text',
      value: sql`(select name from establishment where code = work_order.establishment_code)`,
    },
    createdDate: {
      title: 'workOrderFile.columns.createdDate',
      type: 'dateTime',
      value: moment('work_order.created_at'),
      sort: 'created_at',
    },
    modifiedDate: {
      title: 'workOrderFile.columns.modifiedDate',
      type: 'dateTime',
      value: moment('work_order.modified_at'),
      sort: 'modified_at',
    },
    status: worded('workOrderFile.columns.status', 'status', statusText),
    sla: {
      title: 'workOrderFile.columns.sla',
      type: 'text',
      value: (_scope, { now }) => overdue(now),
      shown: (late, language) => slaText(late === 'true', language),
    },
    dueDate: {
      title: 'workOrderFile.columns.dueDate',
      type: 'dateTime',
      value: (_scope, { timeZone }) =>
        sql`date_trunc('second', ${due} at time zone 'UTC' at time zone ${timeZone})`,
      sort: due,
    },
    solicitante: { title: 'workOrderFile.columns.solicitante', type: 'text', value: 'requester_name' },
  },
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
  matching: matchingOrders,
  rows: (db, { now }) => orderRows(db, now),
  reply: orderOf,
});
