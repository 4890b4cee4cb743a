import { addMonths } from 'date-fns';
import { dayText, utcDay } from '../../contract/calendar';
import { ensurePartitions, monthsOf } from '../ingest/transactions/partitions';
import type { Db } from '../platform/db/connections';

/** Makes this month's partition and the next one's, so that no writer waits for them at the turn of the month. */
export async function partitionsAhead(trx: Db, today: string): Promise<void> {
  const nextMonth = dayText(addMonths(utcDay(today), 1));
  await ensurePartitions(trx, monthsOf([today, nextMonth]));
}
