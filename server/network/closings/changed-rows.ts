import { type RawBuilder, sql } from 'kysely';
import type { Period } from '../../../contract/reports';
import type { Db } from '../../platform/db/connections';
import { type Keys, NO_KEYS, partsOf } from '../reports/parts';
import type { Selection } from '../reports/selection';
import { everyRowOf } from '../reports/transactions';

/*
 * What has changed between two deliveries: rows that arrived between them and count at the second, and rows that counted at
 * the first and are cancelled at the second. Both are read by the indexes of the deliveries, so that an old month costs what
 * has changed in it, and not what it has.
 */

/** Between these deliveries. */
export interface Between {
  /** Later ones than this changed something. */
  after: number;
  /** The last one that is looked at; absent: the newest. */
  upTo?: number | undefined;
}

/** The bounds of what has changed, as queries take them. */
export interface Bounds {
  after: number;
  upTo: number;
  newest: number;
  /** No delivery after `after` has a lower id. */
  firstId: number;
}

/**
 * Reads the bounds by themselves, so that the database knows their values when it plans. Ids are given when deliveries are
 * opened and positions when they are closed: the least id of all later ones is asked for, and `+ 0` has them read by their
 * positions.
 */
export async function boundsOf(trx: Db, { after, upTo }: Between): Promise<Bounds> {
  const { rows } = await sql<{ id: number | null; newest: number | null }>`
    select (select min(id + 0) from arrival where position > ${after}) as id,
      (select max(position) from arrival) as newest`.execute(trx);
  const newest = rows[0]?.newest ?? 0;
  const firstId = rows[0]?.id ?? Number.MAX_SAFE_INTEGER;
  return { after, upTo: Math.min(upTo ?? newest, newest), newest, firstId };
}

/** The rows that have changed, with `change` and its `delivery`; all of them speak of `cash_transaction t`. */
export function changedRows(
  selection: Selection,
  period: Period,
  { after, upTo, firstId }: Bounds,
  columns: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const rows = everyRowOf(selection, period);
  const cancelledBy = sql`arrival c on c.id = t.cancelled_arrival_id`;
  // A cancelled row without a cancelling delivery was cancelled before any position that somebody could have read.
  return sql`select 'arrived' as change, a.position, a.arrived_at, ${columns}
    from cash_transaction t join arrival a on a.id = t.arrival_id left join ${cancelledBy}
    where ${rows} and t.arrival_id >= ${firstId} and a.position > ${after} and a.position <= ${upTo}
      and (t.cancelled_at is null or c.position > ${upTo})
    union all
    select 'cancelled' as change, c.position, c.arrived_at, ${columns}
    from cash_transaction t join arrival a on a.id = t.arrival_id join ${cancelledBy}
    where ${rows} and t.cancelled_arrival_id >= ${firstId} and c.position > ${after} and c.position <= ${upTo}
      and t.cancelled_at is not null and a.position <= ${after}`;
}

/** The figures of a period, as parts of a query. */
export interface FigureLines {
  /** Tables that the lines are read from, to stand behind `with`. */
  tables: RawBuilder<unknown>;
  /** Queries of `figure`, `process_code`, `count` and `sum`, each of a figure that it is added to or taken from. */
  lines: RawBuilder<unknown>[];
  bounds: Bounds;
}

/** What lines are told of: as the period stood at both deliveries, and what lies between them. */
type Figure = 'before' | 'arrived' | 'cancelled' | 'now';

/**
 * The figures of a period at two deliveries and what lies between them. Those of the newest delivery come from the
 * rollups; what has arrived since is taken from them and what was cancelled is put back, so that they add up by themselves.
 * @param keys what the lines are told apart by; their aliases stand behind the sum
 * @param name of the tables, where a query is about two periods
 */
export async function figureLines(
  trx: Db,
  selection: Selection,
  period: Period,
  {
    between,
    keys = NO_KEYS,
    aliases = [],
    name = '',
  }: { between: Between; keys?: Keys; aliases?: readonly RawBuilder<unknown>[]; name?: string },
): Promise<FigureLines> {
  const bounds = await boundsOf(trx, between);
  const listed = (columns: readonly RawBuilder<unknown>[]) => sql.join(columns, sql`, `);
  const columns = listed([sql`t.process_code, t.amount`, ...keys.ofRow]);
  const changed = changedRows(selection, period, bounds, columns);
  const afterwards =
    bounds.upTo < bounds.newest
      ? changedRows(selection, period, await boundsOf(trx, { after: bounds.upTo }), columns)
      : sql`select * from ${sql.table(`changed${name}`)} where false`;
  const by = (more: readonly RawBuilder<unknown>[]) => listed([...more, ...aliases]);
  const tables = sql`${sql.table(`part${name}`)} as materialized (
      select ${by([sql`process_code, sum(count) as count, sum(sum) as sum`])}
      from (${partsOf(selection, period, keys)}) as every group by ${by([sql`process_code`])}
    ), ${sql.table(`changed${name}`)} as materialized (${changed}),
    ${sql.table(`afterwards${name}`)} as materialized (${afterwards})`;
  /** The lines of a figure, added or taken away. */
  const lines = (figure: Figure, sign: 1 | -1, from: string, change: 'arrived' | 'cancelled') =>
    sql`select ${by([
      sql`${sql.lit(figure)} as figure, process_code, ${sql.lit(sign)} as count, ${sql.lit(sign)} * amount as sum`,
    ])} from ${sql.table(`${from}${name}`)} where change = ${sql.lit(change)}`;
  return {
    bounds,
    tables,
    lines: [
      ...(['before', 'now'] as const).flatMap((figure) => [
        sql`select ${by([sql`${sql.lit(figure)} as figure, process_code, count, sum`])} from ${sql.table(`part${name}`)}`,
        lines(figure, -1, 'afterwards', 'arrived'),
        lines(figure, 1, 'afterwards', 'cancelled'),
      ]),
      lines('before', -1, 'changed', 'arrived'),
      lines('before', 1, 'changed', 'cancelled'),
      lines('arrived', 1, 'changed', 'arrived'),
      lines('cancelled', 1, 'changed', 'cancelled'),
    ],
  };
}
