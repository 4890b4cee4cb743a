import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { PROCESS } from '../../../contract/limits';
import type { Period } from '../../../contract/reports';
import {
  type CancelledReply,
  FOOTER,
  type ReportReply,
  type StatementRequest,
} from '../../../contract/statement';
import type { Selection } from '../../network/reports/selection';
import { totals } from '../../network/reports/totals';
import { cancelledOf, rowsOf } from '../../network/reports/transactions';
import type { Db } from '../../platform/db/connections';
import { moneyOf } from '../../platform/http/exact-money';
import { cancellationOf, cellsOf, disputableOf, firstRows, identifiedBy } from './first-rows';
import { narrowedBy } from './narrowed';

/** How a statement is read. */
interface Asked extends Pick<StatementRequest, 'narrowed' | 'order' | 'direction'> {
  /** Whose clocks the network goes by. */
  timeZone: string;
  /** Whether each row also has the key of its transaction and its dispute, if any. */
  disputable?: boolean;
}

/**
 * Reads the statement of a period over a selection: its newest rows and the totals of all rows; where it is narrowed,
 * the newest of those, and their totals beside those of all. Call it in a transaction that sees one snapshot, so that
 * rows and totals agree.
 * @param period has passed `periodProblem`
 */
export async function depositStatement(
  trx: Db,
  selection: Selection,
  period: Period,
  { narrowed, timeZone, disputable = false, ...order }: Asked,
): Promise<Omit<ReportReply, 'arrived'>> {
  const asked = narrowedBy(narrowed, period);
  const all = rowsOf(selection, period);
  const rows = asked === null ? all : sql<SqlBool>`${all} and ${asked}`;
  const first = await firstRows(trx, { rows, period, order, timeZone, disputable });
  const { deposits, debts, count } = await totals(trx, selection, period);
  const part = asked === null ? null : await sumsOf(trx, rows);
  return {
    rows: first.map(cellsOf),
    footers: [footerOf(deposits, debts)],
    totalRows: count,
    ...(part !== null && { narrowed: narrowedOf(part) }),
    identificadores: first.map(identifiedBy),
    ...(disputable && { transacoes: first.map(disputableOf) }),
  };
}

/** Reads the cancelled ones of a statement, which it has not, likewise. */
export async function cancelledStatement(
  trx: Db,
  selection: Selection,
  period: Period,
  { narrowed, timeZone, ...order }: Omit<Asked, 'disputable'>,
): Promise<Omit<CancelledReply, 'arrived'>> {
  const asked = narrowedBy(narrowed, period);
  const all = cancelledOf(selection, period);
  const rows = asked === null ? all : sql<SqlBool>`${all} and ${asked}`;
  const first = await firstRows(trx, { rows, period, order, timeZone, disputable: false });
  const { deposits, debts, count } = await sumsOf(trx, all);
  const part = asked === null ? null : await sumsOf(trx, rows);
  return {
    rows: first.map(cellsOf),
    footers: [footerOf(deposits, debts)],
    totalRows: count,
    ...(part !== null && { narrowed: narrowedOf(part) }),
    identificadores: first.map(identifiedBy),
    cancellations: first.map(cancellationOf),
  };
}

type Sums = Awaited<ReturnType<typeof totals>>;

/** What rows come to that no rollup knows. */
async function sumsOf(trx: Db, rows: RawBuilder<SqlBool>): Promise<Sums> {
  const withdrawn = sql`t.process_code = ${sql.lit(PROCESS.withdrawal)}`;
  const { rows: summed } = await sql<Sums>`
    select coalesce(sum(t.amount) filter (where not ${withdrawn}), 0)::text as deposits,
      coalesce(sum(t.amount) filter (where ${withdrawn}), 0)::text as debts,
      count(*) as count
    from cash_transaction t where ${rows}`.execute(trx);
  return summed[0] ?? { deposits: '0', debts: '0', count: 0 };
}

const narrowedOf = ({ deposits, debts, count }: Sums) => ({
  totalRows: count,
  deposits: moneyOf(deposits),
  withdrawals: moneyOf(debts),
});

/** STMT-20: the totals in their places among ten cells. */
const footerOf = (deposits: string, debts: string) =>
  Array.from({ length: 10 }, (_, index) => ({
    value: index === FOOTER.deposits ? moneyOf(deposits) : index === FOOTER.debts ? moneyOf(debts) : null,
  }));
