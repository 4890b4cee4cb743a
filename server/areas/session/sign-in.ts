import { sql } from 'kysely';
import pLimit from 'p-limit';
import { loginFrom } from '../../../contract/logins';
import type { FactorAsked, LoginReply } from '../../../contract/session';
import { recordFailedAttempt } from '../../network/people/failed-attempt';
import { noteSecurityEvent } from '../../platform/audit/security-event';
import type { AppContext } from '../../platform/context';
import {
  forgive,
  type ReservedAttempt,
  reservation,
  reserveAttempt,
} from '../../platform/credentials/attempts';
import { passwordMatches } from '../../platform/credentials/password';
import { prepared } from '../../platform/db/prepared';
import { HttpError, invalid } from '../../platform/errors/http-error';
import { browserText } from '../../platform/http/browser';
import { hasFactor } from '../../platform/principal/has-factor';
import type { TokenSigner } from '../../platform/principal/tokens';
import { beginSession, type Entrant, loginReplyOf } from './begin';
import { type Arrival, askForFactor } from './factor-step';
import { redeeming, type Solved, solvedChallenge } from './robot-check';
import { assertOpenTo } from './sign-on/closed';

interface Attempt extends Arrival {
  user: string;
  password: string;
  robotCheck: string | undefined;
}

/**
 * At most so many sign-ins run at the same time; others wait. The processors hash no faster for more of them, and an
 * attempt counts as failed until it has succeeded (`forgottenFailures`): without this limit the thirty-first person of an
 * office that opens the portal at nine o'clock would be refused.
 */
const limited = pLimit(8);

const refused = () => new HttpError(401, 'session.wrongPassword');
const robot = () => invalid('portal-login-confirm/robot');

/** Nobody knows yet who it was: the login is looked up by those alone who have passed. */
const noteRobot = (context: AppContext, { address, userAgent }: Pick<Attempt, 'address' | 'userAgent'>) =>
  noteSecurityEvent(context, {
    kind: 'robot-check-failed',
    actor: null,
    address,
    browser: browserText(userAgent),
  });

/**
 * Signs a person in (API-01), by two queries: one before the password is checked, one after.
 * @throws HttpError 400 without login, password or a fresh robot check, 401 for wrong ones and inactive people
 * alike, 403 with a password that needs a second factor where the person has none, 429 after too many failures
 */
export async function signIn(
  context: AppContext,
  signer: TokenSigner,
  attempt: Attempt,
): Promise<LoginReply | FactorAsked> {
  const login = loginFrom(attempt.user);
  if (login === '' || attempt.password === '') throw invalid('portal-login-required/rfc-passw');
  const solved = context.config.robotCheck
    ? await solvedChallenge(context, attempt.robotCheck)
    : 'not required';
  if (solved === null) {
    await noteRobot(context, attempt);
    throw robot();
  }
  return limited(async () => {
    const { factor, needsFactor, email, ...entrant } = await entrantOf(context, login, solved, attempt);
    await assertOpenTo(context, { ...entrant, email }, attempt);
    if (factor) return askForFactor(context, entrant, attempt);
    if (needsFactor) throw await notAlone(context, entrant, attempt);
    const begun = await beginSession(context, signer, entrant, attempt);
    if (begun === null) throw refused();
    return loginReplyOf(begun);
  });
}

/**
 * Refuses a right password that signs nobody in alone: the second factor beside which it was accepted has been reset. The
 * way back is another password, by a mailed link.
 */
async function notAlone(
  context: AppContext,
  { login, attemptId }: { login: string; attemptId: number },
  { address, userAgent }: Pick<Attempt, 'address' | 'userAgent'>,
): Promise<HttpError> {
  await forgive(context, attemptId);
  await noteSecurityEvent(context, {
    kind: 'access-refused',
    actor: login,
    address,
    browser: browserText(userAgent),
    reason: 'password needs a second factor',
    operation: 'login',
  });
  return new HttpError(403, 'passwordReplies.needsFactor');
}

/** What is known before the password is checked; the columns of the person are `null` if nobody has that login. */
interface BeforeCheck {
  /** The id of this attempt; `null`: there are too many failures already. */
  attempt_id: number | null;
  closes: ReservedAttempt['closes'];
  id: number | null;
  login: string | null;
  role: number | null;
  active: boolean | null;
  email: string | null;
  password_hash: string | null;
  /** True where the person has set up a second factor. */
  factor: boolean;
  /** True where the password was accepted only beside a second factor. */
  needs_factor: boolean | null;
}

/**
 * Returns the active person with this login and password.
 * @throws HttpError 400, 401 or 429
 */
async function entrantOf(
  context: AppContext,
  login: string,
  solved: Solved | 'not required',
  { address, password, browser, userAgent }: Attempt,
): Promise<Entrant & { attemptId: number; email: string; factor: boolean; needsFactor: boolean }> {
  const attempted = { login, address, browser: browser.sent };
  // One attempt is counted for each row of `passed`; it has no row if the robot check was used before.
  const { rows } = await sql<BeforeCheck>`${prepared}
    with passed as (${solved === 'not required' ? sql`select true` : redeeming(solved)})
    select r.id as attempt_id, r.closes, u.id, u.login, u.role, u.active, u.email, u.password_hash,
      u.password_needs_factor as needs_factor, ${hasFactor} as factor
    from passed left join portal_user u on u.login = ${login}
      cross join lateral ${reservation(context, 'sign-in', attempted)} as r`.execute(context.database.db);
  const [known] = rows;
  if (known === undefined) {
    await noteRobot(context, { address, userAgent });
    throw robot();
  }
  const attempt =
    known.attempt_id === null
      ? await reserveAttempt(context, 'sign-in', attempted)
      : { id: known.attempt_id, closes: known.closes };
  const matches = await passwordMatches(known.password_hash, password);
  const { id, role, email, password_hash, active, factor } = known;
  if (!matches || !active || id === null || role === null || email === null || password_hash === null) {
    await recordFailedAttempt(context, 'sign-in', { login, address, attempt, userAgent });
    throw refused();
  }
  const needsFactor = known.needs_factor === true;
  return { id, login, role, email, password_hash, attemptId: attempt.id, factor, needsFactor };
}
