import type { OwnFactor } from '../../../contract/second-factor';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import type { Identity } from '../../platform/principal/principal';
import { wallClock } from '../../platform/time/wall-clock';

/** Reads what somebody has of a second factor. */
export async function heldFactor(
  { database: { db }, config }: AppContext,
  userId: number,
): Promise<Pick<OwnFactor, 'since' | 'recoveryCodes'>> {
  const held = await db
    .selectFrom('second_factor')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .select('confirmed_at')
    .executeTakeFirst();
  if (held?.confirmed_at == null) return { since: null, recoveryCodes: 0 };
  const { left } = await db
    .selectFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow();
  return { since: wallClock(config.timeZone, held.confirmed_at), recoveryCodes: left };
}

/**
 * Removes somebody's second factor and recovery codes, with an entry of the audit trail.
 * @returns whether there was one
 */
export async function removeFactorOf(trx: Db, by: Identity, userId: number): Promise<boolean> {
  const removed = await trx
    .deleteFrom('second_factor')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await trx.deleteFrom('factor_challenge').where('user_id', '=', userId).execute();
  if (removed?.confirmed_at == null) return false;
  await recordChanges(trx, by, [
    { action: 'delete', entity: 'second_factor', key: String(userId), before: { userId } },
  ]);
  return true;
}
