import { createHmac } from 'node:crypto';
import {
  type AuthenticatorTransport,
  generateRegistrationOptions,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewCredential } from '../../../contract/passkey-forms';
import { PASSKEYS } from '../../../contract/passkeys';
import { notify } from '../../engines/notices/notify';
import { tellOfFactor } from '../../network/people/factor-mail';
import { passkeyAdded, passkeyRemoved } from '../../network/people/factor-notices';
import { countFactorsOf, lockFactorsOf, removeFactorsOf } from '../../network/people/factor-state';
import { challengeIn, refusedPasskey, useChallenge } from '../../network/people/passkey-challenge';
import { credentialsOf } from '../../network/people/passkeys';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import type { RelyingParty } from '../../platform/credentials/relying-party';
import { newChallenge } from '../../platform/credentials/signed-challenge';
import type { Db } from '../../platform/db/connections';
import { browserOf } from '../../platform/http/browser';
import type { SignedIn } from '../../platform/principal/principal';
import { assertLeft, assertMaySetUp, begunAnew } from './own';

/** The name of the portal where an authenticator lists its passkeys. */
const PORTAL = 'Cofre';

/** A passkey is made for the session that has asked for it. */
const purposeOf = ({ sessionId }: SignedIn) => `registration ${sessionId}`;

/**
 * Returns what a browser needs to make a passkey.
 * @throws HttpError 400 where the person has as many as there may be; otherwise as `assertMaySetUp`
 */
export async function beginPasskeyOf(
  context: AppContext,
  person: SignedIn,
  party: RelyingParty,
  currentPassword: string,
) {
  await assertMaySetUp(context, person, currentPassword);
  const held = await credentialsOf(context.database.db, person.id);
  if (held.length >= PASSKEYS.most) throw refusedPasskey('passkeysMany');
  const options = await generateRegistrationOptions({
    rpName: PORTAL,
    rpID: party.id,
    userID: new Uint8Array(await handleFor(context.database.db, context, person.id)),
    userName: person.login,
    userDisplayName: person.name,
    challenge: new Uint8Array(newChallenge(context, purposeOf(person), context.now())),
    timeout: PASSKEYS.challengeMinutes * 60_000,
    attestationType: 'none',
    excludeCredentials: held,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { ...options };
}

/**
 * An attestation without its statement: none was asked for, and nothing of one is read. Verifying one would have the
 * server fetch lists of revoked certificates from wherever its sender says.
 */
function withoutStatement(attestationObject: string): string {
  const authData = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url'))).get(
    'authData',
  );
  const none = new Map<string, string | Map<string, never> | typeof authData>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, never>()],
    ['authData', authData],
  ]);
  return Buffer.from(isoCBOR.encode(none)).toString('base64url');
}

/** Reads what an authenticator says of the passkey that it has made; `null` where that is not genuine. */
async function registered(
  { id, origins }: RelyingParty,
  { id: name, response: { clientDataJSON, attestationObject } }: NewCredential,
) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: name,
        rawId: name,
        type: 'public-key',
        response: { clientDataJSON, attestationObject: withoutStatement(attestationObject) },
        clientExtensionResults: {},
      },
      expectedChallenge: () => true, // checked before
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: false,
    });
    return registrationInfo ?? null;
  } catch {
    return null;
  }
}

/**
 * Finds the handle by which authenticators know the passkeys of a person; whoever reads it there learns nothing of the
 * person. It is that of the passkeys that are there, so that authenticators see one person.
 */
async function handleFor(db: Db, context: AppContext, userId: number): Promise<Buffer> {
  const held = await db
    .selectFrom('passkey')
    .where('user_id', '=', userId)
    .select('user_handle')
    .limit(1)
    .executeTakeFirst();
  if (held !== undefined) return held.user_handle;
  return createHmac('sha256', context.secret).update(`person of passkeys ${userId}`).digest();
}

/** Names a passkey for whoever gives it no name. */
function usualName(userAgent: string): string {
  const { browser, system } = browserOf(userAgent);
  return [browser, system].filter((part) => part !== null).join(', ') || PORTAL;
}

interface Added {
  passkey: NewCredential;
  name: string;
  userAgent: string;
}

/**
 * Adds a passkey that was made for this session.
 * @returns recovery codes, where it is the person's first second factor
 * @throws HttpError 400 with the reason at `passkey`
 */
export async function addPasskeyOf(
  context: AppContext,
  person: SignedIn,
  party: RelyingParty,
  { passkey, name, userAgent }: Added,
): Promise<string[]> {
  const { response } = passkey;
  const challenge = challengeIn(context, party, purposeOf(person), response.clientDataJSON);
  if (typeof challenge === 'string') throw refusedPasskey(challenge);
  const info = await registered(party, passkey);
  if (info === null) throw refusedPasskey('passkeyWrong');
  const { credential } = info;
  const now = context.now();
  const called = name.trim() || usualName(userAgent);
  return context.database.db.transaction().execute(async (trx) => {
    await lockFactorsOf(trx, person.id);
    if (!(await useChallenge(trx, context, challenge))) throw refusedPasskey('passkeyUsed');
    const first = (await countFactorsOf(trx, person.id)) === 0;
    if ((await credentialsOf(trx, person.id)).length >= PASSKEYS.most) throw refusedPasskey('passkeysMany');
    const added = await trx
      .insertInto('passkey')
      .values({
        user_id: person.id,
        credential_id: Buffer.from(credential.id, 'base64url'),
        public_key: Buffer.from(credential.publicKey),
        user_handle: await handleFor(trx, context, person.id),
        counter: credential.counter,
        transports: transportsOf(response.transports),
        name: called,
        synced: info.credentialBackedUp,
        created_at: now,
        used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) throw refusedPasskey('passkeyKnown');
    await recordChanges(trx, person, [
      { action: 'create', entity: 'passkey', key: String(person.id), after: { name: called } },
    ]);
    if (first) return begunAnew(trx, context, person);
    await notify(trx, passkeyAdded({ name: called }), { to: [person.id], at: now });
    await tellOfFactor(trx, context, person, { what: 'passkeyAdded', passkey: called });
    return [];
  });
}

const TRANSPORTS: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** The ways to an authenticator that this program knows; they only help a browser to find it. */
const transportsOf = (said: readonly string[]) =>
  TRANSPORTS.filter((known) => said.includes(known)) as AuthenticatorTransport[];

/**
 * Removes one of a person's passkeys.
 * @returns whether there was one
 * @throws HttpError 403 as `assertLeft`
 */
export async function removePasskeyOf(
  context: AppContext,
  person: SignedIn,
  passkey: number,
): Promise<boolean> {
  return context.database.db.transaction().execute(async (trx) => {
    const { passkeys } = await removeFactorsOf(trx, person, person.id, { passkeys: passkey });
    const [name] = passkeys;
    if (name === undefined) return false;
    const left = await assertLeft(trx, context, person);
    await notify(trx, passkeyRemoved({ name }), { to: [person.id], at: context.now() });
    await tellOfFactor(trx, context, person, { what: 'passkeyRemoved', passkey: name, last: !left });
    return true;
  });
}
