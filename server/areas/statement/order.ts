import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Period } from '../../../contract/reports';

/* The order of the rows of a statement, on the screen and in files. The expressions refer to `cash_transaction t`. */

/** STMT-13: newest first, by the chosen date, then capture time, then key. */
export function newestFirst({ dateType }: Period): RawBuilder<unknown> {
  const byAccounting = dateType === 'dc' ? sql`t.accounting_date desc,` : sql``;
  return sql`${byAccounting} t.captured_at desc, t.logical_number desc, t.nsu desc`;
}

/** The position of a row in that order. */
export interface Position {
  accounting_date: string;
  captured_at: string;
  logical_number: string;
  nsu: string;
}

/** The condition for the rows after `last`. Its second part adds nothing, but lets PostgreSQL prune partitions. */
export function following({ dateType }: Period, last: Position): RawBuilder<SqlBool> {
  const key = sql`t.captured_at, t.logical_number, t.nsu`;
  const values = sql`${last.captured_at}::timestamp, ${last.logical_number}, ${last.nsu}`;
  return dateType === 'dc'
    ? sql`(t.accounting_date, ${key}) < (${last.accounting_date}::date, ${values})`
    : sql`(${key}) < (${values}) and t.captured_at <= ${last.captured_at}::timestamp`;
}
