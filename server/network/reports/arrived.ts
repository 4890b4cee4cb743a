import type { Arrived } from '../../../contract/reports';
import type { Db } from '../../platform/db/connections';
import { wallClock } from '../../platform/time/wall-clock';

/**
 * Up to which delivery data had arrived: of rows that are missing or cancelled in an earlier report or file, this says
 * that they came later. The same delivery stands for the same rows and the same totals.
 * @param position of a report as it stood at an earlier delivery
 * @returns `null` where nothing has arrived yet
 */
export async function arrivedBy(
  trx: Db,
  timeZone: string,
  position = Number.MAX_SAFE_INTEGER,
): Promise<Arrived | null> {
  const newest = await trx
    .selectFrom('arrival')
    .where('position', '<=', position)
    .select(['position', 'arrived_at'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest === undefined) return null;
  return { delivery: newest.position ?? 0, at: wallClock(timeZone, newest.arrived_at) };
}
