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

/** Publishes the items that open by a day, and takes down those that have ended before it. */
const turnNews: JobKind<z.infer<typeof payload>> = { name: 'turnNews', payload, attempts: 10, seconds: 300 };

const isDue = (day: string) =>
  sql<boolean>`(opens_on <= ${day}::date or (active and ends_on < ${day}::date))`;

/** Due if the day of a waiting item has come, or the last day of another is over. */
export const newsRoutine = routine(turnNews, async ({ database: { db }, config, now }) => {
  const day = todayIn(config.timeZone, now());
  const due = await db.selectFrom('news').where(isDue(day)).select('id').limit(1).executeTakeFirst();
  return due === undefined ? null : { day };
});

/**
 * Publishes or takes down each item in a separate transaction, together with its notice. The lock makes sure that each
 * item is handled once, so that neither two servers nor a crash cause a second notice.
 */
export function newsJob(context: AppContext): JobHandler {
  const { db } = context.database;
  return jobHandler(turnNews, async ({ day }, signal) => {
    // By the earlier day, should this server's clock be behind that of the one that has looked.
    const today = todayIn(context.config.timeZone, context.now());
    const due = isDue(day < today ? day : today);
    for (let left = true; left; ) {
      signal.throwIfAborted();
      left = await db.transaction().execute(async (trx) => {
        const item = await lockedNews(trx).where(due).limit(1).executeTakeFirst();
        if (item === undefined) return false;
        // The status that a person has set stays; only the day has changed what is shown.
        await storeNews(trx, context, calendar, item, {});
        return true;
      });
    }
  });
}
