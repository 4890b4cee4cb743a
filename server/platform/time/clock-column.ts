import { type RawBuilder, sql } from 'kysely';

/** What the zone's clocks show at the instants of a column, as `wallClock` has it: `YYYY-MM-DDTHH:mm:ss`. */
export const clockColumn = (column: string, timeZone: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI:SS')`;
