import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { latestBy } from '../time/clocks';

/* Who holds something among several servers, and when it is due. */

/** From now on, by the database's clock: those of two servers may be further apart than a lease is long. */
export const leasedFor = (seconds: number): RawBuilder<Date> =>
  sql<Date>`clock_timestamp() + make_interval(secs => ${seconds}::double precision)`;

/**
 * Whether a row is not leased. A lease that ends later than any lease can was set while a clock ran ahead, and does
 * not count.
 * @param seconds the duration of a lease
 */
export const isFree = (seconds: number): RawBuilder<SqlBool> => sql<SqlBool>`
  (leased_until is null or leased_until < clock_timestamp() or leased_until > ${leasedFor(2 * seconds)})`;

/**
 * Whether a moment has come, by a clock that may have run ahead when it was set.
 * @param longestMs the furthest ahead that it is ever set
 */
export const hasCome = (column: string, now: Date, longestMs: number): RawBuilder<SqlBool> => sql<SqlBool>`
  (${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${latestBy(now, longestMs)})`;
