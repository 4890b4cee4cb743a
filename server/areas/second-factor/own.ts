import { todayIn } from '../../../contract/dates';
import { linkPassword } from '../../../contract/passwords';
import {
  type GivenFactor,
  type NewFactor,
  type OwnFactor,
  SECOND_FACTOR,
} from '../../../contract/second-factor';
import { notify } from '../../engines/notices/notify';
import { proveCurrent } from '../../network/people/current-password';
import {
  counted,
  firstStep,
  replaceRecoveryCodes,
  TOTP_SEAL,
  takeFactor,
} from '../../network/people/factor-codes';
import { tellOfFactor } from '../../network/people/factor-mail';
import { factorAdded, factorRemoved } from '../../network/people/factor-notices';
import {
  countFactorsOf,
  heldFactor,
  lockFactorsOf,
  passwordNeedsFactor,
  removeFactorsOf,
} from '../../network/people/factor-state';
import type { PasskeyPurpose } from '../../network/people/passkeys';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import type { RelyingParty } from '../../platform/credentials/relying-party';
import { seal, unseal } from '../../platform/credentials/sealed';
import { enrolment, newTotpSecret } from '../../platform/credentials/totp';
import type { Db } from '../../platform/db/connections';
import { HttpError, unauthenticated } from '../../platform/errors/http-error';
import { endSessionsOf } from '../../platform/principal/end';
import { requiresOn, ruleOf } from '../../platform/principal/factor-rule';
import type { SignedIn } from '../../platform/principal/principal';
import { ruleFor } from './rules';

/** Returns what a person's own page says of the second factor. */
export async function ownFactor(context: AppContext, { id, level }: SignedIn): Promise<OwnFactor> {
  const { db } = context.database;
  const { rule, requiredFrom } = ruleOf(context.config, level, await ruleFor(db, level));
  return { rule, requiredFrom, ...(await heldFactor(context, id)) };
}

/**
 * Lets a person begin to set up a second factor.
 * @throws HttpError 403 with the reason at `currentPassword`, or where the profile has none; 429 after too many wrong ones
 */
export async function assertMaySetUp(
  context: AppContext,
  person: SignedIn,
  currentPassword: string,
): Promise<void> {
  if (!person.factor.enrolled) {
    const { rule } = ruleOf(context.config, person.level, await ruleFor(context.database.db, person.level));
    if (rule === 'off') throw new HttpError(403, 'factorReplies.off');
  }
  await proveCurrent(context, person, currentPassword);
}

/**
 * Makes a secret, which counts once its first code has come; it replaces one that still waits for that.
 * @throws HttpError 403 with the reason at `currentPassword`, or where the profile has none; 429 after too many wrong ones
 */
export async function begin(
  context: AppContext,
  person: SignedIn,
  currentPassword: string,
): Promise<NewFactor> {
  await assertMaySetUp(context, person, currentPassword);
  const secret = newTotpSecret();
  const pending = {
    pending: seal(context, TOTP_SEAL, secret),
    pending_at: context.now(),
    pending_session: person.sessionId,
  };
  await context.database.db
    .insertInto('second_factor')
    .values({ user_id: person.id, ...pending })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(pending))
    .execute();
  return enrolment(secret, person.login);
}

/**
 * Lets a session go on as one that has given the second factor, and ends all others, because they began without.
 * @returns new recovery codes
 */
export async function begunAnew(trx: Db, context: AppContext, person: SignedIn): Promise<string[]> {
  const now = context.now();
  await noteGiven(trx, person, now);
  await endSessionsOf(trx, [person.id], now, 'second factor set up', person.sessionId);
  await notify(trx, factorAdded({}), { to: [person.id], at: now });
  await tellOfFactor(trx, context, person, { what: 'added' });
  return replaceRecoveryCodes(trx, person.id);
}

/**
 * The first code of a new secret: from now on it is a second factor of the person.
 * @throws HttpError 400 with the reason at `code`, 409 where no secret of this session waits for one, 429 after too many
 * wrong ones
 */
export async function confirm(context: AppContext, person: SignedIn, code: string): Promise<string[]> {
  const { id, login, address, sessionId } = person;
  const { db } = context.database;
  const now = context.now();
  const pending = async (trx: Db) => {
    const held = await trx
      .selectFrom('second_factor')
      .where('user_id', '=', id)
      .where('pending_at', '>', new Date(now.getTime() - SECOND_FACTOR.enrolMinutes * 60_000))
      .where('pending_session', '=', sessionId)
      .select(['pending', 'confirmed_at'])
      .forUpdate()
      .executeTakeFirst();
    const opened = held?.pending == null ? null : unseal(context, TOTP_SEAL, held.pending);
    if (held === undefined || opened === null) throw new HttpError(409, 'factorReplies.noneWaits');
    return { secret: opened.plain, replaces: held.confirmed_at !== null };
  };
  const { secret } = await db.transaction().execute(pending);
  const step = await counted(context, { purpose: 'proof', login, address, browser: sessionId }, async () =>
    firstStep(context, secret, code),
  );
  return db.transaction().execute(async (trx) => {
    await lockFactorsOf(trx, id);
    const { secret: present, replaces } = await pending(trx);
    // Another one was asked for meanwhile.
    if (!present.equals(secret)) throw new HttpError(409, 'factorReplies.noneWaits');
    await trx
      .updateTable('second_factor')
      .set({
        sealed: seal(context, TOTP_SEAL, secret),
        confirmed_at: now,
        last_step: step,
        pending: null,
        pending_at: null,
        pending_session: null,
      })
      .where('user_id', '=', id)
      .execute();
    const entry = { entity: 'second_factor', key: String(id) };
    await recordChanges(trx, person, [
      replaces
        ? { action: 'update', ...entry, after: { userId: id, factorWay: 'another phone' } }
        : { action: 'create', ...entry, after: { userId: id } },
    ]);
    return begunAnew(trx, context, person);
  });
}

/**
 * Returns whether a second factor is left. The caller holds the person's row.
 * @throws HttpError 403 where nothing is left of what the profile requires, or of what the password needs beside it
 */
export async function assertLeft(trx: Db, context: AppContext, person: SignedIn): Promise<boolean> {
  if ((await countFactorsOf(trx, person.id)) > 0) return true;
  const rule = ruleOf(context.config, person.level, await ruleFor(trx, person.level));
  if (requiresOn(rule, todayIn(context.config.timeZone, context.now())))
    throw new HttpError(403, 'factorReplies.required');
  if (await passwordNeedsFactor(trx, person.id)) throw passwordFirst(context);
  return false;
}

/**
 * The own page takes a short password as long as the factor is there, so that the person has to know the length that is
 * enough without. By the specification each one that it takes is.
 */
function passwordFirst({ config: { passwordPolicy } }: AppContext): HttpError {
  if (passwordPolicy === 'specification') return new HttpError(403, 'factorReplies.passwordFirst');
  const { least } = linkPassword[passwordPolicy];
  return new HttpError(403, 'factorReplies.longPasswordFirst', {}, null, { least });
}

/**
 * Removes the person's authenticator program.
 * @throws HttpError 403 as `assertLeft`
 */
export async function remove(context: AppContext, person: SignedIn): Promise<boolean> {
  return context.database.db.transaction().execute(async (trx) => {
    const { program } = await removeFactorsOf(trx, person, person.id, { program: true });
    if (!program) return false;
    const left = await assertLeft(trx, context, person);
    await notify(trx, factorRemoved({}), { to: [person.id], at: context.now() });
    await tellOfFactor(trx, context, person, { what: 'removed', last: !left });
    return true;
  });
}

/** @throws HttpError 409 where there is no second factor */
export async function renewCodes(context: AppContext, person: SignedIn): Promise<string[]> {
  return context.database.db.transaction().execute(async (trx) => {
    await lockFactorsOf(trx, person.id);
    if ((await countFactorsOf(trx, person.id)) === 0) throw new HttpError(409, 'factorReplies.none');
    await recordChanges(trx, person, [
      {
        action: 'update',
        entity: 'second_factor',
        key: String(person.id),
        after: { userId: person.id, factorWay: 'recovery codes' },
      },
    ]);
    return replaceRecoveryCodes(trx, person.id);
  });
}

/** Binds what a passkey signs in a session to that session. */
export const proofPurpose = ({ id, sessionId }: SignedIn): PasskeyPurpose => ({
  purpose: `proof ${sessionId}`,
  userId: id,
});

/**
 * Gives the second factor again, in a session.
 * @throws HttpError 400 with the reason at `code` or `passkey`, 429 after too many wrong ones
 */
export async function giveAgain(
  context: AppContext,
  person: SignedIn,
  party: RelyingParty,
  given: GivenFactor,
): Promise<void> {
  const { id, login, address, sessionId } = person;
  const counting = { purpose: 'proof' as const, id, login, address, browser: sessionId };
  await takeFactor(context, counting, { party, ...proofPurpose(person) }, given);
  await noteGiven(context.database.db, person, context.now());
}

/** @throws HttpError 401 where the session has ended meanwhile */
async function noteGiven(db: Db, { sessionId }: SignedIn, at: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('user_session')
    .set({ factor_at: at })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw unauthenticated();
}
