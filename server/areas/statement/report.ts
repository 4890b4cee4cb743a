import { sql } from 'kysely';
import { PROCESS } from '../../../contract/limits';
import type { Period } from '../../../contract/reports';
import {
  DEPOSIT,
  type Disputable,
  FOOTER,
  type Identified,
  type ReportReply,
  type ReportRow,
  STATEMENT,
  WITHDRAWAL,
} from '../../../contract/statement';
import { ORDER_STATUS } from '../../../contract/work-orders';
import { nameThen } from '../../network/reports/operator-names';
import type { Selection } from '../../network/reports/selection';
import { totals } from '../../network/reports/totals';
import { rowsOf } from '../../network/reports/transactions';
import type { Db } from '../../platform/db/connections';
import { moneyOf } from '../../platform/http/exact-money';
import { newestFirst } from './order';

/**
 * Reads the statement of a period over a selection: its newest rows and the totals of all rows. Call it in a
 * transaction that sees one snapshot, so that rows and totals agree.
 * @param period has passed `periodProblem`
 * @param timeZone whose clocks the network goes by
 * @param disputable whether each row also has the key of its transaction and its dispute, if any
 */
export async function depositStatement(
  trx: Db,
  selection: Selection,
  period: Period,
  timeZone: string,
  disputable = false,
): Promise<Omit<ReportReply, 'arrived'>> {
  const newest = await newestRows(trx, selection, period, timeZone, disputable);
  const { deposits, debts, count } = await totals(trx, selection, period);
  const footer = Array.from({ length: 10 }, (_, index) => ({
    value: index === FOOTER.deposits ? moneyOf(deposits) : index === FOOTER.debts ? moneyOf(debts) : null,
  }));
  return {
    rows: newest.map(cellsOf),
    footers: [footer],
    totalRows: count,
    identificadores: newest.map(identifiedBy),
    ...(disputable && { transacoes: newest.map(disputableOf) }),
  };
}

interface TransactionRow {
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
}

/** The open dispute of a transaction, of which there is one at most. */
const OPEN_DISPUTE = sql`(select jsonb_build_object('workOrder', w.number, 'status', w.status) from work_order w
  where w.logical_number = t.logical_number and w.transaction_nsu = t.nsu
    and w.transaction_captured_at = t.captured_at and w.status <> ${sql.lit(ORDER_STATUS.closed)})`;

async function newestRows(
  trx: Db,
  selection: Selection,
  period: Period,
  timeZone: string,
  disputable: boolean,
): Promise<TransactionRow[]> {
  const { rows } = await sql<TransactionRow>`
    with newest as materialized (
      select * from cash_transaction t
      where ${rowsOf(selection, period)}
      order by ${newestFirst(period)}
      limit ${STATEMENT.screenRows}
    )
    select t.captured_at, t.accounting_date, e.name as establishment,
      ${nameThen(sql`t.captured_at`, timeZone)} as operator, b.name as bank, t.nsu, a.branch, a.number as account, t.amount, t.process_code, t.logical_number, t.operator_id,
      t.establishment_code, o.code_tail as operator_tail,
      ${disputable ? OPEN_DISPUTE : sql`null`} as dispute
    from newest t
      join establishment e on e.code = t.establishment_code
      join operator o on o.id = t.operator_id
      join account a on a.id = t.account_id
      join bank b on b.code = a.bank_code
    order by ${newestFirst(period)}`.execute(trx);
  return rows;
}

function cellsOf(row: TransactionRow): ReportRow {
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

const identifiedBy = ({ establishment_code, logical_number, operator_tail }: TransactionRow): Identified => ({
  establishmentCode: establishment_code,
  terminal: logical_number,
  operatorTail: operator_tail,
});

const disputableOf = ({
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
