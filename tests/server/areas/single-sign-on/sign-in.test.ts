import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAudit } from '../../../../contract/audit';
import { getConfig } from '../../../../contract/config';
import { proveFactor } from '../../../../contract/second-factor';
import { login, refreshToken, validateSession } from '../../../../contract/session';
import {
  browserLogout,
  getUserSignOn,
  providerLogout,
  releaseUserSignOn,
} from '../../../../contract/single-sign-on';
import { updateUser } from '../../../../contract/users';
import { message } from '../../../../i18n/server';
import { beginSession } from '../../../../server/areas/session/begin';
import { readConfig } from '../../../../server/config';
import type { Database } from '../../../../server/platform/db/open';
import { tokenSigner } from '../../../../server/platform/principal/tokens';
import { setUpFactor, shownCode } from '../../../support/authenticator';
import { freshDatabase } from '../../../support/databases';
import { type Account, type IdentityProvider, identityProvider } from '../../../support/identity-provider';
import { addNetwork, addUser, PASSWORD } from '../../../support/network';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';
import { CLIENT, described, environmentOf, redirectUri, signInBy } from '../../../support/providers';
import { signInWays } from '../../../support/trail';

/* Signing in at a provider that others wrote (`oidc-provider`), by its own pages. */

let database: Database;
let outside: IdentityProvider;
let portal: TestPortal;
let made = 0;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  // The address of the portal is known once it listens, and the provider needs it.
  const listening = await testPortal(database);
  const address = await listening.app.listen({ port: 0, host: '127.0.0.1' });
  await listening.app.close();
  outside = await identityProvider({
    clientId: CLIENT.clientId,
    redirectUris: [redirectUri()],
    by: { secret: CLIENT.clientSecret },
    logoutUri: `${address}${providerLogout.path.replace(':provider', 'banco')}`,
  });
  portal = await withProvider();
  await portal.app.listen({ port: Number(new URL(address).port), host: '127.0.0.1' });
});
beforeEach(async () => {
  portal.setNow(NOON);
  await database.db.deleteFrom('security_event').execute();
  await database.db.deleteFrom('sign_on_rule').execute();
});
afterAll(async () => {
  await portal.app.close();
  await outside.close();
  await database.close();
});

const withProvider = (more: object = {}, environment: Record<string, string> = {}) =>
  testPortal(database, {
    ...environmentOf(described(outside.issuer, { parameters: { prompt: 'consent' }, ...more })),
    ...environment,
  });
const said = (key: string) =>
  message('en', `signOnReplies.${key}` as Parameters<typeof message>[1], { provider: 'Banco Modelo' });
const later = (minutes: number) => portal.setNow(new Date(Date.parse(NOON) + minutes * 60_000));

const loginOf = (number: number) => String(64_200_000 + number);
async function registered(user: Partial<Parameters<typeof addUser>[1]> = {}) {
  made += 1;
  const [name, number] = [`person${made}`, made];
  const email = `${name}@banco.example`;
  const id = await addUser(database.db, {
    login: loginOf(number),
    role: 2,
    establishments: user.role === 1 ? [] : ['0001'],
    email,
    ...user,
  });
  const account: Account = { email, email_verified: true, name: `Person ${number}`, groups: [] };
  outside.accounts.set(name, account);
  return { id, name, login: user.login ?? loginOf(number), account };
}
const signIn = (name: string, at = portal) => signInBy(at, (address) => outside.signIn(address, name));
const renew = (pair: { token: string; refreshToken: string }, at = portal) =>
  at.call(refreshToken, { body: { token: pair.token, refreshToken: pair.refreshToken } });
const isIn = async (token: string) => (await portal.call(validateSession, { token })).status === 200;
const reasons = async () =>
  (await database.db.selectFrom('security_event').select('reason').execute()).map(({ reason }) => reason);
const withoutPassword = (id: number) =>
  database.db.updateTable('portal_user').set({ password_hash: null }).where('id', '=', id).execute();

test('a person who is registered signs in there, without a password, and the trail says by which provider', async () => {
  const { id, name, login: user } = await registered();
  await withoutPassword(id);
  const { status, body } = await signIn(name);
  expect({ status, body }).toMatchObject({ status: 200, body: { login: user, perfil: 2 } });
  expect(await isIn(body.token)).toBe(true);
  await addUser(database.db, { login: '64299999', role: 1 });
  const administrator = await portal.signIn('64299999');
  const trail = await portal.call(listAudit, { token: administrator.token, query: { sessions: 'only' } });
  expect(trail.body.content[1]).toMatchObject({ actor: user, action: 'sign-in' });
  expect(JSON.stringify(trail.body.content[1].changes)).toContain('Banco Modelo');
  expect(await signInWays(database.db, user)).toEqual(['provider']);
});

test('the sign-in page is told of the provider, and of nothing but its name', async () => {
  const { body } = await portal.call(getConfig);
  expect(body.signOn).toEqual([{ id: 'banco', name: 'Banco Modelo' }]);
});

test('whoever comes again is known by the account, whatever became of the address there', async () => {
  const { name, login: user, account } = await registered();
  expect((await signIn(name)).status).toBe(200);
  account.email = 'somewhere@else.example';
  account.email_verified = false;
  expect((await signIn(name)).body).toMatchObject({ login: user });
});

test('the portal proves who it is with a key of its own as well', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cofre-key-'));
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const file = join(folder, 'key.pem');
  writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }));
  const other = await identityProvider({
    clientId: CLIENT.clientId,
    redirectUris: [redirectUri()],
    by: {
      key: {
        ...publicKey.export({ format: 'jwk' }),
        kid: 'of the portal',
        alg: 'ES256',
        use: 'sig',
      } as JsonWebKey,
    },
  });
  const { name, login: user, account } = await registered();
  other.accounts.set(name, account);
  const { clientSecret: _none, ...rest } = described(other.issuer, {
    privateKey: file,
    keyId: 'of the portal',
    parameters: { prompt: 'consent' },
  }) as Record<string, unknown>;
  const keyed = await testPortal(database, environmentOf(rest));
  const { body } = await signInBy(keyed, (address) => other.signIn(address, name));
  expect(body).toMatchObject({ login: user });
  await keyed.app.close();
  await other.close();
  rmSync(folder, { recursive: true });
});

describe('nobody comes in whom the provider may not let in', () => {
  const refused = async (name: string, key: string, reason: string, at = portal) => {
    const { status, body } = await signIn(name, at);
    expect({ status, message: body.message }).toEqual({ status: 403, message: said(key) });
    expect(await reasons()).toEqual([reason]);
  };

  test('with an address that the provider has not verified', async () => {
    const { name, account } = await registered();
    account.email_verified = false;
    await refused(name, 'unverified', 'not for this provider');
  });
  test('with an address of another domain', async () => {
    const { name, account } = await registered({ email: 'boss@other.example' });
    account.email = 'boss@other.example';
    await refused(name, 'domain', 'not for this provider');
  });
  test('who is registered nowhere', async () => {
    outside.accounts.set('stranger', { email: 'stranger@banco.example', email_verified: true });
    await refused('stranger', 'unknown', 'not registered');
  });
  test('whose address two people have', async () => {
    const { name, account } = await registered();
    await registered({ email: account.email ?? '' });
    await refused(name, 'several', 'not registered');
  });
  test('who comes in by another account already', async () => {
    const { name, account } = await registered();
    expect((await signIn(name)).status).toBe(200);
    outside.accounts.set('second', { ...account });
    await refused('second', 'other', 'not for this provider');
  });
  test('whom an administrator has deactivated', async () => {
    const { name } = await registered({ active: false });
    await refused(name, 'off', 'access switched off');
  });
  test('whose address was changed to another domain since', async () => {
    const { id, name } = await registered();
    expect((await signIn(name)).status).toBe(200);
    await database.db
      .updateTable('portal_user')
      .set({ email: 'gone@other.example' })
      .where('id', '=', id)
      .execute();
    await refused(name, 'domain', 'not for this provider');
  });
  test('by a login that the provider says of somebody with an address of another domain', async () => {
    const { login: user } = await registered({ email: 'chief@other.example' });
    outside.accounts.set('forger', {
      email: 'forger@banco.example',
      email_verified: true,
      preferred_username: user,
    });
    const byLogin = await withProvider({ loginClaim: 'preferred_username' });
    await refused('forger', 'unknown', 'not registered', byLogin);
    await byLogin.app.close();
  });
});

describe('an address, and a login beside it', () => {
  test('mean the one of several people who has both', async () => {
    const { account } = await registered();
    const { login: second } = await registered({ email: account.email ?? '' });
    const byLogin = await withProvider({ loginClaim: 'preferred_username' });
    outside.accounts.set('both', { ...account, preferred_username: second });
    expect((await signIn('both', byLogin)).body).toMatchObject({ login: second });
    await byLogin.app.close();
  });
  test('a login alone lets nobody in as somebody else of the domain', async () => {
    const { login: chief } = await registered({ role: 1 });
    outside.accounts.set('intern', {
      email: 'intern@banco.example',
      email_verified: true,
      preferred_username: chief,
    });
    const byLogin = await withProvider({ loginClaim: 'preferred_username' });
    expect((await signIn('intern', byLogin)).status).toBe(403);
    await byLogin.app.close();
  });
  test('a letter that only looks alike is another one', async () => {
    await registered({ email: 'kate@banco.example' });
    for (const email of ['\u212aate@banco.example', '\u00a0kate@banco.example', 'kate@banco.example ']) {
      outside.accounts.set(`like ${email}`, { email, email_verified: true });
      expect((await signIn(`like ${email}`)).status).toBe(403);
    }
    outside.accounts.set('Kate', { email: 'KATE@banco.example', email_verified: true });
    expect((await signIn('Kate')).status).toBe(200);
  });
});

test('two sign-ins of one person at the same moment for the first time both come in', async () => {
  const { name, login: user } = await registered();
  const both = await Promise.all([signIn(name), signIn(name)]);
  expect(both.map(({ body }) => body.login)).toEqual([user, user]);
});

describe('LOG-02 a domain whose provider has closed the sign-in with passwords', () => {
  const closed = () => withProvider({ localSignIn: false, emergencyLogin: '64299998' });

  test('lets nobody in by a right password, says by whom, and counts no failure', async () => {
    const { login: user, name } = await registered();
    const at = await closed();
    for (let attempt = 0; attempt < 7; attempt += 1) {
      const { status, body } = await at.call(login, {
        body: { user, password: PASSWORD },
        headers: { 'accept-language': 'en' },
      });
      expect({ status, body }).toEqual({ status: 403, body: `403${said('useProvider')}` });
    }
    expect(await reasons()).toEqual(['only by the provider']);
    const wrong = await at.call(login, { body: { user, password: 'Wrong@2026' } });
    expect(wrong.status).toBe(401);
    expect((await signIn(name, at)).status).toBe(200);
    await at.app.close();
  });
  test('ends what began by a password before, at the second step and at the next renewal', async () => {
    const { login: user } = await registered();
    const first = await portal.signIn(user);
    const { secret } = await setUpFactor(portal, first.token);
    portal.setNow(new Date(Date.parse(NOON) + 60_000));
    const { body: asked } = await portal.call(login, { body: { user, password: PASSWORD } });
    const at = await closed();
    at.setNow(new Date(Date.parse(NOON) + 90_000));
    const given = { factorToken: asked.factorToken, code: shownCode(secret, at.context.now()) };
    expect((await at.call(proveFactor, { body: given })).status).toBe(403);
    expect((await renew(first, at)).status).toBe(401);
    await at.app.close();
  });
  test('API-16 lets no manager move an address out of it', async () => {
    const at = await closed();
    const { id, login: user, account } = await registered({ role: 3 });
    const manager = await registered({ email: 'manager@other.example' });
    const { token } = await at.signIn(manager.login);
    const change = (email: string) =>
      at.call(updateUser, {
        token,
        params: { id },
        body: { email },
        headers: { 'accept-language': 'en' },
      });
    const { status, body } = await change('mine@gmail.example');
    expect({ status, fields: body.fields }).toEqual({ status: 403, fields: { email: said('addressKept') } });
    expect(
      (await database.db.selectFrom('portal_user').where('login', '=', user).select('email').execute())[0],
    ).toEqual({
      email: account.email,
    });
    await at.app.close();
  });
  test('keeps one account for an emergency, and other domains', async () => {
    await registered({ login: '64299998' });
    const { login: elsewhere } = await registered({ email: 'somebody@other.example' });
    const at = await closed();
    for (const user of ['64299998', elsewhere])
      expect((await at.call(login, { body: { user, password: PASSWORD } })).status).toBe(200);
    await at.app.close();
  });
});

describe('a second factor', () => {
  test('of the portal is asked for after the provider, and the session is the one of the provider', async () => {
    const { name, login: user } = await registered();
    const { secret } = await setUpFactor(portal, (await portal.signIn(user)).token);
    portal.setNow(new Date(Date.parse(NOON) + 60_000));
    const asked = await signIn(name);
    expect(asked.status).toBe(200);
    expect(asked.body.token).toBeUndefined();
    const given = await portal.call(proveFactor, {
      body: { factorToken: asked.body.factorToken, code: shownCode(secret, portal.context.now()) },
    });
    expect(given.body).toMatchObject({ login: user });
    outside.accounts.delete(name);
    later(20);
    expect((await renew(given.body)).status).toBe(401);
  });
  test('that the profile requires and nobody gives keeps people without a password out', async () => {
    const { id, name } = await registered();
    await withoutPassword(id);
    const strict = await withProvider({}, { PORTAL_SECOND_FACTOR: 'manager=required' });
    const { status, body } = await signIn(name, strict);
    expect({ status, message: body.message }).toEqual({ status: 403, message: said('factorMissing') });
    expect(await reasons()).toEqual(['second factor due']);
    await strict.app.close();
  });
});

describe('SES-09 a session of a provider', () => {
  test('goes on while the provider knows the person, and is out with the next renewal after that', async () => {
    const { name } = await registered();
    let pair = (await signIn(name)).body;
    for (const minutes of [15, 30]) {
      later(minutes);
      const renewed = await renew(pair);
      expect(renewed.status).toBe(200);
      pair = renewed.body;
    }
    outside.accounts.delete(name);
    later(45);
    expect((await renew(pair)).status).toBe(401);
    expect(await isIn(pair.token)).toBe(false);
  });

  test('waits while the provider is away, and goes on then', async () => {
    const { name } = await registered();
    const away = await identityProvider({
      clientId: CLIENT.clientId,
      redirectUris: [redirectUri()],
      by: { secret: CLIENT.clientSecret },
    });
    away.accounts.set(name, outside.accounts.get(name) ?? {});
    const at = await testPortal(
      database,
      environmentOf(described(away.issuer, { parameters: { prompt: 'consent' } })),
    );
    const { body: pair } = await signInBy(at, (address) => away.signIn(address, name));
    at.setNow(new Date(Date.parse(NOON) + 14 * 60_000));
    await away.close();
    const { status, body, headers } = await at.call(refreshToken, {
      body: { token: pair.token, refreshToken: pair.refreshToken },
      headers: { 'accept-language': 'en' },
    });
    expect({ status, message: body.message }).toEqual({ status: 503, message: said('renewalWaits') });
    expect(headers['retry-after']).toBe('10');
    // The session is still there, and the same pair renews it.
    expect((await at.call(validateSession, { token: pair.token })).status).toBe(200);
    await at.app.close();
  });

  test('asks the provider once where several tabs renew at the same moment', async () => {
    const { name } = await registered();
    const { body: pair } = await signIn(name);
    later(15);
    const answers = await Promise.all([renew(pair), renew(pair), renew(pair)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    later(30);
    expect((await renew(answers[0]?.body)).status).toBe(200);
  });

  test('asks nobody for a pair that does not belong together', async () => {
    const [one, other] = [await registered(), await registered()];
    const [first, second] = [(await signIn(one.name)).body, (await signIn(other.name)).body];
    later(15);
    outside.accounts.delete(one.name);
    expect((await renew({ token: first.token, refreshToken: second.refreshToken })).status).toBe(401);
    outside.accounts.set(one.name, one.account);
    expect((await renew(first)).status).toBe(200);
  });

  test('ends where its provider is no longer one of the deployment', async () => {
    const { name } = await registered();
    const { body: pair } = await signIn(name);
    const without = await testPortal(database);
    without.setNow(new Date(Date.parse(NOON) + 15 * 60_000));
    expect((await renew(pair, without)).status).toBe(401);
    await without.app.close();
  });
});

describe('a provider that says that somebody has signed out', () => {
  const sidOf = async (id: number) => {
    const { sid } = await database.db
      .selectFrom('sign_on_session')
      .innerJoin('user_session', 'user_session.id', 'session_id')
      .where('user_id', '=', id)
      .orderBy('started_at', 'desc')
      .select('sid')
      .executeTakeFirstOrThrow();
    return sid ?? '';
  };

  test('ends the session within the same second, by the way between servers', async () => {
    const { id, name } = await registered();
    const { body: pair } = await signIn(name);
    expect(await isIn(pair.token)).toBe(true);
    await outside.logOut(name, await sidOf(id));
    expect(await isIn(pair.token)).toBe(false);
    expect((await renew(pair)).status).toBe(401);
  });

  test('ends it by the browser too, and only the one that it names', async () => {
    const [one, other] = [await registered(), await registered()];
    const [first, second] = [(await signIn(one.name)).body, (await signIn(other.name)).body];
    const params = { provider: 'banco' };
    const query = { iss: outside.issuer, sid: await sidOf(one.id) };
    for (const wrong of [
      { ...query, sid: 'another' },
      { ...query, iss: 'https://elsewhere.example' },
    ])
      expect((await portal.call(browserLogout, { params, query: wrong })).status).toBe(200);
    expect(await isIn(first.token)).toBe(true);
    expect((await portal.call(browserLogout, { params, query })).status).toBe(200);
    expect([await isIn(first.token), await isIn(second.token)]).toEqual([false, true]);
  });
});

test('a setting that cannot be right is refused at the start, and says what is wrong', () => {
  const good = described('https://login.banco.example');
  const read =
    (...providers: object[]) =>
    () =>
      readConfig({ PORTAL_OIDC: JSON.stringify(providers) });
  expect(read(good)).not.toThrow();
  const wrong: [object[], string][] = [
    [[{ ...good, issuer: 'http://login.banco.example' }], 'begins with https://'],
    [[{ ...good, clientSecret: undefined }], 'clientSecret and privateKey'],
    [[{ ...good, privateKey: '/nowhere' }], 'is no file with a private key'],
    [[{ ...good, admission: 'just-in-time' }], 'loginClaim'],
    [[{ ...good, localSignIn: false }], 'emergencyLogin'],
    [[{ ...good, domains: [] }], '.domains'],
    [[{ ...good, unknown: 1 }], 'unknown'],
    [[good, { ...good, issuer: 'https://two.example', domains: ['two.example'] }], 'the id banco'],
    [[good, { ...good, id: 'dois', domains: ['two.example'] }], 'the issuer https://login.banco.example'],
    [[good, { ...good, id: 'dois', issuer: 'https://two.example' }], 'the domain banco.example'],
  ];
  for (const [providers, sentence] of wrong) expect(read(...providers)).toThrow(sentence);
  expect(() => readConfig({ PORTAL_OIDC: '[{' })).toThrow('PORTAL_OIDC is no JSON');
  expect(() => readConfig({ PORTAL_OIDC: '/nowhere.json' })).toThrow('neither a list of providers');
  const secret = 'do-not-repeat-me';
  try {
    readConfig({ PORTAL_OIDC: JSON.stringify([{ ...good, clientSecret: secret, id: 'Not An Id' }]) });
  } catch (error) {
    expect(String(error)).not.toContain(secret);
  }
});

describe('an account that an administrator releases', () => {
  const byAdministrator = async () => {
    made += 1;
    const user = loginOf(made);
    await addUser(database.db, { login: user, role: 1 });
    return (await portal.signIn(user)).token;
  };

  test('is shown to level 1, ends the sessions that began by it, and makes room for another one', async () => {
    const token = await byAdministrator();
    const { id, name, login: user, account } = await registered();
    const shown = () => portal.call(getUserSignOn, { token, params: { id } });
    expect((await shown()).body).toEqual({ account: null });
    const { body: byProvider } = await signIn(name);
    const local = await portal.signIn(user);
    expect((await shown()).body).toMatchObject({
      account: { provider: 'Banco Modelo', since: '2026-11-20T12:00:00' },
    });
    const renamed = `${name}-married`;
    outside.accounts.set(renamed, { ...account });
    expect((await signIn(renamed)).status).toBe(403);

    const released = await portal.call(releaseUserSignOn, { token, params: { id } });
    expect({ status: released.status, body: released.body }).toEqual({ status: 200, body: true });
    expect([await isIn(byProvider.token), await isIn(local.token)]).toEqual([false, true]);
    expect((await portal.call(releaseUserSignOn, { token, params: { id } })).body).toBe(false);
    expect((await signIn(renamed)).body).toMatchObject({ login: user });
    expect((await signIn(name)).status).toBe(403);
    const trail = await portal.call(listAudit, { token, query: { entity: 'sign_on_link' } });
    expect(trail.body.content.map(({ action }: { action: string }) => action).slice(0, 3)).toEqual([
      'create',
      'delete',
      'create',
    ]);
  });

  test('lets no sign-in begin that was on its way', async () => {
    const token = await byAdministrator();
    const { id, name } = await registered();
    await signIn(name);
    const { sid, subject } = await database.db
      .selectFrom('sign_on_session')
      .innerJoin('user_session', 'user_session.id', 'session_id')
      .where('user_id', '=', id)
      .select(['sid', 'subject'])
      .executeTakeFirstOrThrow();
    await portal.call(releaseUserSignOn, { token, params: { id } });
    const user = await database.db
      .selectFrom('portal_user')
      .where('id', '=', id)
      .select(['id', 'login', 'role', 'password_hash'])
      .executeTakeFirstOrThrow();
    const begun = await beginSession(
      portal.context,
      tokenSigner(portal.app, portal.context),
      { ...user, attemptId: null },
      { address: '127.0.0.1', userAgent: '', language: 'en', browser: { given: 'x' } },
      { outside: { issuer: outside.issuer, subject, sid, refreshToken: null, provider: 'Banco Modelo' } },
    );
    expect(begun).toBeNull();
  });
});
