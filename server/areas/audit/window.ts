import { type RawBuilder, sql } from 'kysely';
import { AUDIT_WINDOW } from '../../../contract/audit';
import { wallClock } from '../../platform/time/wall-clock';

/* Lists in the order of time that count and page up to a window, and go on behind it by key (decision 90). */

export type Direction = 'asc' | 'desc';

/** The place of an entry in that order is its moment, then its number. */
export interface Place {
  id: number;
  /** An instant in ISO 8601, to the microsecond, which a `Date` would lose. */
  at: string;
}

/** The order of places. */
export const orderOf = (direction: Direction): RawBuilder<unknown> =>
  sql.raw(`at ${direction}, id ${direction}`);

/** One more than the window holds, so that it is known whether there are more. */
export const WINDOW_LIMIT = AUDIT_WINDOW + 1;

/**
 * The head of a statement that numbers the entries of a list up to the window.
 * @param candidates a query of the first `WINDOW_LIMIT` places
 */
export const numbered = (candidates: RawBuilder<unknown>, direction: Direction): RawBuilder<unknown> => sql`
  with first as (${candidates}), numbered as materialized (
    select at, id, row_number() over (order by ${orderOf(direction)}) as place from first)`;

/** Columns of such a statement: how many there are, and the last one with a page. */
export const windowFacts = sql`(select count(*)::int from numbered) as found,
  (select json_build_object('at', at, 'id', id) from numbered where place = ${sql.lit(AUDIT_WINDOW)}) as last`;

/** The numbers of the entries of a page; none lies beyond the window. */
export const onPage = (page: number, size: number): RawBuilder<unknown> => sql`
  select id from numbered where place > ${page * size} and place <= ${Math.min((page + 1) * size, AUDIT_WINDOW)}`;

/** Returns what a reply says of the window. */
export const windowReply = (
  { found, last }: { found: number; last: Place | null },
  timeZone: string,
): { total: number; next: string | null } => ({
  total: Math.min(found, AUDIT_WINDOW),
  next: found > AUDIT_WINDOW && last !== null ? keyOf(last, timeZone) : null,
});

const keyOf = ({ at, id }: Place, timeZone: string): string => `${wallClock(timeZone, new Date(at))}~${id}`;

/** Reads the number of the entry in a key. */
export const numberIn = (key: string): string => key.slice(key.indexOf('~') + 1);
