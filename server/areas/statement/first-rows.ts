import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { PROCESS } from '../../../contract/limits';
import type { Period } from '../../../contract/reports';
import {
  type Cancellation,
  DEPOSIT,
  type Disputable,
  type Identified,
  type ReportRow,
  STATEMENT,
  type StatementRequest,
  WITHDRAWAL,
} from '../../../contract/statement';
import { ORDER_STATUS } from '../../../contract/work-orders';
import { nameThen } from '../../network/reports/operator-names';
import { isSpread } from '../../platform/db/citus/spread';
import type { Db } from '../../platform/db/connections';
import { NAMED, orderedBy } from './narrowed';

/** A row of `cash_transaction t` with all that a screen shows of it. */
export interface TransactionRow {
  captured_at: string;
  accounting_date: string;
  establishment: string;
  operator: string;
  bank: string;
  nsu: string;
  branch: string;
  account: string;
  amount: number;
  process_code: number;
  logical_number: string;
  operator_id: number;
  establishment_code: string;
  operator_tail: string;
  dispute: Disputable['contestacao'];
  cancelled_at: string | null;
  cancelled_by: number | null;
}

/** The open dispute of a transaction, of which there is one at most. */
const OPEN_DISPUTE = sql`(select jsonb_build_object('workOrder', w.number, 'status', w.status) from work_order w
  where w.logical_number = t.logical_number and w.transaction_nsu = t.nsu
    and w.transaction_captured_at = t.captured_at and w.status <> ${sql.lit(ORDER_STATUS.closed)})`;

/** Which rows are read, and how. */
interface Wanted {
  rows: RawBuilder<SqlBool>;
  period: Period;
  order: Pick<StatementRequest, 'order' | 'direction'>;
  timeZone: string;
  /** Whether each row also has its dispute, if any. */
  disputable: boolean;
}

/** STMT-15: the first rows. Names that decide nothing about which those are, are looked up for them alone. */
export async function firstRows(
  trx: Db,
  { rows: wanted, period, order, timeZone, disputable }: Wanted,
): Promise<TransactionRow[]> {
  const inTurn = orderedBy(order, period, timeZone);
  // By the names of then, which only the coordinator of a cluster has, the rows are sorted there.
  const there = order.order === 'operator' && (await isSpread(trx));
  const source = there
    ? sql`(select t.* from cash_transaction t where ${wanted} offset 0)`
    : sql`cash_transaction`;
  const { rows } = await sql<TransactionRow>`
    with first as materialized (
      select t.* from ${source} t ${order.order === undefined ? sql`` : NAMED}
      where ${there ? sql`true` : wanted}
      order by ${inTurn}
      limit ${STATEMENT.screenRows}
    )
    select t.captured_at, t.accounting_date, e.name as establishment,
      ${nameThen(sql`t.captured_at`, timeZone)} as operator, b.name as bank, t.nsu, a.branch, a.number as account, t.amount, t.process_code, t.logical_number, t.operator_id,
      t.establishment_code, o.code_tail as operator_tail,
      to_char(t.cancelled_at at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI:SS') as cancelled_at,
      (select position from arrival where arrival.id = t.cancelled_arrival_id) as cancelled_by,
      ${disputable ? OPEN_DISPUTE : sql`null`} as dispute
    from first t ${NAMED}
    order by ${inTurn}`.execute(trx);
  return rows;
}

/** STMT-13: the ten cells of a row. */
export function cellsOf(row: TransactionRow): ReportRow {
  return [
    row.captured_at,
    row.accounting_date,
    row.establishment,
    row.operator,
    row.bank,
    row.nsu,
    row.branch,
    row.account,
    row.amount,
    row.process_code === PROCESS.withdrawal ? WITHDRAWAL : DEPOSIT,
  ].map((value) => ({ value }));
}

export const identifiedBy = ({
  establishment_code,
  logical_number,
  operator_tail,
}: TransactionRow): Identified => ({
  establishmentCode: establishment_code,
  terminal: logical_number,
  operatorTail: operator_tail,
});

export const disputableOf = ({
  logical_number,
  nsu,
  captured_at,
  operator_id,
  dispute,
}: TransactionRow): Disputable => ({
  numeroLogico: logical_number,
  nsu,
  capturedAt: captured_at,
  operatorCodeId: operator_id,
  contestacao: dispute,
});

export const cancellationOf = ({ cancelled_at, cancelled_by }: TransactionRow): Cancellation => ({
  at: cancelled_at ?? '',
  delivery: cancelled_by,
});
