import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { PROCESS } from '../../../contract/limits';
import { type Period, periodOf } from '../../../contract/reports';
import type { ReportFileRequest } from '../../../contract/statement';
import { readTexts, type Texts } from '../../engines/exports/read-texts';
import type { Fetching } from '../../engines/exports/source';
import { type Selection, selectionOf } from '../../network/reports/selection';
import { totals } from '../../network/reports/totals';
import { rowsOf, rowsThen } from '../../network/reports/transactions';
import type { Db } from '../../platform/db/connections';
import type { Scope } from '../../platform/principal/scope';
import { Names } from './names';
import { following, newestFirst, type Position } from './order';

/** The rows that one query reads: enough to be quick, and few enough not to block the embedded database for others. */
const CHUNK = 2000;

/** The columns that are read, in this order. The amount of a withdrawal is negative (STMT-14). */
const columns = {
  captured_at: sql`t.captured_at`,
  accounting_date: sql`t.accounting_date`,
  logical_number: sql`t.logical_number`,
  nsu: sql`t.nsu`,
  establishment: sql`t.establishment_code`,
  operator: sql`t.operator_id`,
  account: sql`t.account_id`,
  amount: sql`case when t.process_code = ${sql.lit(PROCESS.withdrawal)} then -t.amount else t.amount end`,
};

/** The index of each column within the values of a row, and the number of columns. */
export const PLACE = Object.fromEntries(Object.keys(columns).map((name, place) => [name, place])) as Record<
  keyof typeof columns,
  number
>;
export const WIDTH = Object.keys(columns).length;

/** What a file contains; it is fixed before the first row is read. */
interface OpenStatement {
  period: Period;
  selection: Selection;
  /** The condition that selects its transactions. */
  rows: RawBuilder<SqlBool>;
}

/** With the delivery up to which it goes, and whether that is an earlier one. */
type Opened = OpenStatement & { position: number; pinned: boolean };

/** @throws HttpError if the scope does not cover the request */
export async function openStatement(trx: Db, scope: Scope, { entrega, ...request }: ReportFileRequest) {
  const selection = await selectionOf(trx, scope, request);
  const period = periodOf(request);
  const { arrivals, position } = await arrivedSoFar(trx);
  const bounded = sql<SqlBool>`t.arrival_id <= ${arrivals}`;
  if (entrega !== undefined && entrega < position) {
    const rows = sql<SqlBool>`${rowsThen(selection, period, entrega)} and ${bounded}`;
    return { period, selection, rows, position: entrega, pinned: true } satisfies Opened;
  }
  const rows = sql<SqlBool>`${rowsOf(selection, period)} and ${bounded}`;
  return { period, selection, rows, position, pinned: false } satisfies Opened;
}

/** How many rows it has. */
export async function countOf(trx: Db, { selection, period, rows, pinned }: Opened): Promise<number> {
  if (!pinned) return (await totals(trx, selection, period)).count;
  // What the rollups add up is of now.
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from cash_transaction t where ${rows}`.execute(trx);
  return counted[0]?.count ?? 0;
}

/**
 * Yields the rows of a statement in the order of the screen, chunk by chunk, with the names of what they refer to.
 * @param most the number of rows that are wanted; absent: all
 */
export async function* statementLines(
  { read, timeZone }: Pick<Fetching, 'read' | 'timeZone'>,
  { period, rows }: Pick<OpenStatement, 'period' | 'rows'>,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<Texts & { names: Names }> {
  const names = new Names(timeZone);
  let last: Position | null = null;
  do {
    const after: RawBuilder<SqlBool> = last === null ? sql`true` : following(period, last);
    const chunk: Texts = await read(async (trx) => {
      const texts = await readTexts(
        trx,
        Object.values(columns),
        sql`from cash_transaction t
          where ${rows} and ${after}
          order by ${newestFirst(period)}
          limit ${Math.min(CHUNK, most)}`,
      );
      await names.learn(trx, texts.values, PLACE, WIDTH);
      return texts;
    });
    yield { ...chunk, names };
    last = chunk.rows === CHUNK ? lastOf(chunk) : null;
  } while (last !== null);
}

function lastOf({ rows, values }: Texts): Position {
  const value = (name: keyof Position) => values[(rows - 1) * WIDTH + PLACE[name]] as string;
  return {
    accounting_date: value('accounting_date'),
    captured_at: value('captured_at'),
    logical_number: value('logical_number'),
    nsu: value('nsu'),
  };
}

/**
 * Returns the newest delivery at this moment; later ones are not in the file. On PostgreSQL the snapshot has the same
 * effect; on the embedded database, which may receive deliveries between two chunks, only this keeps a file consistent.
 */
async function arrivedSoFar(trx: Db): Promise<{ arrivals: number; position: number }> {
  const { newest, position } = await trx
    .selectFrom('arrival')
    .select(({ fn }) => [fn.max('id').as('newest'), fn.max('position').as('position')])
    .executeTakeFirstOrThrow();
  return { arrivals: newest ?? 0, position: position ?? 0 };
}
