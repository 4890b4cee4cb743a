import { createHash, createPublicKey } from 'node:crypto';
import { type CryptoKey, generateKeyPair, type JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { validateSession } from '../../../../contract/session';
import { beginSignOn, finishSignOn } from '../../../../contract/sign-on';
import { providerLogout } from '../../../../contract/single-sign-on';
import { message } from '../../../../i18n/server';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { type ForgingProvider, forgingProvider, slowly, unsigned } from '../../../support/forging-provider';
import { addNetwork, addUser } from '../../../support/network';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';
import { CLIENT, described, environmentOf } from '../../../support/providers';
import { signInWays } from '../../../support/trail';

/* What a provider, or somebody who pretends to be one, must not get past the portal. */

const english = { 'accept-language': 'en' };
const OTHER = 'Outro Banco';
let database: Database;
let provider: ForgingProvider;
let other: ForgingProvider;
let portal: TestPortal;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, {
    login: '64100001',
    role: 2,
    establishments: ['0001'],
    email: 'ana@banco.example',
  });
  provider = await forgingProvider();
  other = await forgingProvider();
  portal = await testPortal(
    database,
    environmentOf(
      described(provider.issuer),
      described(other.issuer, { id: 'outro', name: OTHER, domains: ['outro.example'] }),
    ),
  );
});
beforeEach(async () => {
  portal.setNow(NOON);
  await database.db.deleteFrom('security_event').execute();
});
afterAll(async () => {
  await portal.app.close();
  await provider.close();
  await other.close();
  await database.close();
});

const seconds = () => Math.floor(Date.now() / 1000);
const said = (key: string, name = 'Banco Modelo') =>
  message('en', `signOnReplies.${key}` as Parameters<typeof message>[1], { provider: name });

/** An honest token for a sign-in. */
const honest = (nonce: string): JWTPayload => ({
  iss: provider.issuer,
  aud: CLIENT.clientId,
  sub: 'ana',
  nonce,
  email: 'ana@banco.example',
  email_verified: true,
  name: 'Ana',
  groups: ['gerentes'],
  iat: seconds(),
  exp: seconds() + 300,
});

interface Begun {
  nonce: string;
  state: string;
  transaction: string;
}
async function begun(id = 'banco'): Promise<Begun> {
  const { status, body } = await portal.call(beginSignOn, { body: { provider: id }, headers: english });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const { searchParams } = new URL(body.address);
  return {
    nonce: searchParams.get('nonce') ?? '',
    state: searchParams.get('state') ?? '',
    transaction: body.transaction,
  };
}
const finished = (
  { transaction, state }: Pick<Begun, 'transaction' | 'state'>,
  parameters: Record<string, string> = {},
  id = 'banco',
) =>
  portal.call(finishSignOn, {
    body: {
      provider: id,
      transaction,
      parameters: new URLSearchParams({
        code: 'a code',
        state,
        iss: provider.issuer,
        ...parameters,
      }).toString(),
    },
    headers: english,
  });

/** Has the provider give a token at the exchange. */
const gives = (token: (nonce: string) => string | Promise<string>, more: object = {}) => {
  let nonce = '';
  provider.answers.token = async () => ({
    body: { access_token: 'an access token', token_type: 'Bearer', id_token: await token(nonce), ...more },
  });
  return {
    async signIn() {
      const start = await begun();
      ({ nonce } = start);
      return finished(start);
    },
  };
};
const signedIn = (token: (nonce: string) => string | Promise<string>, more?: object) =>
  gives(token, more).signIn();

const sessions = async () => (await database.db.selectFrom('user_session').select('id').execute()).length;

test('an honest token lets the person in', async () => {
  const { status, body } = await signedIn((nonce) => provider.sign(honest(nonce)));
  expect({ status, body }).toMatchObject({ status: 200, body: { login: '64100001' } });
});

describe('a token that is not what it should be lets nobody in, and is an event', () => {
  let foreign: { privateKey: CryptoKey };
  beforeAll(async () => {
    foreign = await generateKeyPair('RS256');
  });
  const without = (nonce: string, claim: string) => {
    const { [claim]: _gone, ...rest } = honest(nonce);
    return rest;
  };
  const half = (text: string) =>
    createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url');
  const cases: Record<string, (nonce: string) => string | Promise<string>> = {
    'of another issuer': (nonce) => provider.sign({ ...honest(nonce), iss: 'https://elsewhere.example' }),
    'for another client': (nonce) => provider.sign({ ...honest(nonce), aud: 'somebody-else' }),
    'for another client beside the portal': (nonce) =>
      provider.sign({ ...honest(nonce), aud: [CLIENT.clientId, 'somebody-else'], azp: 'somebody-else' }),
    'with another nonce': () => provider.sign(honest('another nonce')),
    'without a nonce': (nonce) => provider.sign(without(nonce, 'nonce')),
    'without a subject': (nonce) => provider.sign(without(nonce, 'sub')),
    'with an empty subject': (nonce) => provider.sign({ ...honest(nonce), sub: '' }),
    'without an end': (nonce) => provider.sign(without(nonce, 'exp')),
    'whose time is up': (nonce) =>
      provider.sign({ ...honest(nonce), iat: seconds() - 900, exp: seconds() - 600 }),
    'of a time to come': (nonce) => provider.sign({ ...honest(nonce), nbf: seconds() + 600 }),
    'without a signature': (nonce) => unsigned(honest(nonce)),
    "signed with the client's secret": (nonce) =>
      provider.sign(honest(nonce), { alg: 'HS256' }, new TextEncoder().encode(CLIENT.clientSecret)),
    "signed with the provider's public key as a secret": (nonce) =>
      provider.sign(
        honest(nonce),
        { alg: 'HS256' },
        new TextEncoder().encode(
          createPublicKey({ key: provider.publicJwk() as never, format: 'jwk' })
            .export({ format: 'pem', type: 'spki' })
            .toString(),
        ),
      ),
    'signed with a foreign key under the name of the right one': (nonce) =>
      provider.sign(honest(nonce), {}, foreign.privateKey),
    'signed with a key that the provider does not show': (nonce) =>
      provider.sign(honest(nonce), { kid: 'unknown' }, foreign.privateKey),
    'that names another access token': (nonce) =>
      provider.sign({ ...honest(nonce), at_hash: half('another access token') }),
    'that was changed': async (nonce) => {
      const [head, , signature] = (await provider.sign(honest(nonce))).split('.');
      const body = Buffer.from(JSON.stringify({ ...honest(nonce), sub: 'somebody else' })).toString(
        'base64url',
      );
      return [head, body, signature].join('.');
    },
    'of another provider': (nonce) => other.sign({ ...honest(nonce), iss: other.issuer }),
    'that is none': () => 'no token at all',
  };
  test.each(Object.entries(cases))('%s', async (_what, token) => {
    const before = await sessions();
    const { status, body } = await signedIn(token);
    expect({ status, message: body.message }).toEqual({ status: 400, message: said('forged') });
    expect(await sessions()).toBe(before);
    expect(await database.db.selectFrom('security_event').select(['kind', 'reason']).execute()).toEqual([
      { kind: 'sign-on-refused', reason: 'reply of the provider not genuine' },
    ]);
  });

  test('a right name of the access token is no fault', async () => {
    const { status } = await signedIn((nonce) =>
      provider.sign({ ...honest(nonce), at_hash: half('an access token') }),
    );
    expect(status).toBe(200);
  });

  test('no token at all beside the access token', async () => {
    const { status, body } = await signedIn((nonce) => provider.sign(honest(nonce)), { id_token: undefined });
    expect({ status, message: body.message }).toEqual({ status: 400, message: said('forged') });
  });

  test('facts about somebody else', async () => {
    provider.answers.userinfo = () => ({ body: { sub: 'somebody else', email: 'ana@banco.example' } });
    const { status, body } = await signedIn((nonce) => provider.sign(without(nonce, 'email')));
    expect({ status, message: body.message }).toEqual({ status: 400, message: said('forged') });
  });
});

describe('a second factor', () => {
  test('that was given at the provider is enough, where the deployment takes its word', async () => {
    await addUser(database.db, {
      login: '64100009',
      role: 2,
      establishments: ['0001'],
      email: 'bia@banco.example',
    });
    await database.db
      .updateTable('portal_user')
      .set({ password_hash: null })
      .where('login', '=', '64100009')
      .execute();
    const trusting = await testPortal(database, {
      ...environmentOf(described(provider.issuer, { secondFactor: { amr: ['mfa'] } })),
      PORTAL_SECOND_FACTOR: 'manager=required',
    });
    const signInWith = async (said: object, facts: object = {}) => {
      const { body: start } = await trusting.call(beginSignOn, { body: { provider: 'banco' } });
      const { searchParams } = new URL(start.address);
      const claims: JWTPayload = {
        ...honest(searchParams.get('nonce') ?? ''),
        sub: 'bia',
        email: 'bia@banco.example',
        ...said,
      };
      const { groups: _asked, ...unasked } = claims;
      provider.answers.userinfo = () => ({ body: { sub: 'bia', groups: [], ...facts } });
      provider.answers.token = async () => ({
        body: { access_token: 'a', token_type: 'Bearer', id_token: await provider.sign(unasked) },
      });
      const parameters = new URLSearchParams({
        code: 'a code',
        state: searchParams.get('state') ?? '',
        iss: provider.issuer,
      }).toString();
      const body = { provider: 'banco', transaction: start.transaction, parameters };
      return trusting.call(finishSignOn, { body });
    };
    expect((await signInWith({ amr: ['pwd'] })).status).toBe(403);
    // Only what is signed says how somebody was asked.
    expect((await signInWith({}, { amr: ['mfa'] })).status).toBe(403);
    const { status, body } = await signInWith({ amr: ['pwd', 'mfa'] });
    expect(status).toBe(200);
    const session = await trusting.call(validateSession, { token: body.token });
    expect(session.body).toMatchObject({ authenticated: true, factorDue: false });
    expect(await signInWays(database.db, body.login)).toEqual(['provider and second factor']);
    await trusting.app.close();
  });
});

test('an address of the token is verified by the token alone', async () => {
  provider.answers.userinfo = () => ({
    body: { sub: 'vic', email: 'other@banco.example', email_verified: true, groups: [] },
  });
  const { status, body } = await signedIn((nonce) => {
    const { email_verified: _unsaid, groups: _asked, ...claims } = honest(nonce);
    return provider.sign({ ...claims, sub: 'vic' });
  });
  expect({ status, message: body.message }).toEqual({ status: 403, message: said('unverified') });
});

test('keys that come over another protocol than the provider are none', async () => {
  const secure = await testPortal(
    database,
    environmentOf(described(provider.issuer.replace('127.0.0.1', 'localhost'), { id: 'banco' })),
  );
  const { description } = provider.answers;
  provider.answers.description = () => ({
    body: {
      issuer: provider.issuer.replace('127.0.0.1', 'localhost'),
      authorization_endpoint: `${provider.issuer}/auth`,
      token_endpoint: `${provider.issuer}/token`,
      jwks_uri: 'ftp://127.0.0.1/jwks',
    },
  });
  const { status, body } = await secure.call(beginSignOn, { body: { provider: 'banco' }, headers: english });
  expect({ status, message: body.message }).toEqual({ status: 503, message: said('strange') });
  provider.answers.description = description;
  await secure.app.close();
});

describe('a reply that does not belong to the sign-in of this browser lets nobody in', () => {
  const good = () => gives((nonce) => provider.sign(honest(nonce)));
  const refusedAs = async (answer: ReturnType<typeof finished>, key: string, name?: string) => {
    const { status, body } = await answer;
    expect({ status, message: body.message }).toEqual({ status: 400, message: said(key, name) });
  };

  test('with another state', async () => {
    good();
    await refusedAs(finished({ ...(await begun()), state: 'another state' }), 'forged');
  });
  test('without one', async () => {
    good();
    const { transaction } = await begun();
    const answer = portal.call(finishSignOn, {
      body: {
        provider: 'banco',
        transaction,
        parameters: `code=a&iss=${encodeURIComponent(provider.issuer)}`,
      },
      headers: english,
    });
    await refusedAs(answer, 'forged');
  });
  test('begun in another browser', async () => {
    good();
    const [here, there] = [await begun(), await begun()];
    await refusedAs(finished({ state: there.state, transaction: here.transaction }), 'forged');
  });
  test('of another provider, which names itself', async () => {
    good();
    await refusedAs(finished(await begun(), { iss: other.issuer }), 'forged');
  });
  test('of a provider that does not name itself, although it says that it does', async () => {
    good();
    const { state, transaction } = await begun();
    const parameters = new URLSearchParams({ code: 'a code', state }).toString();
    const body = { provider: 'banco', transaction, parameters };
    await refusedAs(portal.call(finishSignOn, { body, headers: english }), 'forged');
  });
  test('begun at another provider', async () => {
    good();
    await refusedAs(finished(await begun('outro')), 'otherBrowser');
    await refusedAs(finished(await begun(), {}, 'outro'), 'otherBrowser', OTHER);
  });
  test('with a transaction that was changed, or made up', async () => {
    good();
    const { state, transaction } = await begun();
    const [first = ''] = transaction;
    const changed = (first === 'A' ? 'B' : 'A') + transaction.slice(1);
    for (const of of [changed, 'made up', transaction.slice(0, 40)])
      await refusedAs(finished({ state, transaction: of }), 'otherBrowser');
  });
  test('too late', async () => {
    const attempt = await begun();
    portal.setNow(new Date(Date.parse(NOON) + 15 * 60_000 + 1000));
    await refusedAs(finished(attempt), 'otherBrowser');
  });
  test('with a code that was used already, as the provider says', async () => {
    provider.answers.token = () => ({ status: 400, body: { error: 'invalid_grant' } });
    await refusedAs(finished(await begun()), 'refused');
  });
  test('where the provider refuses without a word', async () => {
    provider.answers.token = () => ({ status: 400, type: '', body: '' });
    await refusedAs(finished(await begun()), 'refused');
  });
  test('where the provider says that it lets the person not in', async () => {
    good();
    const { state, transaction } = await begun();
    const parameters = new URLSearchParams({
      error: 'access_denied',
      state,
      iss: provider.issuer,
    }).toString();
    const body = { provider: 'banco', transaction, parameters };
    await refusedAs(portal.call(finishSignOn, { body, headers: english }), 'cancelled');
  });
  test('of a provider that is none', async () => {
    const { status, body } = await finished(await begun(), {}, 'nobody');
    expect({ status, message: body.message }).toEqual({ status: 404, message: said('noProvider') });
  });
});

describe('a provider that does not answer as it should', () => {
  const refused = async (answer: Promise<{ status: number; body: { message?: string } }>, key: string) => {
    const { status, body } = await answer;
    expect({ status, message: body.message }).toEqual({ status: 503, message: said(key) });
  };
  const exchange = async () => finished(await begun());

  test('is away at the exchange, and back', async () => {
    const attempt = gives((nonce) => provider.sign(honest(nonce)));
    const start = await begun();
    await provider.away();
    await refused(finished(start), 'away');
    await provider.back();
    expect((await attempt.signIn()).status).toBe(200);
  });
  test('answers slowly', async () => {
    provider.answers.token = slowly(7000, () => ({ body: {} }));
    await refused(exchange(), 'away');
  }, 15_000);
  test('answers with HTML', async () => {
    provider.answers.token = () => ({ type: 'text/html', body: '<h1>Maintenance</h1>' });
    await refused(exchange(), 'strange');
  });
  test('answers more than it has to say', async () => {
    const filler = 'x'.repeat(2 * 1024 * 1024);
    provider.answers.token = () => ({ body: { access_token: 'a', token_type: 'Bearer', filler } });
    await refused(exchange(), 'strange');
  });
  test('says that it is broken', async () => {
    provider.answers.token = () => ({ status: 500, body: { error: 'server_error' } });
    await refused(exchange(), 'away');
  });
  test('does not know the client', async () => {
    provider.answers.token = () => ({ status: 401, body: { error: 'invalid_client' } });
    await refused(exchange(), 'strange');
  });
  test('describes itself with HTML, as another one, or not at all', async () => {
    const { description } = other.answers;
    const atOther = async () => {
      const fresh = await testPortal(
        database,
        environmentOf(described(other.issuer, { id: 'outro', name: 'Banco Modelo' })),
      );
      const answer = await fresh.call(beginSignOn, { body: { provider: 'outro' }, headers: english });
      await fresh.app.close();
      return answer;
    };
    other.answers.description = () => ({ type: 'text/html', body: '<h1>Hello</h1>' });
    await refused(atOther(), 'strange');
    other.answers.description = () => ({ body: { issuer: 'https://elsewhere.example' } });
    await refused(atOther(), 'strange');
    other.answers.description = description;
    await other.away();
    await refused(atOther(), 'away');
    await other.back();
    expect((await atOther()).status).toBe(200);
  });
  test('has rotated its keys a second ago', async () => {
    expect((await signedIn((nonce) => provider.sign(honest(nonce)))).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await provider.rotate();
    expect((await signedIn((nonce) => provider.sign(honest(nonce)))).status).toBe(200);
  });
});

describe('a logout token that is not what it should be ends nothing, and is an event', () => {
  const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
  const logout = (): JWTPayload => ({
    iss: provider.issuer,
    aud: CLIENT.clientId,
    sub: 'ana',
    jti: 'once',
    iat: seconds(),
    exp: seconds() + 120,
    events: { [EVENT]: {} },
  });
  const send = (token: string, id = 'banco') =>
    portal.call(providerLogout, {
      params: { provider: id },
      body: new URLSearchParams({ logout_token: token }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const signedInAna = async () =>
    (await signedIn((nonce) => provider.sign(honest(nonce)))).body.token as string;
  const isIn = async (token: string) => (await portal.call(validateSession, { token })).status === 200;

  const cases: Record<string, () => string | Promise<string>> = {
    'of another issuer': () => provider.sign({ ...logout(), iss: 'https://elsewhere.example' }),
    'for another client': () => provider.sign({ ...logout(), aud: 'somebody-else' }),
    'that is an ID token': () => provider.sign(honest('nonce')),
    'with a nonce': () => provider.sign({ ...logout(), nonce: 'a' }),
    'without the event': () => provider.sign({ ...logout(), events: {} }),
    'with another event': () => provider.sign({ ...logout(), events: { 'urn:other': {} } }),
    'of another type': () => provider.sign(logout(), { typ: 'at+jwt' }),
    'that names nobody': () => {
      const { sub: _gone, ...rest } = logout();
      return provider.sign(rest);
    },
    'without an id': () => {
      const { jti: _gone, ...rest } = logout();
      return provider.sign(rest);
    },
    'of an hour ago': () => provider.sign({ ...logout(), iat: seconds() - 3600, exp: seconds() + 120 }),
    'without a signature': () => unsigned(logout()),
    'of another provider': () => other.sign({ ...logout(), iss: other.issuer }),
    'that is none': () => 'no token',
  };
  test.each(Object.entries(cases))('%s', async (_what, token) => {
    const session = await signedInAna();
    await database.db.deleteFrom('security_event').execute();
    const { status, body } = await send(await token());
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'invalid_request' });
    expect(await isIn(session)).toBe(true);
    expect(await database.db.selectFrom('security_event').select(['kind', 'reason']).execute()).toEqual([
      { kind: 'sign-on-refused', reason: 'reply of the provider not genuine' },
    ]);
  });

  test('an honest one ends all sessions of the person at this provider, with or without its type', async () => {
    for (const header of [{}, { typ: 'logout+jwt' }]) {
      const tokens = [await signedInAna(), await signedInAna()];
      expect((await send(await provider.sign(logout(), header))).status).toBe(200);
      expect(await Promise.all(tokens.map(isIn))).toEqual([false, false]);
    }
    // Once more it ends nothing, and is no failure.
    expect((await send(await provider.sign(logout()))).status).toBe(200);
  });

  test('a provider that is none, and no token at all', async () => {
    expect((await send(await provider.sign(logout()), 'nobody')).status).toBe(400);
    expect((await send('')).status).toBe(400);
  });
});
