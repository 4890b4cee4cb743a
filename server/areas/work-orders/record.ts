import { addDays as addDaysTo } from 'date-fns';
import { sql } from 'kysely';
import { moneyFrom } from '../../../contract/money';
import {
  caseTypes,
  ORDER_STATUS,
  slas,
  WORK_ORDER,
  type WorkOrder,
  type WorkOrderDetails,
} from '../../../contract/work-orders';
import { nameThen } from '../../network/reports/operator-names';
import type { Db } from '../../platform/db/connections';
import { forbidden, notFound } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import type { Scope } from '../../platform/principal/scope';
import type { Clock } from '../../platform/time/clock';
import { wallClock } from '../../platform/time/wall-clock';
import { dueOf, overdue } from './matching';

/** What a list reads of an order. Moments are converted to the time zone here, because SQL does so more slowly. */
interface OrderRow {
  number: number;
  case_type: 0 | 1;
  created_at: string | Date;
  modified_at: string | Date;
  status: 0 | 1 | 2;
  version: number;
  numeroLogico: string;
  ec: string;
  nomeEstabelecimento: string;
  overdue: boolean;
  lastEntry: WorkOrder['lastEntry'];
}

/** Queries orders with the columns of a list row. */
export const orderRows = (db: Db, now: Date) =>
  db.selectFrom('work_order').select([
    'work_order.number',
    sql<0 | 1>`work_order.case_type`.as('case_type'),
    sql<string>`work_order.created_at`.as('created_at'),
    sql<string>`work_order.modified_at`.as('modified_at'),
    sql<0 | 1 | 2>`work_order.status`.as('status'),
    'work_order.version',
    'work_order.logical_number as numeroLogico',
    'work_order.establishment_code as ec',
    sql<string>`(select name from establishment where code = work_order.establishment_code)`.as(
      'nomeEstabelecimento',
    ),
    sql<boolean>`${overdue(now)}`.as('overdue'),
    sql<WorkOrder['lastEntry']>`(
        select jsonb_build_object('author', entry.author_name, 'provider', entry.provider) from work_order_entry as entry
        where entry.work_order = work_order.number order by id desc limit 1
      )`.as('lastEntry'),
  ]);

/** WO-02, WO-05: returns an order with the field names of the contract. */
export function orderOf(row: OrderRow, { now, timeZone }: Clock): WorkOrder {
  const { numeroLogico, ec, nomeEstabelecimento, status, lastEntry, version } = row;
  const created = new Date(row.created_at);
  const due = dueOf(created, row.case_type);
  return {
    workOrder: row.number,
    caseType: caseTypes[row.case_type],
    nameAndLogicNumber: `${numeroLogico} - ${nomeEstabelecimento}`,
    createdDate: wallClock(timeZone, created),
    modifiedDate: wallClock(timeZone, new Date(row.modified_at)),
    status,
    sla: slas[row.overdue ? 1 : 0],
    numeroLogico,
    ec,
    nomeEstabelecimento,
    dueDate: wallClock(timeZone, due),
    minutesLeft:
      status === ORDER_STATUS.waiting ? Math.floor((due.getTime() - now.getTime()) / 60_000) : null,
    lastEntry,
    version,
  };
}

/**
 * Returns one order with all its details, as a person sees it.
 * @throws HttpError 404 for an unknown number, 403 for an order of somebody else's shop
 */
export async function orderDetails(
  db: Db,
  { id, scope }: Pick<Person, 'id'> & { scope: Scope },
  number: number,
  clock: Clock,
): Promise<WorkOrderDetails> {
  const { timeZone, now } = clock;
  const row = await orderRows(db, now)
    .where('work_order.number', '=', number)
    .leftJoin('operator as o', 'o.id', 'work_order.operator_id')
    .select([
      'phone',
      sql<string | null>`${nameThen(
        sql`coalesce(transaction_captured_at, transaction_at, work_order.created_at at time zone ${timeZone})`,
        timeZone,
      )}`.as('operatorName'),
      'operator_card_number as tail',
      'report',
      sql<WorkOrderDetails['sintoma']>`symptom`.as('symptom'),
      sql<string | null>`inserted_amount::text`.as('inserted'),
      sql<string | null>`disputed_amount::text`.as('disputed'),
      'inserted_approximate',
      'disputed_approximate',
      'transaction_at',
      'has_receipt',
      'nsu',
      'transaction_nsu',
      'transaction_captured_at',
      'requested_by',
      'requester_login',
      'requester_name',
      'requester_email',
      'settled_at',
      'closed_at',
    ])
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  if (!scope.all && !scope.codes.includes(row.ec)) throw forbidden();
  const clockOf = (instant: Date | null) => (instant === null ? null : wallClock(timeZone, instant));
  const until = row.closed_at === null ? null : reopenableUntil(row.closed_at);
  return {
    ...orderOf(row, clock),
    telefone: row.phone,
    operador: row.tail === null ? null : { nome: row.operatorName, final: row.tail },
    relatoUsuario: row.report,
    sintoma: row.symptom,
    contestacao: disputeOf(row),
    solicitante: {
      cpfCnpj: row.requester_login,
      nomeFavorecido: row.requester_name,
      email: row.requester_email,
    },
    settledDate: clockOf(row.settled_at),
    closedDate: clockOf(row.closed_at),
    reopenUntil: until !== null && row.requested_by === id && until >= now ? clockOf(until) : null,
  };
}

/** Returns the last instant at which an order may be reopened. */
export const reopenableUntil = (closed: Date): Date => addDaysTo(closed, WORK_ORDER.reopenDays);

interface DisputeRow {
  inserted: string | null;
  disputed: string | null;
  inserted_approximate: boolean | null;
  disputed_approximate: boolean | null;
  transaction_at: string | null;
  has_receipt: boolean | null;
  nsu: string | null;
  transaction_nsu: string | null;
  transaction_captured_at: string | null;
}

const yesNo = (value: boolean | null) => (value === true ? 'S' : 'N');

function disputeOf(row: DisputeRow): WorkOrderDetails['contestacao'] {
  const { inserted, disputed, transaction_at, transaction_nsu, transaction_captured_at } = row;
  if (inserted === null || disputed === null || transaction_at === null) return null;
  return {
    valorInserido: moneyFrom(inserted),
    valorInseridoAproximado: yesNo(row.inserted_approximate),
    valorContestado: moneyFrom(disputed),
    valorSolicitadoAproximado: yesNo(row.disputed_approximate),
    dataHoraTransacao: transaction_at,
    clientePossuiComprovante: yesNo(row.has_receipt),
    nsu: row.nsu,
    transacao:
      transaction_nsu === null || transaction_captured_at === null
        ? null
        : { nsu: transaction_nsu, capturedAt: transaction_captured_at },
  };
}
