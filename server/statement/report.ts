import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays } from '../../contract/dates';
import { ACCOUNTING_LAG_DAYS, PROCESS, STATEMENT } from '../../contract/limits';
import { DEPOSIT, type Period, type ReportReply, type ReportRow, WITHDRAWAL } from '../../contract/statement';
import type { Db } from '../db/open';
import { type Selection, selected } from './selection';

interface Totals {
  deposits: number;
  debts: number;
  count: number;
}

/**
 * The statement of a period over a selection: its newest rows and the totals of all of them. Call it in a
 * transaction that sees one snapshot, so that rows and totals agree.
 * @param period has passed `periodProblem`
 */
export async function depositStatement(trx: Db, selection: Selection, period: Period): Promise<ReportReply> {
  const rows = await newestRows(trx, selection, period);
  const { deposits, debts, count } = await totals(trx, selection, period);
  const footer = Array.from({ length: 10 }, (_, index) => ({
    value: index === 6 ? deposits : index === 7 ? debts : null,
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

/** STMT-13: newest first, by the chosen date, then capture time, then key. */
async function newestRows(trx: Db, selection: Selection, period: Period): Promise<ReportRow[]> {
  const byAccounting = period.dateType === 'dc' ? sql`t.accounting_date desc,` : sql``;
  const { rows } = await sql<TransactionRow>`
    with newest as materialized (
      select * from cash_transaction t
      where ${rowsOfPeriod(period)} and ${rowsOfSelection(selection)} and t.cancelled_at is null
      order by ${byAccounting} t.captured_at desc, t.logical_number desc, t.nsu desc
      limit ${STATEMENT.screenRows}
    )
    select t.captured_at, t.accounting_date, e.name as establishment, o.name as operator, b.name as bank, t.nsu,
      a.branch, a.number as account, t.amount, t.process_code
    from newest t
      join establishment e on e.code = t.establishment_code
      join operator o on o.id = t.operator_id
      join account a on a.id = t.account_id
      join bank b on b.code = a.bank_code
    order by ${byAccounting} t.captured_at desc, t.logical_number desc, t.nsu desc`.execute(trx);
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

/**
 * STMT-12, STMT-15. The rollup knows no accounts: with them every row is read. Otherwise whole hours (or whole
 * accounting days) come from the rollup, and only the broken hours at the ends of the range read rows.
 */
async function totals(trx: Db, selection: Selection, period: Period): Promise<Totals> {
  if (selection.accounts !== null) return sumOf(trx, [rowsPart(selection, rowsOfPeriod(period))]);
  const rolled = (when: RawBuilder<SqlBool>) => sql`
    select process_code, count, sum from transaction_rollup r
    where ${when} and ${selected(selection, { establishment: sql.ref('r.establishment_code'), operator: sql.ref('r.operator_id') })}`;
  if (period.dateType === 'dc') {
    return sumOf(trx, [
      rolled(sql`r.accounting_date between ${period.startDate}::date and ${period.endDate}::date`),
    ]);
  }
  const { from, until } = captureRange(period);
  const firstWhole = sql`date_trunc('hour', ${from} + interval '1 hour' - interval '1 second')`;
  const lastWhole = sql`date_trunc('hour', ${until})`;
  const between = (low: RawBuilder<unknown>, high: RawBuilder<unknown>) =>
    sql<SqlBool>`t.captured_at >= ${low} and t.captured_at < ${high}`;
  return sumOf(trx, [
    rolled(sql`r.capture_hour >= ${firstWhole} and r.capture_hour < ${lastWhole}`),
    rowsPart(selection, between(from, sql`least(${firstWhole}, ${until})`)),
    rowsPart(selection, between(sql`greatest(${lastWhole}, ${firstWhole})`, until)),
  ]);
}

async function sumOf(trx: Db, parts: RawBuilder<unknown>[]): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select
      coalesce(sum(sum) filter (where process_code <> ${PROCESS.withdrawal}), 0) as deposits,
      coalesce(sum(sum) filter (where process_code = ${PROCESS.withdrawal}), 0) as debts,
      coalesce(sum(count), 0)::bigint as count
    from (${sql.join(parts, sql` union all `)}) as part`.execute(trx);
  return rows[0] ?? { deposits: 0, debts: 0, count: 0 };
}

function rowsPart(selection: Selection, when: RawBuilder<SqlBool>): RawBuilder<unknown> {
  return sql`select t.process_code, 1 as count, t.amount as sum from cash_transaction t
    where ${when} and ${rowsOfSelection(selection)} and t.cancelled_at is null`;
}

function rowsOfSelection(selection: Selection): RawBuilder<SqlBool> {
  const chosen = selected(selection, {
    establishment: sql.ref('t.establishment_code'),
    operator: sql.ref('t.operator_id'),
  });
  return selection.accounts === null
    ? chosen
    : sql`${chosen} and t.account_id = any(${selection.accounts}::int[])`;
}

/** By accounting date the capture is bounded as well, by the lag there can be, so that partitions are pruned. */
function rowsOfPeriod(period: Period): RawBuilder<SqlBool> {
  if (period.dateType === 'dt') {
    const { from, until } = captureRange(period);
    return sql`t.captured_at >= ${from} and t.captured_at < ${until}`;
  }
  return sql`t.accounting_date between ${period.startDate}::date and ${period.endDate}::date
    and t.captured_at >= ${addDays(period.startDate, -ACCOUNTING_LAG_DAYS)}::timestamp
    and t.captured_at < ${addDays(period.endDate, 1)}::timestamp`;
}

/** The capture times of a period, the end exclusive: the chosen last second belongs to it. */
function captureRange(period: Period): { from: RawBuilder<string>; until: RawBuilder<string> } {
  return {
    from: sql`${`${period.startDate} ${period.startTime}`}::timestamp`,
    until: sql`(${`${period.endDate} ${period.endTime}`}::timestamp + interval '1 second')`,
  };
}
