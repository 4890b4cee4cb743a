import {
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  type VerifiedAuthenticationResponse,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { Assertion } from '../../../contract/passkey-forms';
import { notify } from '../../engines/notices/notify';
import { noteSecurityEvent } from '../../platform/audit/security-event';
import type { AppContext } from '../../platform/context';
import type { RelyingParty } from '../../platform/credentials/relying-party';
import { newChallenge } from '../../platform/credentials/signed-challenge';
import type { Db } from '../../platform/db/connections';
import { tellOfFactor } from './factor-mail';
import { passkeyCopied } from './factor-notices';
import {
  bytesOf,
  CHALLENGE_MS,
  challengeIn,
  type PasskeyFault,
  refusedPasskey,
  useChallenge,
} from './passkey-challenge';

/** Says what is to be signed, and by whom. */
export interface PasskeyPurpose {
  /** Nothing that was signed for one purpose counts for another. */
  purpose: string;
  /** The person whose passkeys are asked for; `null`: whoever has one. */
  userId: number | null;
}

/** Returns what a browser needs for a passkey to sign. */
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

/** Reads what the signature of an authenticator says; `null` where it is none of this passkey's. */
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

/** Something signed was taken, or it is refused; `userId`: the person of the passkey, as far as that is known. */
type Outcome = TakenPasskey | { refused: PasskeyFault; userId: number | null };

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
  const refused = (reason: PasskeyFault): Outcome => ({ refused: reason, userId: held.user_id });
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
  { refused, userId }: { refused: PasskeyFault; userId: number | null },
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
