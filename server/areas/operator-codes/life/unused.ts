import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { addDays } from '../../../../contract/calendar';
import { unusedSince } from '../../../../contract/code-life';
import { todayIn } from '../../../../contract/dates';
import { OPERATOR_CODE } from '../../../../contract/limits';
import type { Db } from '../../../platform/db/open';
import type { Schema } from '../../../platform/db/schema';
import type { JobKind } from '../../../platform/jobs/kind';
import { routine } from '../../../platform/jobs/routine';
import { storeCodes, storedCodes } from '../save';
import { UNUSED_CODES } from './system';
import { tellOfUnused } from './tell';

/** Looks for unused codes, once for each day. */
export const unusedJob: JobKind<{ on: string }> = {
  name: 'look for unused operator codes',
  payload: z.strictObject({ on: z.iso.date() }),
  attempts: 3,
  seconds: 300,
};

/** Due with each new day of the network's clocks. */
export const unusedRoutine = routine(unusedJob, async ({ database: { db }, config, now }) => {
  const on = todayIn(config.timeZone, now());
  const { looked_on } = await db.selectFrom('unused_code_look').select('looked_on').executeTakeFirstOrThrow();
  return isLookedFor(looked_on, on) ? null : { on };
});

/** What lies further ahead than the clocks of two servers was written by one that ran ahead. */
const isLookedFor = (lookedOn: string | null, on: string) =>
  lookedOn !== null && lookedOn >= on && lookedOn <= addDays(on, 1);

/**
 * Does with unused codes what the setting of each establishment says: tells its managers, once, and where they are to be
 * switched off does that when they have known for seven days. A code that was used meanwhile stays. All of it is one
 * transaction under one lock, so that of two servers one does it, and nothing is done twice.
 */
export async function lookForUnused(
  db: Kysely<Schema>,
  { on, now }: { on: string; now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const look = await trx.selectFrom('unused_code_look').selectAll().forUpdate().executeTakeFirstOrThrow();
    if (isLookedFor(look.looked_on, on)) return;
    await forgetOthers(trx, on);
    await switchOffDue(trx, on, now);
    await tellOfNew(trx, on, now);
    await trx.updateTable('unused_code_look').set({ looked_on: on }).execute();
  });
}

/** Codes that a setting is about: active ones that nobody has used for long enough. */
const concerned = (on: string) => sql`
  select operator.id, operator.establishment_code, setting.action
  from code_idle join operator on operator.id = code_idle.operator_id and operator.active
    join unused_code_setting setting on setting.establishment_code = operator.establishment_code
  where since <= ${unusedSince(on)}::date and setting.action <> 'off'`;

/** Whatever was used, switched off, moved, or is no longer to be told of, starts anew should it be unused again. */
async function forgetOthers(trx: Db, on: string): Promise<void> {
  await sql`delete from unused_code where not exists (
    select from (${concerned(on)}) as still
    where still.id = operator_id and still.establishment_code = unused_code.establishment_code)`.execute(trx);
  await sql`update unused_code set ends_on = null from unused_code_setting as setting
    where setting.establishment_code = unused_code.establishment_code and setting.action = 'tell'
      and ends_on is not null`.execute(trx);
}

async function switchOffDue(trx: Db, on: string, now: Date): Promise<void> {
  const due = async () => {
    const { rows } = await sql<{ id: number }>`select operator_id as id from unused_code
      where ends_on <= ${on}::date and operator_id in (select id from (${concerned(on)}) as still)`.execute(
      trx,
    );
    return rows.map(({ id }) => id);
  };
  // Held first, so that a use which is being stored is seen afterwards.
  const held = await storedCodes(trx, await due(), true);
  const ending = new Set(await due());
  const codes = [...held.values()].filter(({ id }) => ending.has(id));
  const changes = codes.map((before) => ({ before, after: { name: before.name, active: false } }));
  await storeCodes(trx, UNUSED_CODES, changes, now);
  const ids = codes.map(({ id }) => id);
  await sql`delete from unused_code where operator_id = any(${ids}::int[])`.execute(trx);
  await tellOfUnused(trx, codes, (codes) => ({ kind: 'codesEnded', ...codes }), now);
}

/** Tells of those that nobody was told of, and again of those that are to be switched off now and were not before. */
async function tellOfNew(trx: Db, on: string, now: Date): Promise<void> {
  const endsOn = addDays(on, OPERATOR_CODE.warnedDays);
  const { rows } = await sql<{ id: number; ends: boolean }>`
    insert into unused_code (operator_id, establishment_code, told_at, ends_on)
    select id, establishment_code, ${now}::timestamptz, case action when 'switchOff' then ${endsOn}::date end
    from (${concerned(on)}) as unused order by id
    on conflict (operator_id) do update set told_at = excluded.told_at, ends_on = excluded.ends_on
      where unused_code.ends_on is null and excluded.ends_on is not null
    returning operator_id as id, ends_on is not null as ends`.execute(trx);
  const stored = await storedCodes(
    trx,
    rows.map(({ id }) => id),
  );
  const warnedOf = (ends: boolean) =>
    rows
      .flatMap((row) => (row.ends === ends ? [stored.get(row.id)] : []))
      .filter((code) => code !== undefined);
  await tellOfUnused(trx, warnedOf(false), (codes) => ({ kind: 'codesUnused', ...codes }), now);
  await tellOfUnused(trx, warnedOf(true), (codes) => ({ kind: 'codesEnding', ...codes, on: endsOn }), now);
}
