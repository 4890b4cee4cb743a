import { createHmac } from 'node:crypto';
import {
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  type VerifiedAuthenticationResponse,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { Assertion } from '../../../contract/passkey-forms';
import { PASSKEYS } from '../../../contract/passkeys';
import type { MessageKey } from '../../../i18n/server';
import { notify } from '../../engines/notices/notify';
import { noteSecurityEvent } from '../../platform/audit/security-event';
import type { AppContext } from '../../platform/context';
import type { RelyingParty } from '../../platform/credentials/relying-party';
import { challengeMoment, newChallenge } from '../../platform/credentials/signed-challenge';
import type { Db } from '../../platform/db/connections';
import { HttpError } from '../../platform/errors/http-error';
import { tellOfFactor } from './factor-mail';
import { passkeyCopied } from './factor-notices';

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

/** By this an authenticator knows the passkeys of one person; whoever reads it there learns nothing of the person. */
export const userHandleOf = ({ secret }: Pick<AppContext, 'secret'>, userId: number): Buffer =>
  createHmac('sha256', secret).update(`person of passkeys ${userId}`).digest();

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
 * @returns the challenge, which counts once (`useChallenge`), or why it is refused
 */
export function challengeIn(
  context: AppContext,
  { origins }: RelyingParty,
  purpose: string,
  clientDataJSON: string,
): Buffer | Reason {
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

/** A passkey that was taken. */
export interface TakenPasskey {
  id: number;
  userId: number;
}

/** What became of something signed: it was taken, or it is refused and whose passkey it was as far as that is known. */
type Outcome = TakenPasskey | { refused: Reason; userId: number | null };

/**
 * Takes what a passkey has signed: it counts once. Where it stands for the password as well, the authenticator has to have
 * verified the person. A passkey whose counter went back may have been copied: it is blocked, and its person is told.
 * @throws HttpError 400 with the reason at `passkey`
 */
export async function takePasskey(
  context: AppContext,
  party: RelyingParty,
  purpose: PasskeyPurpose,
  passkey: Assertion,
  from: { address: string; browser?: string },
): Promise<TakenPasskey> {
  const outcome = await context.database.db
    .transaction()
    .execute((trx) => outcomeOf(trx, context, party, purpose, passkey));
  if (!('refused' in outcome)) return outcome;
  // In a sign-in with the password, and in a session, wrong ones are counted and recorded as wrong codes are.
  if (purpose.userId === null) await noteRefused(context, outcome, from);
  throw refusedPasskey(outcome.refused);
}

async function outcomeOf(
  trx: Db,
  context: AppContext,
  party: RelyingParty,
  { purpose, userId }: PasskeyPurpose,
  passkey: Assertion,
): Promise<Outcome> {
  const { response } = passkey;
  const challenge = challengeIn(context, party, purpose, response.clientDataJSON);
  if (typeof challenge === 'string') return { refused: challenge, userId: null };
  const held = await trx
    .selectFrom('passkey')
    .where('credential_id', '=', bytesOf(passkey.id))
    .select(['id', 'user_id', 'credential_id', 'public_key', 'user_handle', 'counter', 'copied_at'])
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined || (userId !== null && held.user_id !== userId))
    return { refused: 'passkeyUnknown', userId: null };
  const refused = (reason: Reason): Outcome => ({ refused: reason, userId: held.user_id });
  const said = await verified(party, passkey, held);
  const handle = response.userHandle;
  const another = handle !== null && !bytesOf(handle).equals(held.user_handle);
  if (said === null || another) return refused('passkeyWrong');
  if (userId === null && !said.userVerified) return refused('passkeyUnverified');
  // Before the counter: what is sent a second time was copied by nobody.
  if (!(await useChallenge(trx, context, challenge))) return refused('passkeyUsed');
  if (held.copied_at !== null) return refused('passkeyCopied');
  const counter = Number(held.counter);
  const now = context.now();
  // Authenticators that count at all count upwards.
  if ((counter > 0 || said.newCounter > 0) && said.newCounter <= counter) {
    await trx.updateTable('passkey').set({ copied_at: now }).where('id', '=', held.id).execute();
    await notify(trx, passkeyCopied({}), { to: [held.user_id], at: now });
    await tellOfFactor(trx, context, { id: held.user_id }, { what: 'passkeyCopied' });
    return refused('passkeyCopied');
  }
  await trx
    .updateTable('passkey')
    .set({ counter: said.newCounter, used_at: now, synced: said.credentialBackedUp })
    .where('id', '=', held.id)
    .execute();
  return { id: held.id, userId: held.user_id };
}

/** Notes a sign-in with a passkey alone that was refused. */
async function noteRefused(
  context: AppContext,
  { refused, userId }: { refused: Reason; userId: number | null },
  from: { address: string; browser?: string },
): Promise<void> {
  const person =
    userId === null
      ? undefined
      : await context.database.db
          .selectFrom('portal_user')
          .where('id', '=', userId)
          .select('login')
          .executeTakeFirst();
  await noteSecurityEvent(context, {
    kind: 'passkey-refused',
    actor: person?.login ?? null,
    ...from,
    reason: refused === 'passkeyCopied' ? 'passkey copied' : 'passkey not valid',
  });
}
