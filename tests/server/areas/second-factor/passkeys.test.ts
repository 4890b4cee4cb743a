import { decodeAttestationObject, isoCBOR } from '@simplewebauthn/server/helpers';
import { sql } from 'kysely';
import WebAuthnEmulator, {
  AuthenticatorEmulator,
  deserializeCredential,
  PasskeysCredentialsMemoryRepository,
  serializeCredential,
} from 'nid-webauthn-emulator';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAudit } from '../../../../contract/audit';
import { listFactorRules, setFactorRule } from '../../../../contract/factor-rules';
import { FALLBACK_LANGUAGE, languages } from '../../../../contract/languages';
import { listNotifications } from '../../../../contract/notifications';
import { assertionOf, newCredentialOf } from '../../../../contract/passkey-forms';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  beginProof,
  PASSKEYS,
  removePasskey,
  signInWithPasskey,
} from '../../../../contract/passkeys';
import {
  getOwnFactor,
  getUserFactor,
  proveAgain,
  proveFactor,
  removeFactor,
  renewRecoveryCodes,
  resetUserFactor,
} from '../../../../contract/second-factor';
import { login, validateSession } from '../../../../contract/session';
import { listSessions } from '../../../../contract/sessions';
import { message } from '../../../../i18n/server';
import { keepFactors } from '../../../../server/areas/second-factor/keep';
import { beginSession } from '../../../../server/areas/session/begin';
import type { Database } from '../../../../server/platform/db/open';
import { setUpFactor, shownCode } from '../../../support/authenticator';
import { freshDatabase } from '../../../support/databases';
import { factorLetters } from '../../../support/letters';
import { addNetwork, addUser, PASSWORD } from '../../../support/network';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';
import { signInWays } from '../../../support/trail';

/* Passkeys, by an emulator of authenticators and browsers that others wrote (decision 103). */

const ORIGIN = 'https://cofre.example';

let database: Database;
let portal: TestPortal;
let made = 0;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  portal = await testPortal(database, { PORTAL_PUBLIC_URL: `${ORIGIN}/` });
});
beforeEach(async () => {
  portal.setNow(NOON);
  await database.db.deleteFrom('second_factor_rule').execute();
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const at = (seconds: number) => portal.setNow(new Date(Date.parse(NOON) + seconds * 1000));
const english = { 'accept-language': 'en' };
const said = (key: string) => message('en', `factorReplies.${key}` as Parameters<typeof message>[1]);

async function somebody(role: 1 | 2 | 3 = 2) {
  made += 1;
  const user = String(63_000_000 + made);
  const id = await addUser(database.db, { login: user, role, establishments: role === 1 ? [] : ['0001'] });
  return { id, user, ...(await portal.signIn(user)) };
}

/** Picks what the console sends of what an authenticator answers. */
const madeBy = (key: WebAuthnEmulator, ...asked: Parameters<WebAuthnEmulator['createJSON']>) =>
  newCredentialOf(key.createJSON(...asked));
const signedBy = (key: WebAuthnEmulator, ...asked: Parameters<WebAuthnEmulator['getJSON']>) =>
  assertionOf(key.getJSON(...asked));

type Device = NonNullable<ConstructorParameters<typeof AuthenticatorEmulator>[0]>;

/** A phone or a security key in a browser, with passkeys of its own. */
const device = (options: Device = {}) =>
  new WebAuthnEmulator(
    new AuthenticatorEmulator({
      credentialsRepository: new PasskeysCredentialsMemoryRepository(),
      ...options,
    }),
  );

/** It is touched, and asks for neither PIN nor finger. */
const UNVERIFIED: Device = { userGetAssertionInteraction: () => ({ options: { up: true, uv: false } }) };

const creationFor = async (token: string, currentPassword = PASSWORD) => {
  const { status, body } = await portal.call(beginPasskey, { token, body: { currentPassword } });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};
async function added(token: string, key = device(), name = '') {
  const passkey = madeBy(key, ORIGIN, await creationFor(token));
  return portal.call(addPasskey, { token, body: { name, passkey }, headers: english });
}
async function withPasskey(role: 1 | 2 | 3 = 2, options?: Device) {
  const person = await somebody(role);
  const key = device(options);
  const { status, body } = await added(person.token, key, 'Blue key');
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { ...person, key, recoveryCodes: body.recoveryCodes as string[] };
}

const password = async (user: string) =>
  (await portal.call(login, { body: { user, password: PASSWORD } })).body;
const prove = (factorToken: string, passkey: unknown) =>
  portal.call(proveFactor, { body: { factorToken, passkey }, headers: english });
const alone = async (key: WebAuthnEmulator, origin = ORIGIN) => {
  const { body } = await portal.call(beginPasskeySignIn);
  return signedBy(key, origin, body);
};
const signIn = (passkey: unknown) => portal.call(signInWithPasskey, { body: { passkey }, headers: english });
const refusal = (key: string) => ({
  status: 400,
  body: expect.objectContaining({ message: said(key), fields: { passkey: said(key) } }),
});
const ownOf = async (token: string) => (await portal.call(getOwnFactor, { token })).body;

describe('the first passkey of a person', () => {
  test('asks for the current password, ends the other sessions, and brings recovery codes', async () => {
    const person = await somebody();
    const other = await portal.signIn(person.user);
    const wrong = await portal.call(beginPasskey, {
      token: person.token,
      body: { currentPassword: 'not mine' },
    });
    expect(wrong.status).toBe(403);
    expect(Object.keys(wrong.body.fields)).toEqual(['currentPassword']);
    const { status, body } = await added(person.token, device(), 'Blue key');
    expect(status).toBe(200);
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await portal.call(validateSession, { token: other.token })).status).toBe(401);
    expect(await ownOf(person.token)).toMatchObject({
      since: null,
      passkeys: [{ name: 'Blue key', since: '2026-11-20T12:00:00', usedAt: null, synced: true }],
      recoveryCodes: 10,
    });
    const told = (await portal.call(listNotifications, { token: person.token })).body;
    expect(JSON.stringify(told)).toContain(message(FALLBACK_LANGUAGE, 'notices.texts.factorAdded'));
  });

  test('is made for this portal, this person and no authenticator that has one', async () => {
    const person = await somebody();
    const key = device();
    await added(person.token, key);
    const options = await creationFor(person.token);
    expect(options).toMatchObject({
      rp: { id: 'cofre.example', name: 'Cofre' },
      user: { name: person.user },
      attestation: 'none',
    });
    expect(options.excludeCredentials).toHaveLength(1);
    expect(Buffer.from(options.user.id, 'base64url').toString('latin1')).not.toContain(person.user);
    expect(() => madeBy(key, ORIGIN, options)).toThrow();
  });

  test('has the name of browser and system where it is given none', async () => {
    const person = await somebody();
    const key = device();
    const passkey = madeBy(key, ORIGIN, await creationFor(person.token));
    const agent =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
    await portal.call(addPasskey, {
      token: person.token,
      body: { name: '  ', passkey },
      headers: { 'user-agent': agent },
    });
    expect((await ownOf(person.token)).passkeys).toMatchObject([{ name: 'Chrome, Windows' }]);
  });
});

describe('a new passkey is refused or taken', () => {
  test('that was made at another address', async () => {
    const { token } = await somebody();
    const passkey = madeBy(device(), 'https://evil.cofre.example', await creationFor(token));
    expect(
      await portal.call(addPasskey, { token, body: { name: '', passkey }, headers: english }),
    ).toMatchObject(refusal('passkeyOrigin'));
  });

  test('that was made for another session, and a second time', async () => {
    const one = await somebody();
    const other = await portal.signIn(one.user);
    const passkey = madeBy(device(), ORIGIN, await creationFor(one.token));
    const call = { body: { name: '', passkey }, headers: english };
    expect(await portal.call(addPasskey, { token: other.token, ...call })).toMatchObject(
      refusal('passkeyWrong'),
    );
    expect((await portal.call(addPasskey, { token: one.token, ...call })).status).toBe(200);
    expect(await portal.call(addPasskey, { token: one.token, ...call })).toMatchObject(
      refusal('passkeyUsed'),
    );
  });

  test('by no statement of its authenticator, which nobody reads', async () => {
    const { token } = await somebody();
    const passkey = madeBy(device(), ORIGIN, await creationFor(token));
    const attestation = decodeAttestationObject(
      new Uint8Array(Buffer.from(passkey.response.attestationObject, 'base64url')),
    );
    // Verifying one of these fetches lists from wherever its certificates say.
    const claimed = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'android-key'],
        [
          'attStmt',
          new Map<string, unknown>([
            ['alg', -7],
            ['x5c', [new Uint8Array([1, 2, 3])]],
          ]),
        ],
        ['authData', attestation.get('authData')],
      ]) as never,
    );
    const response = { ...passkey.response, attestationObject: Buffer.from(claimed).toString('base64url') };
    const body = { name: '', passkey: { ...passkey, response } };
    expect((await portal.call(addPasskey, { token, body })).status).toBe(200);
  });

  test('after ten minutes', async () => {
    const { token } = await somebody();
    const passkey = madeBy(device(), ORIGIN, await creationFor(token));
    at(601);
    expect(
      await portal.call(addPasskey, { token, body: { name: '', passkey }, headers: english }),
    ).toMatchObject(refusal('passkeyExpired'));
  });

  test('that is no passkey, and nothing of it is kept', async () => {
    const { token } = await somebody();
    const passkey = madeBy(device(), ORIGIN, await creationFor(token));
    const broken = { ...passkey, response: { ...passkey.response, attestationObject: 'AAAA' } };
    expect(
      await portal.call(addPasskey, { token, body: { name: '', passkey: broken }, headers: english }),
    ).toMatchObject(refusal('passkeyWrong'));
    expect((await ownOf(token)).passkeys).toEqual([]);
    // The one that was made can still be added.
    expect((await portal.call(addPasskey, { token, body: { name: '', passkey } })).status).toBe(200);
  });

  test('as the eleventh', async () => {
    const { token } = await somebody();
    for (let count = 0; count < PASSKEYS.most; count += 1) expect((await added(token)).status).toBe(200);
    const call = { token, body: { currentPassword: PASSWORD }, headers: english };
    expect(await portal.call(beginPasskey, call)).toMatchObject(refusal('passkeysMany'));
  });

  test('where the profile has no second factor', async () => {
    const administrator = await somebody(1);
    const person = await somebody();
    await portal.call(setFactorRule, {
      token: administrator.token,
      body: { profile: 2, rule: 'off', requiredFrom: null },
    });
    const { status } = await portal.call(beginPasskey, {
      token: person.token,
      body: { currentPassword: PASSWORD },
    });
    expect(status).toBe(403);
  });
});

test('a second passkey ends no session, leaves the recovery codes, and is told by notice and mail', async () => {
  const person = await withPasskey();
  await factorLetters(portal);
  const { body } = await added(person.token, device(), 'Phone');
  expect(body.recoveryCodes).toEqual([]);
  expect((await ownOf(person.token)).recoveryCodes).toBe(10);
  const told = (await portal.call(listNotifications, { token: person.token })).body;
  expect(JSON.stringify(told)).toContain(
    message(FALLBACK_LANGUAGE, 'notices.texts.passkeyAdded', { name: 'Phone' }),
  );
  const letters = await factorLetters(portal);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain('“Phone”');
});

describe('as the second step of a sign-in', () => {
  test('LOG-12 it lets in whoever gave the password, and once', async () => {
    const { user, key } = await withPasskey();
    const { factorToken, passkey, ...rest } = await password(user);
    expect(Object.keys(rest)).toEqual(['message']);
    expect(passkey).toMatchObject({ rpId: 'cofre.example', userVerification: 'preferred' });
    expect(passkey.allowCredentials).toHaveLength(1);
    const signed = signedBy(key, ORIGIN, passkey);
    const { status, body } = await prove(factorToken, signed);
    expect(status).toBe(200);
    expect(body).toMatchObject({ login: user, perfil: 2 });
    expect((await portal.call(validateSession, { token: body.token })).body.authenticated).toBe(true);
    expect((await prove(factorToken, signed)).status).toBe(401);
    expect((await ownOf(body.token)).passkeys).toMatchObject([{ usedAt: '2026-11-20T12:00:00' }]);
    expect((await signInWays(database.db, user)).at(-1)).toBe('password and second factor');
  });

  test('is asked of nobody who has none', async () => {
    const person = await somebody();
    await setUpFactor(portal, person.token);
    expect((await password(person.user)).passkey).toBeNull();
  });

  test('one that verifies nobody is enough, because the password was given', async () => {
    const { user, key } = await withPasskey(2, UNVERIFIED);
    const { factorToken, passkey } = await password(user);
    expect((await prove(factorToken, signedBy(key, ORIGIN, passkey))).status).toBe(200);
  });

  test('a recovery code does as well', async () => {
    const { user, recoveryCodes } = await withPasskey();
    const { factorToken } = await password(user);
    const { status } = await portal.call(proveFactor, { body: { factorToken, code: recoveryCodes[0] } });
    expect(status).toBe(200);
  });

  test('what was signed for another sign-in, by another person or at another address is refused', async () => {
    const one = await withPasskey();
    const other = await withPasskey();
    const first = await password(one.user);
    const second = await password(one.user);
    const signed = signedBy(one.key, ORIGIN, first.passkey);
    expect(await prove(second.factorToken, signed)).toMatchObject(refusal('passkeyWrong'));
    const theirs = signedBy(other.key, ORIGIN, { ...first.passkey, allowCredentials: [] });
    expect(await prove(first.factorToken, theirs)).toMatchObject(refusal('passkeyUnknown'));
    const elsewhere = signedBy(one.key, 'https://evil.cofre.example', first.passkey);
    expect(await prove(first.factorToken, elsewhere)).toMatchObject(refusal('passkeyOrigin'));
    expect((await prove(first.factorToken, signed)).status).toBe(200);
  });

  test('five wrong ones wait', async () => {
    const { user, key } = await withPasskey();
    const first = await password(user);
    const stale = signedBy(key, ORIGIN, first.passkey);
    const { factorToken } = await password(user);
    for (let count = 0; count < 5; count += 1) expect((await prove(factorToken, stale)).status).toBe(400);
    const { status, headers } = await prove(factorToken, stale);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  test('neither code nor passkey is a wrong code', async () => {
    const { user } = await withPasskey();
    const { factorToken } = await password(user);
    const { status, body } = await portal.call(proveFactor, { body: { factorToken }, headers: english });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(['code']);
  });
});

describe('as the only step', () => {
  test('it signs in, with the second factor given', async () => {
    const { user, key, token } = await withPasskey();
    const { status, body, headers } = await signIn(await alone(key));
    expect(status).toBe(200);
    expect(body).toMatchObject({ login: user, perfil: 2 });
    expect(headers['set-cookie']).toBeDefined();
    expect((await portal.call(renewRecoveryCodes, { token: body.token })).status).toBe(200);
    const { sessions } = (await portal.call(listSessions, { token })).body;
    expect(sessions).toHaveLength(2);
    expect(await signInWays(database.db, user)).toEqual(['password', 'passkey']);
  });

  test('has to verify the person', async () => {
    const { key } = await withPasskey(2, UNVERIFIED);
    const { body } = await portal.call(beginPasskeySignIn);
    expect(body.userVerification).toBe('required');
    const signed = signedBy(key, ORIGIN, { ...body, userVerification: 'discouraged' });
    expect(await signIn(signed)).toMatchObject(refusal('passkeyUnverified'));
  });

  test('counts once, however many come at the same moment', async () => {
    const { key } = await withPasskey();
    const signed = await alone(key);
    const answers = await Promise.all([signIn(signed), signIn(signed), signIn(signed)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 400, 400,
    ]);
  });

  test('what was signed for a second step is refused, and the other way round', async () => {
    const { user, key } = await withPasskey();
    const { passkey, factorToken } = await password(user);
    expect(await signIn(signedBy(key, ORIGIN, passkey))).toMatchObject(refusal('passkeyWrong'));
    expect(await prove(factorToken, await alone(key))).toMatchObject(refusal('passkeyWrong'));
  });

  test('ends after ten minutes', async () => {
    const { key } = await withPasskey();
    const signed = await alone(key);
    at(601);
    expect(await signIn(signed)).toMatchObject(refusal('passkeyExpired'));
  });

  test('opens nothing for whoever was switched off, and says no more than of an unknown one', async () => {
    const { id, user, key } = await withPasskey();
    await database.db.updateTable('portal_user').set({ active: false }).where('id', '=', id).execute();
    expect(await signIn(await alone(key))).toMatchObject(refusal('passkeyUnknown'));
    expect(await notedOf(user)).toMatchObject([{ kind: 'passkey-refused', reason: 'access switched off' }]);
    const stranger = device();
    madeBy(stranger, ORIGIN, await creationFor((await somebody()).token));
    expect(await signIn(await alone(stranger))).toMatchObject(refusal('passkeyUnknown'));
  });

  test('a counter that went back blocks the passkey, and the person is told', async () => {
    const repository = new PasskeysCredentialsMemoryRepository();
    const person = await withPasskey(2, { credentialsRepository: repository });
    const [kept] = repository.loadCredentials().map(serializeCredential);
    expect((await signIn(await alone(person.key))).status).toBe(200);
    expect((await signIn(await alone(person.key))).status).toBe(200);
    if (kept === undefined) throw new Error('no passkey was kept');
    const copies = new PasskeysCredentialsMemoryRepository();
    copies.saveCredential(deserializeCredential(kept));
    const copy = device({ credentialsRepository: copies });
    await factorLetters(portal);
    // Its counter catches up with the third signature.
    for (let time = 0; time < 4; time += 1)
      expect(await signIn(await alone(copy))).toMatchObject(refusal('passkeyCopied'));
    expect(await signIn(await alone(person.key))).toMatchObject(refusal('passkeyCopied'));
    const letters = await factorLetters(portal);
    expect(letters.map(({ subject }) => subject)).toEqual([
      message(FALLBACK_LANGUAGE, 'mail.secondFactor.passkeyCopied.subject'),
    ]);
    const told = (await portal.call(listNotifications, { token: person.token })).body;
    expect(JSON.stringify(told)).toContain(message(FALLBACK_LANGUAGE, 'notices.texts.passkeyCopied'));
    expect(await notedOf(person.user)).toMatchObject([
      { kind: 'factor-given', count: 2 },
      { kind: 'passkey-refused', reason: 'passkey copied', count: 5 },
    ]);
  });

  test('what is sent twice was copied by nobody', async () => {
    const { key } = await withPasskey();
    const signed = await alone(key);
    expect((await signIn(signed)).status).toBe(200);
    expect(await signIn(signed)).toMatchObject(refusal('passkeyUsed'));
    expect((await signIn(await alone(key))).status).toBe(200);
  });

  test('begins no session where the passkey was removed since it signed', async () => {
    const { id, user } = await withPasskey();
    const signer = { sign: () => 'a token' } as unknown as Parameters<typeof beginSession>[1];
    const { password_hash } = await database.db
      .selectFrom('portal_user')
      .where('id', '=', id)
      .select('password_hash')
      .executeTakeFirstOrThrow();
    const entrant = { id, login: user, role: 2, password_hash: password_hash ?? '', attemptId: null };
    const visit = { address: '192.0.2.1', userAgent: '', language: 'en' as const, browser: { given: 'x' } };
    const { id: held } = await database.db
      .selectFrom('passkey')
      .where('user_id', '=', id)
      .select('id')
      .executeTakeFirstOrThrow();
    const begin = () =>
      beginSession(portal.context, signer, entrant, visit, { withFactor: true, passkey: held });
    expect(await begin()).not.toBeNull();
    await database.db.deleteFrom('passkey').where('id', '=', held).execute();
    expect(await begin()).toBeNull();
  });

  test.each([
    ['signature', 'AAAA'],
    ['authenticatorData', 'AAAA'],
    ['clientDataJSON', 'AAAA'],
    ['clientDataJSON', Buffer.from('{"challenge":1}').toString('base64url')],
    ['userHandle', Buffer.from('somebody else').toString('base64url')],
  ])('a changed %s (%s) is refused', async (field, value) => {
    const { key } = await withPasskey();
    const signed = await alone(key);
    const changed = { ...signed, response: { ...signed.response, [field]: value } };
    expect(await signIn(changed)).toMatchObject(refusal('passkeyWrong'));
    expect((await signIn(signed)).status).toBe(200);
  });

  test('a challenge that nobody was given is refused, and one of an older signing key is taken', async () => {
    const { key } = await withPasskey();
    const { body } = await portal.call(beginPasskeySignIn);
    const forged = Buffer.from(body.challenge, 'base64url');
    forged[3] = (forged[3] ?? 0) ^ 1;
    const signed = signedBy(key, ORIGIN, { ...body, challenge: forged.toString('base64url') });
    expect(await signIn(signed)).toMatchObject(refusal('passkeyWrong'));
    const before = signedBy(key, ORIGIN, body);
    const later = await testPortal(
      database,
      { PORTAL_PUBLIC_URL: ORIGIN },
      { secrets: ['another secret for tests, thirty-two', portal.context.secret] },
    );
    const { status } = await later.call(signInWithPasskey, { body: { passkey: before } });
    await later.app.close();
    expect(status).toBe(200);
  });
});

test('in a session it is given again, for that session alone', async () => {
  const { token, key } = await withPasskey(1);
  at(700);
  const change = { token, body: { profile: 3, rule: 'offered', requiredFrom: null } };
  expect((await portal.call(setFactorRule, change)).body.fields).toMatchObject({
    factor: expect.any(String),
  });
  const { body: other } = await signIn(await alone(key));
  const { body: options } = await portal.call(beginProof, { token });
  const signed = signedBy(key, ORIGIN, options);
  expect(
    await portal.call(proveAgain, { token: other.token, body: { passkey: signed }, headers: english }),
  ).toMatchObject(refusal('passkeyWrong'));
  expect((await portal.call(proveAgain, { token, body: { passkey: signed } })).status).toBe(200);
  expect((await portal.call(setFactorRule, change)).status).toBe(200);
});

describe('a passkey that is removed', () => {
  test('signs in no more; with the last factor the recovery codes go, and the trail has both', async () => {
    const { id, user, token, key } = await withPasskey();
    const [{ id: passkey }] = (await ownOf(token)).passkeys;
    const stranger = await withPasskey();
    expect((await portal.call(removePasskey, { token: stranger.token, params: { passkey } })).body).toBe(
      false,
    );
    expect((await portal.call(removePasskey, { token, params: { passkey } })).body).toBe(true);
    expect((await portal.call(removePasskey, { token, params: { passkey } })).body).toBe(false);
    expect(await signIn(await alone(key))).toMatchObject(refusal('passkeyUnknown'));
    expect(await ownOf(token)).toMatchObject({ passkeys: [], recoveryCodes: 0 });
    expect((await password(user)).token).toBeDefined();
    expect(await trailOf(id)).toMatchObject([
      { action: 'create', entity_key: String(id), after: { name: 'Blue key' } },
      { action: 'delete', entity_key: String(id), before: { name: 'Blue key' } },
    ]);
    const told = (await portal.call(listNotifications, { token })).body;
    expect(JSON.stringify(told)).toContain(
      message(FALLBACK_LANGUAGE, 'notices.texts.passkeyRemoved', { name: 'Blue key' }),
    );
  });

  test('of an authenticator program nothing goes, and without the program the passkey stays', async () => {
    const { token, user } = await withPasskey();
    await setUpFactor(portal, token);
    expect((await portal.call(removeFactor, { token })).body).toBe(true);
    expect(await ownOf(token)).toMatchObject({ since: null, recoveryCodes: 10 });
    expect((await password(user)).factorToken).toBeDefined();
  });

  test('stays where the profile requires a second factor and it is the last', async () => {
    const administrator = await somebody(1);
    const { token } = await withPasskey();
    await portal.call(setFactorRule, {
      token: administrator.token,
      body: { profile: 2, rule: 'required', requiredFrom: '2026-11-20' },
    });
    const [{ id: passkey }] = (await ownOf(token)).passkeys;
    const { status } = await portal.call(removePasskey, { token, params: { passkey } });
    expect(status).toBe(403);
    expect((await ownOf(token)).passkeys).toHaveLength(1);
    await setUpFactor(portal, token);
    expect((await portal.call(removePasskey, { token, params: { passkey } })).body).toBe(true);
    expect((await portal.call(removeFactor, { token })).status).toBe(403);
  });
});

test('a required second factor is set up by a passkey as well', async () => {
  const administrator = await somebody(1);
  const person = await somebody(3);
  await portal.call(setFactorRule, {
    token: administrator.token,
    body: { profile: 3, rule: 'required', requiredFrom: '2026-11-20' },
  });
  const due = async () => (await portal.call(validateSession, { token: person.token })).body.factorDue;
  expect(await due()).toBe(true);
  expect((await added(person.token)).status).toBe(200);
  expect(await due()).toBe(false);
});

test('an administrator sees the passkeys of a user, and resets all of them', async () => {
  const administrator = await somebody(1);
  const { id, user, key } = await withPasskey();
  const call = { token: administrator.token, params: { id } };
  expect((await portal.call(getUserFactor, call)).body).toMatchObject({ passkeys: [{ name: 'Blue key' }] });
  expect((await portal.call(resetUserFactor, call)).body).toBe(true);
  expect(await signIn(await alone(key))).toMatchObject(refusal('passkeyUnknown'));
  expect((await password(user)).token).toBeDefined();
});

test('whoever has a passkey alone is counted as enrolled', async () => {
  const { token, id } = await withPasskey(1);
  const { rules, administrators } = (await portal.call(listFactorRules, { token })).body;
  const held = administrators.filter(({ since }: { since: string | null }) => since !== null);
  expect(rules.find(({ profile }: { profile: number }) => profile === 1).enrolled).toBe(held.length);
  expect(administrators.find((one: { id: number }) => one.id === id).since).toBe('2026-11-20T12:00:00');
});

test('a code of the program still signs in beside a passkey', async () => {
  const { token, user } = await withPasskey();
  const { secret } = await setUpFactor(portal, token);
  at(60);
  const { factorToken, passkey } = await password(user);
  expect(passkey).not.toBeNull();
  const code = shownCode(secret, portal.context.now());
  expect((await portal.call(proveFactor, { body: { factorToken, code } })).status).toBe(200);
});

test('what was answered is forgotten once nobody could answer it again', async () => {
  const { key } = await withPasskey();
  await signIn(await alone(key));
  const count = async () =>
    (await database.db.selectFrom('passkey_challenge_used').select('challenge').execute()).length;
  expect(await count()).toBeGreaterThan(0);
  at(7200);
  await keepFactors(portal.context);
  expect(await count()).toBe(0);
});

test('the trail calls it a passkey, with its name, in each language', async () => {
  const administrator = await somebody(1);
  await withPasskey();
  for (const language of languages) {
    const { status, body } = await portal.call(listAudit, {
      token: administrator.token,
      query: { entity: 'passkey' },
      headers: { 'accept-language': language },
    });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain('Blue key');
  }
});

const notedOf = (actor: string) =>
  database.db
    .selectFrom('security_event')
    .where('actor', '=', actor)
    .select(['kind', 'reason', sql<number>`sum(count)::int`.as('count')])
    .groupBy(['kind', 'reason'])
    .orderBy('kind')
    .execute();
const trailOf = (userId: number) =>
  database.db
    .selectFrom('audit')
    .where('entity', '=', 'passkey')
    .where('actor_id', '=', userId)
    .select(['action', 'entity_key', 'before', 'after'])
    .orderBy('id')
    .execute();
