import type { OwnFactor } from '../../../contract/second-factor';
import { type Change, recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import type { Identity } from '../../platform/principal/principal';
import { wallClock } from '../../platform/time/wall-clock';

type Held = Pick<OwnFactor, 'since' | 'passkeys' | 'recoveryCodes'>;

/** Reads what somebody has of second factors. */
export async function heldFactor({ database: { db }, config }: AppContext, userId: number): Promise<Held> {
  const clock = (instant: Date) => wallClock(config.timeZone, instant);
  const program = await db
    .selectFrom('second_factor')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .select('confirmed_at')
    .executeTakeFirst();
  const passkeys = await db
    .selectFrom('passkey')
    .where('user_id', '=', userId)
    .orderBy('id')
    .select(['id', 'name', 'synced', 'created_at', 'used_at'])
    .execute();
  const { left } = await db
    .selectFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow();
  return {
    since: program?.confirmed_at == null ? null : clock(program.confirmed_at),
    passkeys: passkeys.map(({ created_at, used_at, ...passkey }) => ({
      ...passkey,
      since: clock(created_at),
      usedAt: used_at && clock(used_at),
    })),
    recoveryCodes: left,
  };
}

/** Holds a person fast while second factors of theirs come or go. */
export async function lockFactorsOf(trx: Db, userId: number): Promise<void> {
  await trx.selectFrom('portal_user').where('id', '=', userId).select('id').forUpdate().execute();
}

/** Counts somebody's second factors: an authenticator program and passkeys. */
export async function countFactorsOf(trx: Db, userId: number): Promise<number> {
  const counted = await trx
    .selectNoFrom((eb) => [
      eb
        .selectFrom('second_factor')
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is not', null)
        .select(eb.fn.countAll<number>().as('programs'))
        .as('programs'),
      eb
        .selectFrom('passkey')
        .where('user_id', '=', userId)
        .select(eb.fn.countAll<number>().as('passkeys'))
        .as('passkeys'),
    ])
    .executeTakeFirstOrThrow();
  return Number(counted.programs) + Number(counted.passkeys);
}

/**
 * Tells whether somebody's password was accepted only beside a second factor, and signs nobody in alone. The caller
 * holds the person's row where it goes on to act on it.
 */
export async function passwordNeedsFactor(db: Db, userId: number): Promise<boolean> {
  const { password_needs_factor } = await db
    .selectFrom('portal_user')
    .where('id', '=', userId)
    .select('password_needs_factor')
    .executeTakeFirstOrThrow();
  return password_needs_factor;
}

/** Some of somebody's second factors. */
export interface Removed {
  program?: boolean;
  /** All passkeys, or the one with this id. */
  passkeys?: 'all' | number;
}

/**
 * Removes second factors of somebody, with entries of the audit trail; with the last one, what belongs to them goes as
 * well: recovery codes, and sign-ins that wait for one.
 * @returns the names of the passkeys that are gone, and whether an authenticator program is
 */
export async function removeFactorsOf(
  trx: Db,
  by: Identity,
  userId: number,
  { program, passkeys }: Removed,
): Promise<{ program: boolean; passkeys: string[] }> {
  await lockFactorsOf(trx, userId);
  const changes: Change[] = [];
  const wasConfirmed =
    program === true &&
    (
      await trx
        .deleteFrom('second_factor')
        .where('user_id', '=', userId)
        .returning('confirmed_at')
        .executeTakeFirst()
    )?.confirmed_at != null;
  if (wasConfirmed)
    changes.push({ action: 'delete', entity: 'second_factor', key: String(userId), before: { userId } });
  const gone =
    passkeys === undefined
      ? []
      : await trx
          .deleteFrom('passkey')
          .where('user_id', '=', userId)
          .$if(passkeys !== 'all', (query) => query.where('id', '=', Number(passkeys)))
          .returning('name')
          .execute();
  for (const { name } of gone)
    changes.push({ action: 'delete', entity: 'passkey', key: String(userId), before: { name } });
  if (changes.length > 0) await recordChanges(trx, by, changes);
  if ((await countFactorsOf(trx, userId)) === 0) {
    await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
    await trx.deleteFrom('factor_challenge').where('user_id', '=', userId).execute();
  }
  return { program: wasConfirmed, passkeys: gone.map(({ name }) => name) };
}
