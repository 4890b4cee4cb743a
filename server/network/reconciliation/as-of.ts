import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays } from '../../../contract/calendar';
import { ACCOUNTING_LAG_DAYS, PROCESS } from '../../../contract/limits';
import type { Db } from '../../platform/db/connections';

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

/** Days, each `YYYY-MM-DD` and included; what is not there has no end. */
interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Accounting dates and days of capture at once. */
export interface Period {
  accounting: Days;
  captured: Days;
}

/** The transactions of an accounting date that counted at a position. */
export const countedAt = (accountingDate: string, position: number): RawBuilder<SqlBool> =>
  countedIn({ accounting: { from: accountingDate, to: accountingDate }, captured: {} }, position);

/**
 * The transactions of a period that counted at a position. What a period says of accounting dates bounds the days of
 * capture as well, by which rows are stored.
 * A cancelled row without a cancelling delivery was cancelled before any position that somebody could have read.
 */
export function countedIn({ accounting, captured }: Period, position: number): RawBuilder<SqlBool> {
  const earliest = accounting.from === undefined ? undefined : addDays(accounting.from, -ACCOUNTING_LAG_DAYS);
  const conditions = [
    ...accountingWithin(accounting),
    ...capturedWithin({ from: earliest, to: accounting.to }),
    ...capturedWithin(captured),
    sql`a.position <= ${position} and (t.cancelled_at is null or c.position > ${position})`,
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

function accountingWithin({ from, to }: Days): RawBuilder<unknown>[] {
  // Equality lets an index give the rows in their order.
  if (from !== undefined && from === to) return [sql`t.accounting_date = ${from}::date`];
  return [
    ...(from === undefined ? [] : [sql`t.accounting_date >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`t.accounting_date <= ${to}::date`]),
  ];
}

const capturedWithin = ({ from, to }: Days): RawBuilder<unknown>[] => [
  ...(from === undefined ? [] : [sql`t.captured_at >= ${from}::timestamp`]),
  ...(to === undefined ? [] : [sql`t.captured_at < ${addDays(to, 1)}::timestamp`]),
];
