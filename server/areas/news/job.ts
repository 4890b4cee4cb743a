import { sql } from 'kysely';
import { z } from 'zod';
import { todayIn } from '../../../contract/dates';
import type { AppContext } from '../../platform/context';
import { type JobHandler, type JobKind, jobHandler } from '../../platform/jobs/kind';
import { routine } from '../../platform/jobs/routine';
import { system } from '../../platform/principal/principal';
import { storeNews } from './save';
import { lockedNews } from './stored';

const calendar = system('news calendar');

const payload = z.strictObject({ day: z.string() });

/** Publishes what opens by a day, and takes down what has ended before it. */
const turnNews: JobKind<z.infer<typeof payload>> = { name: 'turnNews', payload, attempts: 10, seconds: 300 };

const isDue = (day: string) =>
  sql<boolean>`(opens_on <= ${day}::date or (active and ends_on < ${day}::date))`;

/** Looks whether the day has come of an item that waits, or the last day of another is over. */
export const newsRoutine = routine(turnNews, async ({ database: { db }, config, now }) => {
  const day = todayIn(config.timeZone, now());
  const due = await db.selectFrom('news').where(isDue(day)).select('id').limit(1).executeTakeFirst();
  return due === undefined ? null : { day };
});

/**
 * Turns each item in a transaction of its own, with its notice: whoever locks it first does it, and finds it undone or
 * not at all. So two servers, or a server that dies in the middle, tell nobody twice.
 */
export function newsJob({ database: { db }, now }: AppContext): JobHandler {
  return jobHandler(turnNews, async ({ day }, signal) => {
    for (let left = true; left; ) {
      signal.throwIfAborted();
      left = await db.transaction().execute(async (trx) => {
        const item = await lockedNews(trx).where(isDue(day)).limit(1).executeTakeFirst();
        if (item === undefined) return false;
        const over = item.ends_on !== null && item.ends_on < day;
        await storeNews(trx, calendar, item, { active: !over, opens_on: null }, now());
        return true;
      });
    }
  });
}
