import { type UnusedSetting, unusedSince, type updateUnusedSetting } from '../../../../contract/code-life';
import { todayIn } from '../../../../contract/dates';
import type { BodyOf } from '../../../../contract/operation';
import { changeRecord } from '../../../platform/audit/change';
import type { AppContext } from '../../../platform/context';
import type { Db } from '../../../platform/db/connections';
import { assertInScope } from '../../../platform/principal/foreign';
import type { Person } from '../../../platform/principal/principal';
import type { Scope } from '../../../platform/principal/scope';
import { unusedSince as isUnused } from './idle';

/** The setting of an establishment for which nobody has set anything. */
export const INITIAL = { action: 'off', version: 1 } as const;

/**
 * Returns what happens to unused codes of an establishment, and how many there are.
 * @throws HttpError 403 for an establishment of somebody else, 400 for an unknown one
 */
export async function unusedSetting(
  { database: { db }, config: { timeZone }, now }: AppContext,
  scope: Scope,
  ec: string,
): Promise<UnusedSetting> {
  await assertInScope(db, scope, { ec: [ec] });
  return settingOf(db, ec, todayIn(timeZone, now()));
}

async function settingOf(db: Db, ec: string, today: string): Promise<UnusedSetting> {
  const stored = await db
    .selectFrom('unused_code_setting')
    .where('establishment_code', '=', ec)
    .select(['action', 'version'])
    .executeTakeFirst();
  const { unused } = await db
    .selectFrom('operator')
    .where('establishment_code', '=', ec)
    .where(isUnused(unusedSince(today)))
    .select(({ fn }) => fn.countAll<number>().as('unused'))
    .executeTakeFirstOrThrow();
  return { ec, ...(stored ?? INITIAL), unused };
}

/**
 * Sets what happens to unused codes from the next run of the job on.
 * @throws HttpError 403 or 400 as above, 409 if somebody else has changed it meanwhile
 */
export async function setUnused(
  { database: { db }, config: { timeZone }, now }: AppContext,
  person: Person,
  { ec, action, version: seen }: BodyOf<typeof updateUnusedSetting>,
): Promise<UnusedSetting> {
  await assertInScope(db, person.scope, { ec: [ec] });
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('unused_code_setting')
      .values({ establishment_code: ec, ...INITIAL })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const stored = await trx
      .selectFrom('unused_code_setting')
      .where('establishment_code', '=', ec)
      .select(['action', 'version'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    const before = { establishment_code: ec, action: stored.action };
    // A value that is set already counts as done, whoever set it, so that a call repeated after a lost reply succeeds.
    if (stored.action !== action) {
      await changeRecord(trx, person, {
        entity: 'unused_code_setting',
        key: ec,
        fields: { action: 'action' },
        seen,
        held: { version: stored.version, columns: before },
        after: { ...before, action },
        write: (version) =>
          trx
            .updateTable('unused_code_setting')
            .set({ action, version })
            .where('establishment_code', '=', ec)
            .execute(),
      });
    }
    return settingOf(trx, ec, todayIn(timeZone, now()));
  });
}
