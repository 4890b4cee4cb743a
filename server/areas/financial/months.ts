import { sql } from 'kysely';
import { addMonths, firstDayOf, lastDayOf, monthOf } from '../../../contract/calendar';
import { BILLING } from '../../../contract/financial';
import { lastBilledMonth } from '../../ingest/master-data/tariffs';
import type { Db } from '../../platform/db/connections';
import { billingAvailable } from './notices';

/* Months are `YYYY-MM`. */

/** Returns the last month whose bills are due: they are made in the early morning after its end. */
export function lastDueMonth(clock: string): string {
  const over = addMonths(monthOf(clock), -1);
  const early = clock < `${firstDayOf(monthOf(clock))}T${String(BILLING.hour).padStart(2, '0')}`;
  return early ? addMonths(over, -1) : over;
}

/**
 * Returns the month after the last one that was billed, or the first that has a tariff.
 * @returns `null` if there is no tariff
 */
export async function nextMonth(db: Db): Promise<string | null> {
  const last = await lastBilledMonth(db);
  if (last !== null) return addMonths(last, 1);
  const { rows } = await sql<{
    first: string | null;
  }>`select min(starts_on)::text as first from tariff`.execute(db);
  const [known] = rows;
  return known?.first ? monthOf(known.first) : null;
}

/** The notice of the bills of a month. */
export const billsOf = (month: string) =>
  billingAvailable({ first: firstDayOf(month), last: lastDayOf(month) });
