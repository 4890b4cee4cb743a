import { notify } from '../../engines/notices/notify';
import { tellOfFactor } from '../../network/people/factor-mail';
import { factorReset } from '../../network/people/factor-notices';
import { passwordNeedsFactor, removeFactorsOf } from '../../network/people/factor-state';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { endSessionsOf } from '../../platform/principal/end';
import { type Identity, system } from '../../platform/principal/principal';

/**
 * Takes all second factors from somebody who has lost them, ends all sessions, and tells the person. A password that needs
 * one stays as it is, and signs nobody in until another one is set by a mailed link.
 * @param by `name`: as the person reads it
 * @returns whether there was one
 */
export async function resetFactor(
  trx: Db,
  { now }: Pick<AppContext, 'now'>,
  by: Identity & { name: string },
  userId: number,
): Promise<boolean> {
  const was = await removeFactorsOf(trx, by, userId, { program: true, passkeys: 'all' });
  if (!was.program && was.passkeys.length === 0) return false;
  const at = now();
  await endSessionsOf(trx, [userId], at, 'second factor reset');
  await notify(trx, factorReset({ by: by.name }), { to: [userId], at });
  const needsFactor = await passwordNeedsFactor(trx, userId);
  await tellOfFactor(
    trx,
    { now },
    { id: userId },
    { what: 'reset', ...(needsFactor && { newPassword: true }) },
  );
  return true;
}

/**
 * A reset by somebody at the machine ends in one of these ways: the password may sign nobody in alone, and there may be no
 * second factor, or nobody with the login.
 */
export type OperatorReset = 'reset' | 'new password needed' | 'none' | 'unknown';

/** Takes the second factor from whoever has a login, where no other administrator can (`npm run admin:reset-factor`). */
export function resetByOperator(db: Db, login: string): Promise<OperatorReset> {
  return db.transaction().execute(async (trx) => {
    const person = await trx
      .selectFrom('portal_user')
      .where('login', '=', login)
      .select(['id', 'password_needs_factor'])
      .forUpdate()
      .executeTakeFirst();
    if (person === undefined) return 'unknown';
    const by = system('admin:reset-factor');
    const was = await resetFactor(trx, { now: () => new Date() }, { ...by, name: by.login }, person.id);
    if (!was) return 'none';
    return person.password_needs_factor ? 'new password needed' : 'reset';
  });
}
