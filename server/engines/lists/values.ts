import { sql } from 'kysely';
import type { ListColumn } from './source';

/** An instant by the clocks of the network, without parts of a second. */
export const moment =
  (column: string): ListColumn['value'] =>
  (_scope, { timeZone }) =>
    sql`date_trunc('second', ${sql.ref(column)} at time zone ${timeZone})`;
