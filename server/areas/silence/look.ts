import type { Kysely } from 'kysely';
import { z } from 'zod';
import { networkHours } from '../../network/reports/network-hours';
import type { Config } from '../../platform/config';
import type { Schema } from '../../platform/db/schema';
import type { JobKind } from '../../platform/jobs/kind';
import { routine } from '../../platform/jobs/routine';
import { latestBy } from '../../platform/time/clocks';
import { hourOf, hourText, momentAt } from './clock';
import { judge } from './judge';
import { behindSince } from './network';
import { quietDays } from './quiet-days';
import { readActivity } from './read-activity';
import { LEARNED_DAYS } from './settings';
import { endSilences, keepSilences, keepSparse } from './silences';

/** Looks for silent shops, once for each hour. */
export const silenceJob: JobKind<{ at: string }> = {
  name: 'look for silent shops',
  /** The beginning of the hour, as an instant. */
  payload: z.strictObject({ at: z.iso.datetime() }),
  attempts: 3,
  seconds: 300,
};

/** Due at the beginning of each hour, because only complete hours are judged. */
export const hourly = routine(silenceJob, async ({ database: { db }, now: clock }) => {
  const now = clock();
  const { looked_at } = await db.selectFrom('silence_look').select('looked_at').executeTakeFirstOrThrow();
  return isLookedFor(looked_at, hourOf(now), now) ? null : { at: hourOf(now).toISOString() };
});

function isLookedFor(lookedAt: Date | null, at: Date, now: Date): boolean {
  return lookedAt !== null && lookedAt >= at && lookedAt <= latestBy(now);
}

interface Looking {
  at: Date;
  now: Date;
}

/**
 * Judges every shop at the beginning of an hour, opens the silences that begin and ends those that are over, each with
 * its notice. Everything is one transaction under one lock: an interrupted run is rolled back, and two servers never do
 * it twice.
 */
export async function lookForSilence(
  db: Kysely<Schema>,
  { timeZone }: Pick<Config, 'timeZone'>,
  { at, now }: Looking,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const look = await trx.selectFrom('silence_look').selectAll().forUpdate().executeTakeFirstOrThrow();
    if (isLookedFor(look.looked_at, at, now)) return;
    const moment = momentAt(timeZone, at);
    const shops = await readActivity(trx, moment.today);
    await endSilences(trx, shops, now);
    const behind = behindSince(
      await networkHours(trx, moment.today, LEARNED_DAYS),
      moment.day * 24 + moment.hour,
    );
    if (behind === null) {
      const quiet = quietDays(shops, moment);
      const judged = shops.flatMap((shop) => {
        const judgement = judge(shop, moment, quiet);
        return judgement.state === 'sparse' ? [] : { shop, ...judgement };
      });
      await keepSilences(
        trx,
        judged.filter(({ state }) => state === 'silent'),
        now,
      );
      await keepSparse(
        trx,
        judged.map(({ shop }) => shop.code),
      );
    }
    const behind_since =
      behind === null ? null : hourText({ day: Math.floor(behind / 24), hour: behind % 24 });
    await trx.updateTable('silence_look').set({ looked_at: at, behind_since }).execute();
  });
}
