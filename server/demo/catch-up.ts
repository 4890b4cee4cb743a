import { sql } from 'kysely';
import { addDays, daysBetween } from '../../contract/calendar';
import { REPORT } from '../../contract/reports';
import { lockNetwork } from '../ingest/master-data/lock';
import type { Config } from '../platform/config';
import type { Db } from '../platform/db/connections';
import type { Database } from '../platform/db/open';
import type { DemoOptions } from './fill';
import { live } from './history/live';
import { partitionsAhead } from './partitions-ahead';
import { presentOf } from './present';
import { progressOf } from './progress';
import { readShops } from './shops';
import { clockText, type Span, secondOf } from './span';
import { weightOf } from './transactions';

/** Statistics are renewed after so many new movements. */
const MANY = 1000;

/**
 * Lets a demo network that was left live on to the present: the movements, requests, news and bills of the days
 * that are missing, at the density it was filled with. What people have made or changed stays as they left it.
 *
 * All of it is one database transaction under the lock of the fill: a start that is killed in the middle leaves
 * the network where it was, and of several servers that start at once one catches up. A database that does not
 * know itself as a demo is left alone, and so is a demo without movements.
 * @returns how many movements there were since; 0 where nothing was due
 */
export async function catchUpDemo(
  database: Database,
  config: Pick<Config, 'timeZone' | 'dayClose'>,
  { today, onProgress, now = new Date() }: DemoOptions,
): Promise<number> {
  const present = presentOf(today, config.timeZone, now);
  if ((await missing(database.db, present)) === null) return 0;
  return database.db.transaction().execute(async (trx) => {
    await lockNetwork(trx);
    const left = await missing(trx, present);
    if (left === null) return 0;
    const { seed, density, owed, firstDay, span } = left;
    const weight = weightOf(seed, await readShops(trx, { seed, timeZone: config.timeZone, firstDay }), span);
    const exactly = owed + weight * density;
    const due = Math.round(exactly);
    // Short visits add up: until a movement is due, the network has not lived on.
    if (due <= 0) return 0;
    const days = daysBetween(span.firstDay, span.lastDay);
    if (days > 0)
      onProgress(`The demo network was left on ${span.firstDay}; it catches up ${dayCount(days)}`);
    const onStored = progressOf('Catching up', due, onProgress);
    const count = await live(
      trx,
      { seed, timeZone: config.timeZone, dayClose: config.dayClose, span, firstDay },
      { density, owed, onStored },
    );
    const livedUntil = clockText(span.lastDay, span.until);
    await trx
      .updateTable('demo_network')
      .set({ lived_until: livedUntil, owed: exactly - count })
      .execute();
    await partitionsAhead(trx, span.lastDay);
    if (count >= MANY) await sql`analyze`.execute(trx);
    onProgress(
      `The demo network has lived up to ${livedUntil.replace('T', ' ')} (${count} new transactions)`,
    );
    return count;
  });
}

const dayCount = (days: number) => (days === 1 ? '1 day' : `${days} days`);

interface Left {
  seed: number;
  density: number;
  owed: number;
  firstDay: string;
  span: Span;
}

/** What the demo has not lived yet; `null` when there is nothing. */
async function missing(db: Db, present: Pick<Span, 'lastDay' | 'until'>): Promise<Left | null> {
  const known = await db.selectFrom('demo_network').selectAll().executeTakeFirst();
  if (known === undefined || known.density === 0) return null;
  if (known.lived_until >= clockText(present.lastDay, present.until)) return null;
  // Nobody can ask for more days than these, so a network left for years does not make them up.
  const earliest = addDays(present.lastDay, -REPORT.maxDaysBack);
  const { seed, density, owed, first_day: firstDay, lived_until: lived } = known;
  if (lived.slice(0, 10) < earliest) {
    return { seed, density, owed, firstDay: earliest, span: { firstDay: earliest, from: 0, ...present } };
  }
  const span = { firstDay: lived.slice(0, 10), from: secondOf(lived), ...present };
  return { seed, density, owed, firstDay, span };
}
