import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Narrowing } from '../../../contract/narrowing';
import { type Period, periodOf, type ReportFilter } from '../../../contract/reports';
import { readTexts, type Texts } from '../../engines/exports/read-texts';
import type { Fetching } from '../../engines/exports/source';
import { type Selection, selectionOf } from '../../network/reports/selection';
import { totals } from '../../network/reports/totals';
import { cancelledOf, cancelledThen, laterThan, rowsOf, rowsThen } from '../../network/reports/transactions';
import { isSpread } from '../../platform/db/citus/spread';
import type { Db } from '../../platform/db/connections';
import type { Scope } from '../../platform/principal/scope';
import { Names } from './names';
import { narrowedBy, SIGNED } from './narrowed';
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
  amount: SIGNED,
};

/** What is said of cancelled ones behind those: the moment, and the delivery where that was kept. */
const cancellation = (timeZone: string, position: RawBuilder<unknown>) => [
  sql`to_char(t.cancelled_at at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI:SS')`,
  sql`coalesce(${position}::text, '')`,
];

/** The index of each column within the values of a row. */
export const PLACE = Object.fromEntries(Object.keys(columns).map((name, place) => [name, place])) as Record<
  keyof typeof columns,
  number
>;
/** Where the cancellation of a row stands behind those. */
export const CANCELLED = Object.keys(columns).length;

/** What a file contains; it is fixed before the first row is read. */
interface OpenStatement {
  period: Period;
  selection: Selection;
  /** The condition that selects its transactions. */
  rows: RawBuilder<SqlBool>;
  /** Whether they are the cancelled ones, each with its cancellation. */
  cancelled?: true;
}

/** With the delivery up to which it goes, and whether the rollups, which are of now and of all rows, know its totals. */
export type Opened = OpenStatement & { position: number; rolledUp: boolean };

/** What a file is asked for with: its filter, the delivery at which it stood, and by what its rows are narrowed. */
type Wanted = ReportFilter & { entrega?: number | undefined; narrowed?: Narrowing | undefined };

/** @throws HttpError if the scope does not cover the request */
export async function openStatement(trx: Db, scope: Scope, request: Wanted): Promise<Opened> {
  const { selection, period, position, bounded, whole } = await beginning(trx, scope, request);
  const { entrega } = request;
  if (entrega !== undefined && entrega < position) {
    const rows = sql<SqlBool>`${rowsThen(selection, period, await laterThan(trx, entrega))} and ${bounded}`;
    return { period, selection, rows, position: entrega, rolledUp: false };
  }
  const rows = sql<SqlBool>`${rowsOf(selection, period)} and ${bounded}`;
  return { period, selection, rows, position, rolledUp: whole };
}

/**
 * The cancelled ones of the same filter: by now, or by a delivery.
 * @throws HttpError if the scope does not cover the request
 */
export async function openCancelled(trx: Db, scope: Scope, request: Wanted): Promise<Opened> {
  const { selection, period, position, bounded } = await beginning(trx, scope, request);
  const { entrega = position } = request;
  const cancelled =
    entrega < position
      ? cancelledThen(selection, period, await laterThan(trx, entrega))
      : cancelledOf(selection, period);
  const rows = sql<SqlBool>`${cancelled} and ${bounded}`;
  return { period, selection, rows, position: entrega, rolledUp: false, cancelled: true };
}

/** What every file is opened with; later deliveries are not in it. */
async function beginning(trx: Db, scope: Scope, { narrowed, ...request }: Wanted) {
  const selection = await selectionOf(trx, scope, request);
  const period = periodOf(request);
  const { arrivals, position } = await arrivedSoFar(trx);
  const asked = narrowedBy(narrowed, period);
  const bounded = sql<SqlBool>`t.arrival_id <= ${arrivals} and ${asked ?? sql`true`}`;
  return { selection, period, position, bounded, whole: asked === null };
}

/** How many rows it has. */
export async function countOf(trx: Db, { selection, period, rows, rolledUp }: Opened): Promise<number> {
  if (rolledUp) return (await totals(trx, selection, period)).count;
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from cash_transaction t where ${rows}`.execute(trx);
  return counted[0]?.count ?? 0;
}

/** The delivery that cancelled a row: looked up for each, or on a cluster, whose nodes do not have them, joined. */
async function cancelledBy(trx: Db) {
  return (await isSpread(trx))
    ? { position: sql`c.position`, join: sql`left join arrival c on c.id = t.cancelled_arrival_id` }
    : {
        position: sql`(select position from arrival where arrival.id = t.cancelled_arrival_id)`,
        join: sql``,
      };
}

/**
 * Yields the rows of a statement in the order of the screen, chunk by chunk, with the names of what they refer to.
 * @param most the number of rows that are wanted; absent: all
 */
export async function* statementLines(
  { read, timeZone }: Pick<Fetching, 'read' | 'timeZone'>,
  { period, rows, cancelled }: Pick<OpenStatement, 'period' | 'rows' | 'cancelled'>,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<Texts & { names: Names; width: number }> {
  const names = new Names(timeZone);
  const by = await read(cancelledBy);
  const wanted = [...Object.values(columns), ...(cancelled ? cancellation(timeZone, by.position) : [])];
  const width = wanted.length;
  let last: Position | null = null;
  do {
    const after: RawBuilder<SqlBool> = last === null ? sql`true` : following(period, last);
    const chunk: Texts = await read(async (trx) => {
      const texts = await readTexts(
        trx,
        wanted,
        sql`from cash_transaction t ${cancelled ? by.join : sql``}
          where ${rows} and ${after}
          order by ${newestFirst(period)}
          limit ${Math.min(CHUNK, most)}`,
      );
      await names.learn(trx, texts.values, PLACE, width);
      return texts;
    });
    yield { ...chunk, names, width };
    last = chunk.rows === CHUNK ? lastOf(chunk, width) : null;
  } while (last !== null);
}

function lastOf({ rows, values }: Texts, width: number): Position {
  const value = (name: keyof Position) => values[(rows - 1) * width + PLACE[name]] as string;
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
