import { PASSKEYS } from '../../../contract/passkeys';
import type { MessageKey } from '../../../i18n/server';
import type { AppContext } from '../../platform/context';
import type { RelyingParty } from '../../platform/credentials/relying-party';
import { challengeMoment } from '../../platform/credentials/signed-challenge';
import type { Db } from '../../platform/db/connections';
import { HttpError } from '../../platform/errors/http-error';

export const CHALLENGE_MS = PASSKEYS.challengeMinutes * 60_000;

/** A passkey is refused with one of these sentences. */
export type PasskeyFault =
  | 'passkeyWrong'
  | 'passkeyOrigin'
  | 'passkeyExpired'
  | 'passkeyUsed'
  | 'passkeyUnknown'
  | 'passkeyCopied'
  | 'passkeyUnverified'
  | 'passkeyKnown'
  | 'passkeysMany';

/** The refusal of a passkey, with the reason at `passkey`. */
export function refusedPasskey(reason: PasskeyFault): HttpError {
  const key = `factorReplies.${reason}` satisfies MessageKey;
  return new HttpError(400, key, { passkey: key });
}

export const bytesOf = (text: string) => Buffer.from(text, 'base64url');

/** Reads what a browser said of itself when something was signed; `null` where that cannot be read. */
function clientData(text: string): { challenge: Buffer; origin: string } | null {
  try {
    const { challenge, origin } = JSON.parse(bytesOf(text).toString('utf8')) as Record<string, unknown>;
    if (typeof challenge !== 'string' || typeof origin !== 'string') return null;
    return { challenge: bytesOf(challenge), origin };
  } catch {
    return null;
  }
}

/**
 * Checks what was signed, as far as it is not the signature.
 * @param clientDataJSON as the browser sent it
 * @returns the challenge, which counts once (`useChallenge`), or why it is refused
 */
export function challengeIn(
  context: AppContext,
  { origins }: RelyingParty,
  purpose: string,
  clientDataJSON: string,
): Buffer | PasskeyFault {
  const said = clientData(clientDataJSON);
  if (said === null) return 'passkeyWrong';
  if (!origins.includes(said.origin)) return 'passkeyOrigin';
  const made = challengeMoment(context, purpose, said.challenge);
  if (made === null) return 'passkeyWrong';
  // The clocks of two servers differ.
  return Math.abs(context.now().getTime() - made.getTime()) > CHALLENGE_MS
    ? 'passkeyExpired'
    : said.challenge;
}

/** Marks a challenge as answered; returns false where it was before. */
export async function useChallenge(trx: Db, { now }: AppContext, challenge: Buffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkey_challenge_used')
    // By another server's clock it may be good for longer.
    .values({ challenge, expires_at: new Date(now().getTime() + 2 * CHALLENGE_MS) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
