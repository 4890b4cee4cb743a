import { z } from 'zod';
import { LEVEL } from '../../../contract/access';
import { notify } from '../../engines/notices/notify';
import type { AppContext, Log } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { type JobHandler, type JobKind, jobHandler } from '../../platform/jobs/kind';
import { routine } from '../../platform/jobs/routine';
import { sumsDiffer } from './notices';
import { compared, daysOfHours, type FileMark, filesAfter, type Part } from './parts';

const HOUR_MS = 3_600_000;

/** Compares a part of what is kept beside the transactions with them, once an hour (decision 120). */
const compareJob: JobKind<{ hour: string }> = {
  name: 'compare with transactions',
  payload: z.strictObject({ hour: z.iso.datetime() }),
  attempts: 3,
  seconds: 1800,
};

/** So many hours that nobody has looked in are made up for at once. */
const MADE_UP = 24;

const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);

/** Due from the beginning of each hour on. */
export const compareRoutine = routine(compareJob, async ({ database: { db }, now }) => {
  const hour = hourOf(now());
  const { hour: looked } = await db.selectFrom('consistency_look').select('hour').executeTakeFirstOrThrow();
  const hours = hoursSince(looked, hour);
  if (hours === 0) return null;
  // Each day has its hours: those of a night in which all servers are off would never be compared.
  const next = looked === null ? hour : new Date(looked.getTime() + Math.min(hours, MADE_UP) * HOUR_MS);
  return { hour: next.toISOString() };
});

/** How many hours are to be looked at up to one; of none that was looked at, or of one that cannot be, it alone. */
function hoursSince(looked: Date | null, hour: Date): number {
  const hours = looked === null ? 1 : (hour.getTime() - looked.getTime()) / HOUR_MS;
  // An hour further ahead than the next one was written by a server whose clock ran ahead.
  return hours < -1 ? 1 : Math.max(0, hours);
}

/**
 * The job of an hour: its days, those of hours in which nobody has looked, the next bank files, and once more what did
 * not agree before, so that what was mended is no longer told of. What differs is a metric, a warning in the log, and a notice to the provider administrators.
 */
export const compareHourly = (context: AppContext): JobHandler =>
  jobHandler(compareJob, async ({ hour }, signal, log) => {
    const { db } = context.database;
    const known = await differing(db);
    const look = await db
      .selectFrom('consistency_look')
      .select(['hour', 'account_id', 'number'])
      .executeTakeFirstOrThrow();
    const hours = Math.min(Math.max(1, hoursSince(look.hour, new Date(hour))), MADE_UP);
    const due = await daysOfHours(db, Date.parse(hour) / HOUR_MS, hours);
    const files = await filesAfter(db, look);
    const isKnown = new Set(known.map(nameOf));
    const parts = [...known, ...[...due, ...files.parts].filter((part) => !isKnown.has(nameOf(part)))];
    const found: (Part & { count: number })[] = [];
    const failures: unknown[] = [];
    for (const part of parts) {
      signal.throwIfAborted();
      try {
        found.push({ ...part, count: await compared(db, part) });
      } catch (error) {
        // What could be compared is told of all the same, and the next hour does not begin with what could not.
        log?.error({ kind: part.kind, key: part.key, err: error }, 'what is kept could not be compared');
        failures.push(error);
      }
    }
    signal.throwIfAborted();
    await keep(context, new Date(hour), files.mark, found);
    for (const { kind, key, count } of found) if (count > 0) tell(log, kind, key, count);
    if (failures.length > 0) throw new AggregateError(failures, 'What is kept could not all be compared');
  });

const nameOf = ({ kind, key }: Part) => `${kind} ${key}`;

const tell = (log: Log | undefined, kind: string, key: string, count: number) =>
  log?.warn({ kind, key, count }, 'what is kept differs from the transactions');

/** What did not agree when it was compared last. */
async function differing(db: Db): Promise<Part[]> {
  return db
    .selectFrom('consistency_difference')
    .select(['kind', 'key'])
    .orderBy('kind')
    .orderBy('key')
    .execute();
}

/** Writes what an hour has found, and tells of what is new in it. */
async function keep(
  { database: { db }, now }: AppContext,
  hour: Date,
  mark: FileMark,
  found: readonly (Part & { count: number })[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // One server at a time: what another one has told of is not new.
    await trx.selectFrom('consistency_look').select('hour').forUpdate().executeTakeFirstOrThrow();
    let fresh = 0;
    for (const { kind, key, count } of found) {
      if (count === 0) {
        await trx
          .deleteFrom('consistency_difference')
          .where('kind', '=', kind)
          .where('key', '=', key)
          .execute();
        continue;
      }
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('consistency_difference')
        .values({ kind, key, count, found_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      fresh += Number(numInsertedOrUpdatedRows ?? 0n);
    }
    await trx
      .updateTable('consistency_look')
      .set({ hour, ...mark })
      .execute();
    if (fresh === 0) return;
    const people = await trx
      .selectFrom('portal_user')
      .where('role', '=', LEVEL.provider)
      .where('active', '=', true)
      .select('id')
      .execute();
    const counted = (kind: Part['kind']) => found.filter((one) => one.kind === kind && one.count > 0).length;
    await notify(
      trx,
      sumsDiffer({ days: counted('rollups'), closings: counted('closings'), files: counted('bankFiles') }),
      { to: people.map(({ id }) => id), at: now() },
    );
  });
}
