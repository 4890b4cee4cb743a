import { sql } from 'kysely';
import type { MessageKey } from '../../../i18n/server';
import type { ListColumn } from './source';
import { activeOrNot, type Shown } from './words';

/** An instant by the clocks of the network, without parts of a second. */
export const moment =
  (column: string): ListColumn['value'] =>
  (_scope, { timeZone }) =>
    sql`date_trunc('second', ${sql.ref(column)} at time zone ${timeZone})`;

/** A column of the list's table in words: whether a record is active, by itself; the list is sorted by the column. */
export const worded = <Column extends string>(
  title: MessageKey,
  column: Column,
  shown: Shown = activeOrNot,
) => ({ title, type: 'text', value: column, shown, sort: column }) as const;
