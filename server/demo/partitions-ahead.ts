import { addDays } from '../../contract/dates';
import type { Db } from '../db/open';
import { ensurePartitions, monthsOf } from '../transactions/partitions';

/** Makes this month's partition and the next one's, so that no writer waits for them at the turn of the month. */
export async function partitionsAhead(trx: Db, today: string): Promise<void> {
  const nextMonth = addDays(`${today.slice(0, 8)}28`, 4);
  await ensurePartitions(trx, monthsOf([today, nextMonth]));
}
