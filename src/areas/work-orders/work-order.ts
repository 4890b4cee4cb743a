import { isDate } from '../../../contract/dates';
import { orderNumberIn, type WorkOrderFilter, wireDay } from '../../../contract/work-order-filter';
import {
  CASE_TYPE,
  caseTypes,
  ORDER_STATUS,
  slas,
  type WorkOrder,
  type WorkOrderDetails,
} from '../../../contract/work-orders';
import { DayField } from '../../kit/list/DayField';
import type { ListFilter } from '../../kit/list/list-filter';
import { wireNamed } from '../../kit/list/wire-named';
import { NumberFilter } from './NumberFilter';

/** WO-02: a work order in the list; its id is the request number. */
export type OrderRecord = WorkOrder & { id: number };
/** A work order with all of its fields. */
export type OrderDetails = WorkOrderDetails & { id: number };

/** WO-05: the kept filters; days are `YYYY-MM-DD`. */
export interface KeptFilter {
  workOrderNumber: string | number;
  nameEc: string;
  logicNumber: string;
  createdDate: string;
  modifiedDate: string;
  status: 0 | 1 | 2;
  caseType: 0 | 1;
  sla: 0 | 1;
}

/** WO-03: the key of the name of a type. */
export const typeKey = (caseType: WorkOrder['caseType']) =>
  caseType === caseTypes[CASE_TYPE.maintenance] ? 'maintenance' : 'dispute';

/** WO-06: the keys of the statuses' names, by their numbers. */
export const statusKeys = ['waiting', 'closed', 'attended'] as const;
export const statuses = [ORDER_STATUS.waiting, ORDER_STATUS.attended, ORDER_STATUS.closed] as const;

/** WO-18: the keys of the symptoms' names. */
export const symptomKeys = { 'ATM Fora': 'atm', 'Cofre Fora': 'safe', 'Não Definido': 'undefined' } as const;

export const isOverdue = ({ sla }: Pick<WorkOrder, 'sla'>) => sla === slas[1];

/** Whether the text is a request number. */
const isNumber = (value: unknown) => orderNumberIn(String(value)) !== null;

/** WO-05: the filters, in the order of the dialog. */
export const workOrderFilters = [
  {
    source: 'workOrderNumber',
    label: 'workOrders.filters.workOrderNumber',
    wire: 'numeroChamado',
    Field: NumberFilter,
    isWrong: (value) => value !== undefined && value !== '' && !isNumber(value),
  },
  { source: 'nameEc', label: 'workOrders.filters.nameEc', wire: 'nomeEstabelecimento' },
  {
    source: 'logicNumber',
    label: 'workOrders.filters.logicNumber',
    wire: 'numeroLogico',
    maxLength: 50,
  },
  {
    source: 'createdDate',
    label: 'workOrders.filters.createdDate',
    wire: 'dataCriacao',
    kind: 'date',
    Field: DayField,
  },
  {
    source: 'modifiedDate',
    label: 'workOrders.filters.modifiedDate',
    wire: 'dataModificacao',
    kind: 'date',
    Field: DayField,
  },
  {
    source: 'status',
    label: 'workOrders.filters.status',
    choices: statuses.map((value) => ({ value, label: `workOrders.status.${statusKeys[value]}` })),
  },
  {
    source: 'caseType',
    label: 'workOrders.filters.caseType',
    choices: [
      { value: CASE_TYPE.maintenance, label: 'workOrders.cases.maintenance' },
      { value: CASE_TYPE.dispute, label: 'workOrders.cases.dispute' },
    ],
  },
  {
    source: 'sla',
    label: 'workOrders.filters.sla',
    choices: [
      { value: 0, label: 'workOrders.sla.within' },
      { value: 1, label: 'workOrders.sla.overdue' },
    ],
  },
] as const satisfies readonly (ListFilter & { source: keyof KeptFilter })[];

/** API-42: converts the kept filter to that of the call; what is no number or no day is sent as it is, to be refused. */
export function workOrderQuery(kept: Partial<KeptFilter>): WorkOrderFilter {
  const { workOrderNumber, createdDate, modifiedDate } = kept;
  const number = workOrderNumber === undefined ? null : orderNumberIn(String(workOrderNumber));
  return wireNamed(workOrderFilters, {
    ...kept,
    ...(number !== null && { workOrderNumber: number }),
    ...(isDay(createdDate) && { createdDate: wireDay(createdDate) }),
    ...(isDay(modifiedDate) && { modifiedDate: wireDay(modifiedDate) }),
  });
}

const isDay = (value: unknown): value is string => typeof value === 'string' && isDate(value);

/**
 * USR-10: reads the state of a navigation, which may hold anything; returns `null` where it is no order of the list.
 */
export function carriedOrder(state: unknown): OrderRecord | null {
  const order = (state as { order?: Partial<OrderRecord> } | null)?.order;
  const texts = [order?.caseType, order?.nameAndLogicNumber, order?.createdDate, order?.dueDate, order?.sla];
  const reads = typeof order?.id === 'number' && texts.every((text) => typeof text === 'string');
  return reads ? (order as OrderRecord) : null;
}
