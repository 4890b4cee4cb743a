import { sql } from 'kysely';
import {
  type AllUnusedSettings,
  type UnusedAction,
  unusedSince,
  type updateAllUnusedSettings,
} from '../../../../contract/code-life';
import { todayIn } from '../../../../contract/dates';
import type { BodyOf } from '../../../../contract/operation';
import { recordChanges } from '../../../platform/audit/record';
import type { AppContext } from '../../../platform/context';
import type { Db } from '../../../platform/db/connections';
import { HttpError } from '../../../platform/errors/http-error';
import { stillAllowed } from '../../../platform/principal/person';
import type { Person } from '../../../platform/principal/principal';

import { type Scope, within } from '../../../platform/principal/scope';
import { unusedSince as isUnused } from './idle';
import { INITIAL } from './setting';

/** Returns what happens to unused codes of all establishments of a scope, and how many there are. */
export async function allUnusedSettings(
  { database: { db }, config: { timeZone }, now }: AppContext,
  scope: Scope,
): Promise<AllUnusedSettings> {
  return settingsOf(db, scope, todayIn(timeZone, now()));
}

async function settingsOf(db: Db, scope: Scope, today: string): Promise<AllUnusedSettings> {
  const { rows } = await sql<{ action: UnusedAction; establishments: number }>`
    select coalesce(s.action, ${INITIAL.action}) as action, count(*)::int as establishments
    from establishment e left join unused_code_setting s on s.establishment_code = e.code
    where ${within(scope, sql.ref<string>('e.code'))} group by 1`.execute(db);
  const counts = { off: 0, tell: 0, switchOff: 0 };
  for (const { action, establishments } of rows) counts[action] = establishments;
  const { unused } = await db
    .selectFrom('operator')
    .where(within(scope, sql.ref<string>('establishment_code')))
    .where(isUnused(unusedSince(today)))
    .select(({ fn }) => fn.countAll<number>().as('unused'))
    .executeTakeFirstOrThrow();
  return { counts, unused };
}

/**
 * Sets the same for all establishments of a person, with an entry of the trail for each that changes.
 * @throws HttpError 409 where somebody has set something else since the counts were seen
 */
export async function setAllUnused(
  { database: { db }, config: { timeZone }, now }: AppContext,
  person: Person,
  { action, seen }: BodyOf<typeof updateAllUnusedSettings>,
): Promise<AllUnusedSettings> {
  return db.transaction().execute(async (trx) => {
    const by = await stillAllowed(trx, person, '/codigos-operadores');
    const inScope = within(by.scope, sql.ref<string>('e.code'));
    // In the order of codes, as everybody who sets several.
    await sql`insert into unused_code_setting (establishment_code, action, version)
      select e.code, ${INITIAL.action}, ${INITIAL.version}::int from establishment e where ${inScope} order by e.code
      on conflict do nothing`.execute(trx);
    await sql`select from unused_code_setting s join establishment e on e.code = s.establishment_code
      where ${inScope} order by e.code for update of s`.execute(trx);
    const today = todayIn(timeZone, now());
    const stored = await settingsOf(trx, by.scope, today);
    const { off, tell, switchOff } = stored.counts;
    if (off !== seen.off || tell !== seen.tell || switchOff !== seen.switchOff)
      throw new HttpError(409, 'errors.changedMeanwhile');
    const { rows } = await sql<{ code: string; before: UnusedAction }>`
      update unused_code_setting s set action = ${action}, version = s.version + 1
      from unused_code_setting was, establishment e
      where was.establishment_code = s.establishment_code and e.code = s.establishment_code
        and ${inScope} and s.action <> ${action}
      returning s.establishment_code as code, was.action as before`.execute(trx);
    await recordChanges(
      trx,
      by,
      rows.map(({ code, before }) => ({
        action: 'update',
        entity: 'unused_code_setting',
        key: code,
        before: { establishment_code: code, action: before },
        after: { establishment_code: code, action },
      })),
    );
    return settingsOf(trx, by.scope, today);
  });
}
