import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays } from '../../../contract/calendar';
import { LAST_DAY } from '../../../contract/dates';
import { instantAt } from './wall-clock';

/** The condition for a moment within whole days, both included, by the network's clocks; either may be left out. */
export function withinDays(
  moment: Expression<unknown>,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
): RawBuilder<SqlBool> {
  const midnight = (day: string) => instantAt(timeZone, `${day}T00:00:00`);
  const ends = [
    from === undefined ? null : sql`${moment} >= ${midnight(from)}::timestamptz`,
    // Nothing can be later than the last supported day, whose end cannot be computed.
    to === undefined || to === LAST_DAY ? null : sql`${moment} < ${midnight(addDays(to, 1))}::timestamptz`,
  ].filter((end) => end !== null);
  return ends.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(ends, sql` and `)})`;
}
