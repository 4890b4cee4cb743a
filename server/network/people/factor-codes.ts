import { createHash, randomInt } from 'node:crypto';
import { type GivenFactor, SECOND_FACTOR } from '../../../contract/second-factor';
import type { MessageKey } from '../../../i18n/server';
import { notify } from '../../engines/notices/notify';
import { recordChanges } from '../../platform/audit/record';
import { noteSecurityEvent } from '../../platform/audit/security-event';
import type { AppContext } from '../../platform/context';
import { forgive, reserveAttempt } from '../../platform/credentials/attempts';
import type { RelyingParty } from '../../platform/credentials/relying-party';
import { seal, unseal } from '../../platform/credentials/sealed';
import { stepOfCode, totpStep } from '../../platform/credentials/totp';
import type { Db } from '../../platform/db/connections';
import { HttpError, invalid } from '../../platform/errors/http-error';
import type { Identity } from '../../platform/principal/principal';
import { wallClock } from '../../platform/time/wall-clock';
import { recoveryCodeUsed } from './factor-notices';
import { recordFailedAttempt } from './failed-attempt';
import { type PasskeyPurpose, takePasskey } from './passkeys';

/** Secrets of authenticator programs are sealed for this purpose. */
export const TOTP_SEAL = 'totp';

/** Neither I nor O, which read like digits; nor the digits that they read like. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const ALPHABET = `23456789${LETTERS}`;
/** Nearly 120 random bits: enough for a plain hash to be safe to keep (ASVS 6.5.2 asks for 112). */
const RECOVERY_LENGTH = 24;

const hashOf = (recoveryCode: string) => createHash('sha256').update(recoveryCode).digest();

/** A code as it is compared: in whatever width, case and groups it was typed. */
const bare = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();

const isTotp = (code: string) => new RegExp(`^\\d{${SECOND_FACTOR.digits}}$`).test(code);

/** It begins with a letter: six digits are a code of the program, and sent as soon as they are typed. */
const newRecoveryCode = () =>
  Array.from({ length: RECOVERY_LENGTH }, (_, place) => signOf(place === 0 ? LETTERS : ALPHABET)).join('');
const signOf = (signs: string) => signs[randomInt(signs.length)];

/** Replaces somebody's recovery codes; returns the new ones in groups, as they are shown once. */
export async function replaceRecoveryCodes(trx: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: SECOND_FACTOR.recoveryCodes }, newRecoveryCode);
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id: userId, hash: hashOf(code), used_at: null })))
    .execute();
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'));
}

/** A code opens nothing for one of these reasons. */
type Fault =
  | { readonly key: 'wrong' | 'codeWrong' | 'used' | 'recoveryWrong' | 'recoveryUsed' | 'unreadable' }
  /** It was right so many minutes ago. */
  | { readonly key: 'old'; readonly minutes: number };

/** By what wrong codes are counted. */
interface Counting {
  /** `factor`: at the sign-in; `proof`: in a session, which has a count of its own. */
  purpose: 'factor' | 'proof';
  login: string;
  address: string;
  /** The hash of the browser's cookie, `null` where it has none; of somebody who is signed in, the session. */
  browser: string | null;
}

/**
 * Compares a code, which is counted as wrong before.
 * @param compare throws a refusal for a wrong one
 * @throws HttpError what `compare` throws; 429 after too many wrong ones
 */
export async function counted<T>(
  context: AppContext,
  { purpose, login, address, browser }: Counting,
  compare: () => Promise<T>,
): Promise<T> {
  const attempt = await reserveAttempt(context, purpose, { login, address, browser });
  try {
    const result = await compare();
    await forgive(context, attempt.id);
    await noteSecurityEvent(context, { kind: 'factor-given', actor: login, address });
    return result;
  } catch (error) {
    if (error instanceof HttpError) await recordFailedAttempt(context, purpose, { login, address, attempt });
    throw error;
  }
}

/**
 * Takes a code of somebody's authenticator program, or a recovery code: each works once. Wrong ones are counted as failed
 * sign-ins are. Of a recovery code that was used the person is told.
 * @throws HttpError 400 with the reason at `code`, 429 after too many wrong ones
 */
async function takeCode(
  context: AppContext,
  { id, ...counting }: Counting & { id: number },
  typed: string,
): Promise<void> {
  const code = bare(typed);
  const { login, address } = counting;
  await counted(context, counting, async () => {
    const fault = await context.database.db
      .transaction()
      .execute((trx) =>
        isTotp(code)
          ? takeTotp(trx, context, id, code)
          : takeRecovery(trx, context, { id, login, address }, code),
      );
    if (fault !== null) throw refusedCode(context, fault);
  });
}

/**
 * Takes a code or what a passkey has signed, whichever was given. Either is counted when it is wrong.
 * @throws HttpError 400 with the reason at `code` or `passkey`, 429 after too many wrong ones
 */
export async function takeFactor(
  context: AppContext,
  counting: Counting & { id: number },
  { party, ...wanted }: PasskeyPurpose & { party: RelyingParty },
  { code = '', passkey }: GivenFactor,
): Promise<void> {
  if (passkey === undefined) return takeCode(context, counting, code);
  const { address } = counting;
  await counted(context, counting, () => takePasskey(context, party, wanted, passkey, { address }));
}

async function takeTotp(trx: Db, context: AppContext, userId: number, code: string): Promise<Fault | null> {
  const held = await trx
    .selectFrom('second_factor')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .select(['sealed', 'last_step'])
    .forUpdate()
    .executeTakeFirst();
  // Whoever has passkeys alone has no app, and no clock that could be wrong.
  if (held?.sealed == null) return { key: 'codeWrong' };
  const opened = unseal(context, TOTP_SEAL, held.sealed);
  if (opened === null) return { key: 'unreadable' };
  const now = context.now();
  // Codes that are not right yet are never told from wrong ones: whoever guesses one would only have to wait.
  const distance = stepOfCode(opened.plain, code, now, SECOND_FACTOR.wrongClockSteps);
  if (distance === null || distance > SECOND_FACTOR.drift) return { key: 'wrong' };
  if (distance < -SECOND_FACTOR.drift)
    return { key: 'old', minutes: Math.round((-distance * SECOND_FACTOR.stepSeconds) / 60) };
  const step = totpStep(now) + distance;
  if (held.last_step !== null && step <= Number(held.last_step)) return { key: 'used' };
  await trx
    .updateTable('second_factor')
    .set({ last_step: step, ...(opened.stale && { sealed: seal(context, TOTP_SEAL, opened.plain) }) })
    .where('user_id', '=', userId)
    .execute();
  return null;
}

async function hasProgram(trx: Db, userId: number): Promise<boolean> {
  const held = await trx
    .selectFrom('second_factor')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .select('user_id')
    .executeTakeFirst();
  return held !== undefined;
}

async function takeRecovery(
  trx: Db,
  { now }: AppContext,
  person: Identity & { id: number },
  code: string,
): Promise<Fault | null> {
  const { id } = person;
  const held = await trx
    .selectFrom('recovery_code')
    .where('user_id', '=', id)
    .where('hash', '=', hashOf(code))
    .select('used_at')
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) {
    if (code.length === RECOVERY_LENGTH) return { key: 'recoveryWrong' };
    return { key: (await hasProgram(trx, id)) ? 'wrong' : 'codeWrong' };
  }
  if (held.used_at !== null) return { key: 'recoveryUsed' };
  const at = now();
  await trx
    .updateTable('recovery_code')
    .set({ used_at: at })
    .where('user_id', '=', id)
    .where('hash', '=', hashOf(code))
    .execute();
  const { left } = await trx
    .selectFrom('recovery_code')
    .where('user_id', '=', id)
    .where('used_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow();
  await notify(trx, recoveryCodeUsed({ left }), { to: [id], at });
  const after = { userId: id, factorWay: 'recovery code' };
  await recordChanges(trx, person, [{ action: 'update', entity: 'second_factor', key: String(id), after }]);
  return null;
}

/** The reason stands at the field alone: it may hold a time, whose colon no message has (ERR-01). */
const refused = (key: MessageKey, parameters: Record<string, string | number>) =>
  invalid('errors.validation', { code: { key, parameters } });

/** The time that a phone should show, on the network's clocks. */
const clockTime = ({ config, now }: AppContext) => wallClock(config.timeZone, now()).slice(11, 16);

/** The refusal of a code, with the time by which the phone's clock can be compared. */
function refusedCode(context: AppContext, fault: Fault): HttpError {
  const key = `factorReplies.${fault.key}` as const;
  const parameters = {
    time: clockTime(context),
    ...(fault.key === 'old' && { smart_count: fault.minutes }),
  };
  return refused(key, parameters);
}

/**
 * Compares the first code of a secret that nobody else knows yet; so the refusal says how wrong the phone's clock is,
 * whichever way.
 * @returns its step
 * @throws HttpError 400 with the reason at `code`
 */
export function firstStep(context: AppContext, secret: Uint8Array, typed: string): number {
  const code = bare(typed);
  const now = context.now();
  const distance = isTotp(code) ? stepOfCode(secret, code, now, SECOND_FACTOR.wrongClockSteps) : null;
  if (distance !== null && Math.abs(distance) <= SECOND_FACTOR.drift) return totpStep(now) + distance;
  const key =
    distance === null
      ? 'factorReplies.wrong'
      : distance < 0
        ? 'factorReplies.clockSlow'
        : 'factorReplies.clockFast';
  const minutes = Math.round((Math.abs(distance ?? 0) * SECOND_FACTOR.stepSeconds) / 60);
  throw refused(key, { time: clockTime(context), smart_count: minutes });
}
