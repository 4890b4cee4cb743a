import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { addDays } from '../../../../contract/calendar';
import { unusedSince } from '../../../../contract/code-life';
import { todayIn } from '../../../../contract/dates';
import { OPERATOR_CODE } from '../../../../contract/limits';
import type { Db } from '../../../platform/db/connections';
import type { Schema } from '../../../platform/db/schema';
import type { JobKind } from '../../../platform/jobs/kind';
import { routine } from '../../../platform/jobs/routine';
import { storeCodes, storedCodes } from '../save';
import { codesEnded, codesEnding, codesUnused } from './notices';
import { notifyOfUnused } from './notify';
import { UNUSED_CODES } from './system';

/** Looks for unused codes, once for each day. */
export const unusedJob: JobKind<{ on: string }> = {
  name: 'look for unused operator codes',
  payload: z.strictObject({ on: z.iso.date() }),
  attempts: 3,
  seconds: 300,
};

/** Due once a day, by the network's clocks. */
export const unusedRoutine = routine(unusedJob, async ({ database: { db }, config, now }) => {
  const on = todayIn(config.timeZone, now());
  const { looked_on } = await db.selectFrom('unused_code_look').select('looked_on').executeTakeFirstOrThrow();
  return isLookedFor(looked_on, on) ? null : { on };
});

/** A day further ahead than tomorrow was written by a server whose clock ran ahead, and does not count. */
const isLookedFor = (lookedOn: string | null, on: string) =>
  lookedOn !== null && lookedOn >= on && lookedOn <= addDays(on, 1);

/**
 * Applies the setting of each establishment to its unused codes: notifies the managers once and, if the codes are to be
 * switched off, does so seven days after the notice. A code that was used meanwhile stays on. Everything is one
 * transaction under one lock, so that two servers never do it twice.
 */
export async function lookForUnused(
  db: Kysely<Schema>,
  { on, now }: { on: string; now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const look = await trx.selectFrom('unused_code_look').selectAll().forUpdate().executeTakeFirstOrThrow();
    if (isLookedFor(look.looked_on, on)) return;
    await purgeOthers(trx, on);
    await switchOffDue(trx, on, now);
    await notifyOfNew(trx, on, now);
    await trx.updateTable('unused_code_look').set({ looked_on: on }).execute();
  });
}

/** The codes that a setting applies to: active ones that have not been used for long enough. */
const concerned = (on: string) => sql`
  select operator.id, operator.establishment_code, setting.action
  from code_idle join operator on operator.id = code_idle.operator_id and operator.active
    join unused_code_setting setting on setting.establishment_code = operator.establishment_code
  where since <= ${unusedSince(on)}::date and setting.action <> 'off'`;

/** Forgets codes that were used, switched off or moved since: if they become unused again, there is a new notice. */
async function purgeOthers(trx: Db, on: string): Promise<void> {
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
  // The codes are locked before they are read again, so that a use that is just being stored is seen.
  const held = await storedCodes(trx, await due(), true);
  const ending = new Set(await due());
  const codes = [...held.values()].filter(({ id }) => ending.has(id));
  const changes = codes.map((before) => ({ before, after: { name: before.name, active: false } }));
  await storeCodes(trx, UNUSED_CODES, changes, now);
  const ids = codes.map(({ id }) => id);
  await sql`delete from unused_code where operator_id = any(${ids}::int[])`.execute(trx);
  await notifyOfUnused(trx, codes, codesEnded, now);
}

/** Notifies of newly unused codes, and again of those that are to be switched off since the setting was changed. */
async function notifyOfNew(trx: Db, on: string, now: Date): Promise<void> {
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
  await notifyOfUnused(trx, warnedOf(false), codesUnused, now);
  await notifyOfUnused(trx, warnedOf(true), (codes) => codesEnding({ ...codes, on: endsOn }), now);
}
