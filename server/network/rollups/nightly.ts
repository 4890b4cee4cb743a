import { z } from 'zod';
import { addDays, daysBetween } from '../../../contract/calendar';
import { todayIn } from '../../../contract/dates';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { type JobHandler, type JobKind, jobHandler } from '../../platform/jobs/kind';
import { routine } from '../../platform/jobs/routine';
import { differences } from './compare';
import { allDays } from './repair';
import type { Days } from './rollups';

/** In so many nights every day of capture is compared once. */
const NIGHTS = 28;

/** Compares a part of the rollups with the rows, once a night. */
const compareJob: JobKind<{ on: string }> = {
  name: 'compare rollups',
  payload: z.strictObject({ on: z.iso.date() }),
  attempts: 3,
  seconds: 3600,
};

/** Due from the beginning of each day on, by the network's clocks, when the shops are closed. */
export const compareRoutine = routine(compareJob, async ({ database: { db }, config, now }) => {
  const on = todayIn(config.timeZone, now());
  const { looked_on } = await db.selectFrom('rollup_look').select('looked_on').executeTakeFirstOrThrow();
  // A night further ahead than tomorrow was written by a server whose clock ran ahead.
  return looked_on !== null && looked_on >= on && looked_on <= addDays(on, 1) ? null : { on };
});

/** The job of a night: how many keys differ is a metric, and a warning in the log. */
export const compareNightly = ({ database: { db } }: AppContext): JobHandler =>
  jobHandler(compareJob, async ({ on }, signal) => {
    let keys = 0;
    for (const day of await partOf(db, on)) {
      signal.throwIfAborted();
      for (const difference of await differences(db, day)) keys += difference.keys;
    }
    await db.updateTable('rollup_look').set({ looked_on: on, differences: keys }).execute();
  });

/** The days of capture of a night: every 28th, so that after 28 nights each was one of them. */
async function partOf(db: Db, on: string): Promise<Days[]> {
  const all = await allDays(db);
  if (all === null) return [];
  const part: Days[] = [];
  const behind = (day: string) => ((daysBetween(day, on) % NIGHTS) + NIGHTS) % NIGHTS;
  for (let day = addDays(all.first, behind(all.first)); day <= all.last; day = addDays(day, NIGHTS))
    part.push({ first: day, last: day });
  return part;
}
