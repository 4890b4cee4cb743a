import { isTaxId } from '../../../contract/logins';
import { SIGN_IN } from '../../../contract/session';
import { notify } from '../../engines/notices/notify';
import { type Change, recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import type { AttemptPurpose, ReservedAttempt } from '../../platform/credentials/attempts';
import { browserText } from '../../platform/http/browser';
import { daysBefore } from '../../platform/time/clocks';
import { tellOfFactor } from './factor-mail';
import { wrongCodes, wrongPasswords } from './notices';

/**
 * The actor of an attempt with a login that nobody has. What was typed there may have been a password, and is kept only
 * where it is a tax id.
 */
export const UNKNOWN_LOGIN = 'unknown login';

/** What the audit trail says of a failure, and of a lock of a login or an address. A request for a link is no failure. */
const REASONS = {
  'sign-in': { failed: 'wrong password', login: 'failures of the login', address: 'failures of the address' },
  current: {
    failed: 'wrong current password',
    login: 'failures of the session',
    address: 'failures of the address',
  },
  factor: {
    failed: 'wrong code',
    login: 'wrong codes of the login',
    address: 'wrong codes of the address',
  },
  proof: {
    failed: 'wrong code',
    login: 'failures of the session',
    address: 'wrong codes of the address',
  },
  reset: { failed: null, login: 'requests for the login', address: 'requests of the address' },
} as const satisfies Record<AttemptPurpose, object>;

interface FailedAttempt {
  /** What was typed; there may be nobody with that login. */
  login: string;
  address: string;
  attempt: ReservedAttempt;
  /** It is given of a sign-in: in a session the browser is known. */
  userAgent?: string;
}

/**
 * Writes a failed attempt to the audit trail, and the lock that begins with it, of which the person is notified once a
 * day at most. Attempts that were refused unchecked leave no entry, so that nobody can fill the trail.
 */
export async function recordFailedAttempt(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  purpose: AttemptPurpose,
  { login, address, attempt: { closes }, userAgent }: FailedAttempt,
): Promise<void> {
  const reasons = REASONS[purpose];
  if (reasons.failed === null && closes === null) return;
  await database.db.transaction().execute(async (trx) => {
    const person = await trx
      .selectFrom('portal_user')
      .where('login', '=', login)
      .select(['id', 'login', 'active'])
      .executeTakeFirst();
    const actor = { id: person?.id ?? null, login: person?.login ?? UNKNOWN_LOGIN, address };
    const failed = purpose === 'sign-in' ? signInFault(person) : reasons.failed;
    const of = {
      ...(userAgent !== undefined && { browser: browserText(userAgent) }),
      ...(person === undefined && isTaxId(login) && { typedLogin: login }),
    };
    const changes: Change[] = [
      ...(failed === null ? [] : [{ action: 'sign-in-failed' as const, after: { reason: failed, ...of } }]),
      ...(closes === null ? [] : [{ action: 'lock' as const, after: { reason: reasons[closes], ...of } }]),
    ].map((entry) => ({ ...entry, entity: 'session', key: actor.login }));
    await recordChanges(trx, actor, changes);
    // In a session no password was given with a wrong code.
    if (person === undefined || closes !== 'login' || reasons.failed === null || purpose === 'proof') return;
    const tells = purpose === 'factor' ? wrongCodes : wrongPasswords;
    const told = await trx
      .selectFrom('user_notification')
      .innerJoin('notification', 'notification.id', 'user_notification.notification_id')
      .where('user_id', '=', person.id)
      .where('kind', '=', tells.kind)
      .where('created_at', '>', daysBefore(now(), 1))
      .select('notification_id')
      .executeTakeFirst();
    if (told !== undefined) return;
    const times = SIGN_IN.failuresPerLogin;
    await notify(trx, tells({ times, address }), { to: [person.id], at: now() });
    // Somebody has the password, and whoever is not signed in reads no notification.
    if (purpose === 'factor') await tellOfFactor(trx, { now }, person, { what: 'wrongCodes', address });
  });
}

/** Says why a login and a password let nobody in; the caller learns nothing of it. */
function signInFault(person: { active: boolean } | undefined): string {
  if (person === undefined) return 'unknown login';
  return person.active ? REASONS['sign-in'].failed : 'access switched off';
}
