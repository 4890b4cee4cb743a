import { sql } from 'kysely';
import { PROCESS, STATEMENT } from '../../../contract/limits';
import { type Period } from '../../../contract/reports';
import { DEPOSIT, FOOTER, type ReportReply, type ReportRow, WITHDRAWAL } from '../../../contract/statement';
import type { Db } from '../../platform/db/open';
import { moneyOf } from '../../platform/http/exact-money';
import type { Selection } from '../../platform/reports/selection';
import { totals } from '../../platform/reports/totals';
import { rowsOf } from '../../platform/reports/transactions';
import { newestFirst } from './order';

/**
 * The statement of a period over a selection: its newest rows and the totals of all of them. Call it in a
 * transaction that sees one snapshot, so that rows and totals agree.
 * @param period has passed `periodProblem`
 */
export async function depositStatement(
  trx: Db,
  selection: Selection,
  period: Period,
): Promise<Omit<ReportReply, 'arrived'>> {
  const rows = await newestRows(trx, selection, period);
  const { deposits, debts, count } = await totals(trx, selection, period);
  const footer = Array.from({ length: 10 }, (_, index) => ({
    value: index === FOOTER.deposits ? moneyOf(deposits) : index === FOOTER.debts ? moneyOf(debts) : null,
  }));
  return { rows, footers: [footer], totalRows: count };
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
}

async function newestRows(trx: Db, selection: Selection, period: Period): Promise<ReportRow[]> {
  const { rows } = await sql<TransactionRow>`
    with newest as materialized (
      select * from cash_transaction t
      where ${rowsOf(selection, period)}
      order by ${newestFirst(period)}
      limit ${STATEMENT.screenRows}
    )
    select t.captured_at, t.accounting_date, e.name as establishment, o.name as operator, b.name as bank, t.nsu,
      a.branch, a.number as account, t.amount, t.process_code
    from newest t
      join establishment e on e.code = t.establishment_code
      join operator o on o.id = t.operator_id
      join account a on a.id = t.account_id
      join bank b on b.code = a.bank_code
    order by ${newestFirst(period)}`.execute(trx);
  return rows.map((row) =>
    [
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
    ].map((value) => ({ value })),
  );
}
