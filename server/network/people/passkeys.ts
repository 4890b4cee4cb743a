import { createHash } from 'node:crypto';
import {
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  type VerifiedAuthenticationResponse,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { Assertion } from '../../../contract/passkey-forms';
import { PASSKEYS } from '../../../contract/passkeys';
import type { MessageKey } from '../../../i18n/server';
import type { AppContext } from '../../platform/context';
import type { RelyingParty } from '../../platform/credentials/relying-party';
import { challengeMoment, newChallenge } from '../../platform/credentials/signed-challenge';
import type { Db } from '../../platform/db/connections';
import { HttpError } from '../../platform/errors/http-error';

const CHALLENGE_MS = PASSKEYS.challengeMinutes * 60_000;

/** A passkey is refused with one of these sentences. */
type Reason =
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
export function refusedPasskey(reason: Reason): HttpError {
  const key = `factorReplies.${reason}` satisfies MessageKey;
  return new HttpError(400, key, { passkey: key });
}

/** By this a passkey knows its person; it says nothing of the person to whoever reads it in an authenticator. */
export const userHandleOf = (userId: number): Buffer =>
  createHash('sha256').update(`person ${userId}`).digest();

const bytesOf = (text: string) => Buffer.from(text, 'base64url');

/** What is to be signed, and by whom. */
export interface PasskeyPurpose {
  /** Nothing that was signed for one purpose counts for another. */
  purpose: string;
  /** The person whose passkeys are asked for; `null`: whoever has one. */
  userId: number | null;
}

/** What a browser needs for a passkey to sign. */
export async function passkeyRequest(
  context: AppContext,
  { id }: RelyingParty,
  { purpose, userId }: PasskeyPurpose,
) {
  const own = userId === null ? [] : await credentialsOf(context.database.db, userId);
  const options = await generateAuthenticationOptions({
    rpID: id,
    challenge: new Uint8Array(newChallenge(context, purpose, context.now())),
    timeout: CHALLENGE_MS,
    allowCredentials: own,
    // Alone it stands for the password as well.
    userVerification: userId === null ? 'required' : 'preferred',
  });
  return { ...options };
}

/** The passkeys of a person, as browsers are told of them. */
export async function credentialsOf(db: Db, userId: number) {
  const rows = await db
    .selectFrom('passkey')
    .where('user_id', '=', userId)
    .orderBy('id')
    .select(['credential_id', 'transports'])
    .execute();
  return rows.map(({ credential_id, transports }) => ({
    id: credential_id.toString('base64url'),
    transports: transports as AuthenticatorTransport[],
  }));
}

/** What a browser said of itself when something was signed; `null` where it cannot be read. */
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
 * @returns the challenge, which counts once (`useChallenge`)
 * @throws HttpError 400 with the reason at `passkey`
 */
export function checkedChallenge(
  context: AppContext,
  { origins }: RelyingParty,
  purpose: string,
  clientDataJSON: string,
): Buffer {
  const said = clientData(clientDataJSON);
  if (said === null) throw refusedPasskey('passkeyWrong');
  if (!origins.includes(said.origin)) throw refusedPasskey('passkeyOrigin');
  const made = challengeMoment(context, purpose, said.challenge);
  if (made === null) throw refusedPasskey('passkeyWrong');
  // The clocks of two servers differ.
  if (Math.abs(context.now().getTime() - made.getTime()) > CHALLENGE_MS)
    throw refusedPasskey('passkeyExpired');
  return said.challenge;
}

/** @throws HttpError 400 where the challenge was answered before */
export async function useChallenge(trx: Db, { now }: AppContext, challenge: Buffer): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkey_challenge_used')
    // By another server's clock it may be good for longer.
    .values({ challenge, expires_at: new Date(now().getTime() + 2 * CHALLENGE_MS) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw refusedPasskey('passkeyUsed');
}

/** What the signature of an authenticator says; `null` where it is none of this passkey's. */
async function verified(
  { id, origins }: RelyingParty,
  { id: name, response: { userHandle, ...signed } }: Assertion,
  held: { credential_id: Buffer; public_key: Buffer },
): Promise<VerifiedAuthenticationResponse['authenticationInfo'] | null> {
  try {
    const { verified: right, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: name,
        rawId: name,
        type: 'public-key',
        response: { ...signed, ...(userHandle !== null && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: () => true, // checked before
      expectedOrigin: origins,
      expectedRPID: id,
      credential: {
        id: held.credential_id.toString('base64url'),
        publicKey: new Uint8Array(held.public_key),
        counter: 0, // compared below, because it has a sentence of its own
      },
      requireUserVerification: false,
    });
    return right ? authenticationInfo : null;
  } catch {
    return null;
  }
}

/**
 * Takes what a passkey has signed: it counts once. Where it stands for the password as well, the authenticator has to have
 * verified the person.
 * @returns the id of the person
 * @throws HttpError 400 with the reason at `passkey`
 */
export async function takePasskey(
  context: AppContext,
  party: RelyingParty,
  { purpose, userId }: PasskeyPurpose,
  passkey: Assertion,
): Promise<number> {
  const { response } = passkey;
  const challenge = checkedChallenge(context, party, purpose, response.clientDataJSON);
  return context.database.db.transaction().execute(async (trx) => {
    const held = await trx
      .selectFrom('passkey')
      .where('credential_id', '=', bytesOf(passkey.id))
      .select(['id', 'user_id', 'credential_id', 'public_key', 'counter'])
      .forUpdate()
      .executeTakeFirst();
    if (held === undefined || (userId !== null && held.user_id !== userId))
      throw refusedPasskey('passkeyUnknown');
    const said = await verified(party, passkey, held);
    const handle = response.userHandle;
    const another = handle && !bytesOf(handle).equals(userHandleOf(held.user_id));
    if (said === null || another) throw refusedPasskey('passkeyWrong');
    if (userId === null && !said.userVerified) throw refusedPasskey('passkeyUnverified');
    const counter = Number(held.counter);
    // Authenticators that count at all count upwards; one that does not was copied.
    if ((counter > 0 || said.newCounter > 0) && said.newCounter <= counter)
      throw refusedPasskey('passkeyCopied');
    await useChallenge(trx, context, challenge);
    await trx
      .updateTable('passkey')
      .set({ counter: said.newCounter, used_at: context.now(), synced: said.credentialBackedUp })
      .where('id', '=', held.id)
      .execute();
    return held.user_id;
  });
}
