import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays } from '../../../contract/calendar';
import { ACCOUNTING_LAG_DAYS, PROCESS } from '../../../contract/limits';
import type { Db } from '../db/open';

/*
 * The transactions of an accounting date as they stood at a position: arrived by then, and not cancelled by then. As
 * positions are given in the order of commits (decision 2), that never changes. It speaks of `cash_transaction t`.
 */

/** The position of the newest delivery; 0 where nothing has arrived. */
export async function newestPosition(trx: Db): Promise<number> {
  const { position } = await trx
    .selectFrom('arrival')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirstOrThrow();
  return position ?? 0;
}

/** `deposit` or `withdrawal`, as the API calls them. */
export const TYPE = sql<string>`case t.process_code when ${sql.lit(PROCESS.withdrawal)} then 'withdrawal' else 'deposit' end`;

/** The rows with the delivery that brought each, `a`, and the one that cancelled it, `c`. */
export const ROWS = sql`cash_transaction t join arrival a on a.id = t.arrival_id
  left join arrival c on c.id = t.cancelled_arrival_id`;

/** A cancelled row without a cancelling delivery was cancelled before any position that somebody could have read. */
export function countedAt(accountingDate: string, position: number): RawBuilder<SqlBool> {
  return sql`t.accounting_date = ${accountingDate}::date
    and t.captured_at >= ${addDays(accountingDate, -ACCOUNTING_LAG_DAYS)}::timestamp
    and t.captured_at < ${addDays(accountingDate, 1)}::timestamp
    and a.position <= ${position} and (t.cancelled_at is null or c.position > ${position})`;
}
