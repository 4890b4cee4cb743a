import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueToken } from '../../../../../contract/api';
import { apiOperators } from '../../../../../contract/api-records';
import { createApiUser } from '../../../../../contract/api-users';
import { exportAudit } from '../../../../../contract/audit';
import { listBanks } from '../../../../../contract/banks';
import { feedCodes } from '../../../../../contract/feed';
import { changePassword } from '../../../../../contract/password';
import { proveFactor } from '../../../../../contract/second-factor';
import { exportSecurityEvents } from '../../../../../contract/security-events';
import { login, logout } from '../../../../../contract/session';
import { endUserSessions } from '../../../../../contract/sessions';
import { noteSecurityEvent } from '../../../../../server/platform/audit/security-event';
import type { Database } from '../../../../../server/platform/db/open';
import { setUpFactor } from '../../../../support/authenticator';
import { freshDatabase } from '../../../../support/databases';
import { addNetwork, addUser, PASSWORD } from '../../../../support/network';
import { NOON, type TestPortal, testPortal } from '../../../../support/portal';
import { line, streamed } from './stream';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
/** Its check digits are right. */
const TAX_ID = '52998224725';

let database: Database;
let portal: TestPortal;
let token: string;
let eva: number;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', name: 'Ana Conceição', role: 1 });
  eva = await addUser(database.db, {
    login: '20000002',
    name: 'Eva Prado',
    role: 2,
    establishments: ['0001'],
    api: { from: '2026-01-01' },
  });
  await addUser(database.db, { login: '20000009', name: 'Gil Reis', role: 2, active: false });
  portal = await testPortal(database);
  token = (await portal.signIn('10000001')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

/** Tries to sign in from an address that no other test uses. */
const tries = (user: string, password: string, remoteAddress: string) =>
  portal.call(login, { body: { user, password }, headers: { 'user-agent': FIREFOX }, remoteAddress });

const linesFrom = async (address: string) =>
  (await streamed(portal, token, { address })).events.map(line).toReversed();

describe('the stream has', () => {
  test('sign-ins and their failures, with browser and reason, and no login that nobody has unless it is a tax id', async () => {
    const address = '198.51.100.1';
    await tries('20000002', PASSWORD, address);
    await tries('20000002', 'Wrong&9password', address);
    await tries('20000009', PASSWORD, address);
    await tries('My&own8password', 'x', address);
    await tries(TAX_ID, 'x', address);
    await tries('12345678', 'x', address);
    const failed = 'sign-in-failed | failure';
    expect(await linesFrom(address)).toEqual([
      `sign-in | success | 20000002 | password | ${address} | Firefox`,
      `${failed} | 20000002 | wrong password | ${address} | Firefox`,
      `${failed} | 20000009 | access switched off | ${address} | Firefox`,
      `${failed} |  | unknown login | ${address} | Firefox`,
      `${failed} | ${TAX_ID} | unknown login | ${address} | Firefox`,
      `${failed} |  | unknown login | ${address} | Firefox`,
    ]);
    const [signedIn] = (await streamed(portal, token, { address, kind: 'sign-in' })).events;
    expect(signedIn).toMatchObject({
      actorName: 'Eva Prado',
      actorRole: 2,
      system: 'Linux',
      target: null,
      entry: null,
      count: 1,
    });
    const { rows } = await sql<{ all: string }>`
      select (select string_agg(audit::text, '') from audit) ||
        coalesce((select string_agg(e::text, '') from security_event e), '') as all`.execute(database.db);
    expect(rows[0]?.all).not.toMatch(/My&own8password|12345678|Wrong&9password/);
  });

  test('a lock when it begins, and attempts during it as one event with their number', async () => {
    const address = '198.51.100.2';
    for (let attempt = 0; attempt < 8; attempt += 1) await tries('20000009', 'x', address);
    const { events } = await streamed(portal, token, { address, kind: 'locked' });
    // Two, where another minute begins meanwhile.
    const during = events.filter(({ reason }) => reason === 'still locked');
    expect(during.length).toBeLessThanOrEqual(2);
    expect(during[0]).toMatchObject({ result: 'refused', actor: '20000009' });
    expect(events.slice(during.length)).toMatchObject([
      { reason: 'failures of the login', result: 'refused', actor: '20000009', count: 1 },
    ]);
    const failures = (await streamed(portal, token, { address, kind: 'sign-in-failed' })).total;
    expect(during.reduce((sum, { count }) => sum + count, 0)).toBe(8 - failures);
  });

  test('a robot check that was not passed', async () => {
    const guarded = await testPortal(database, { PORTAL_ROBOT_CHECK: 'on', PORTAL_ROBOT_WORK: '100' });
    const remoteAddress = '198.51.100.3';
    const answer = await guarded.call(login, {
      body: { user: '20000002', password: PASSWORD, robotCheck: 'bm90aGluZw==' },
      headers: { 'user-agent': FIREFOX },
      remoteAddress,
    });
    await guarded.app.close();
    expect(answer.status).toBe(400);
    expect(await linesFrom(remoteAddress)).toEqual([
      `robot-check-failed | failure |  |  | ${remoteAddress} | Firefox`,
    ]);
  });

  test('refusals of access, with the call that was refused', async () => {
    const remoteAddress = '198.51.100.4';
    const manager = (await portal.signIn('20000002')).token;
    const headers = { 'user-agent': FIREFOX };
    for (let call = 0; call < 3; call += 1) {
      const { status } = await portal.call(listBanks, { token: manager, headers, remoteAddress });
      expect(status).toBe(403);
    }
    const { events } = await streamed(portal, token, { address: remoteAddress });
    const counted = events.reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(3);
    expect(events[0]).toMatchObject({
      kind: 'access-refused',
      result: 'refused',
      actor: '20000002',
      actorName: 'Eva Prado',
      actorRole: 2,
      reason: 'not allowed',
      operation: 'listBanks',
      browser: 'Firefox',
      system: 'Linux',
    });
  });

  test('programs that are refused, and secrets that are made, without the secret', async () => {
    const remoteAddress = '198.51.100.5';
    const { body: made } = await portal.call(createApiUser, { token, body: { codUsuario: eva } });
    const refused = async (clientId: string) =>
      portal.call(issueToken, {
        body: { grant_type: 'client_credentials', client_id: clientId, client_secret: 'a wrong secret' },
        remoteAddress,
      });
    expect((await refused(made.clientId)).status).toBe(401);
    expect((await refused('a-secret-in-the-wrong-place')).status).toBe(401);
    const { events } = await streamed(portal, token, { address: remoteAddress });
    expect(events.map(({ kind, actor, reason }) => [kind, actor, reason])).toEqual([
      ['client-refused', '', 'wrong client secret'],
      ['client-refused', made.clientId, 'wrong client secret'],
    ]);
    const secrets = (await streamed(portal, token, { kind: 'secret-changed' })).events;
    expect(secrets[0]).toMatchObject({ actor: '10000001', target: { name: 'Eva Prado', login: '20000002' } });
    expect(JSON.stringify(secrets)).not.toContain(made.clientSecret);
  });

  test('tokens of programs and keys of the gateway that are refused, and nothing where none is sent', async () => {
    const remoteAddress = '198.51.100.7';
    for (const operation of [apiOperators, feedCodes]) {
      expect((await portal.call(operation, { remoteAddress })).status).toBe(401);
      expect((await portal.call(operation, { token: 'a-wrong-token', remoteAddress })).status).toBe(401);
    }
    const { events } = await streamed(portal, token, { address: remoteAddress, sort: 'at,asc' });
    expect(events.map(({ kind, reason, operation }) => [kind, reason, operation])).toEqual([
      ['client-refused', 'token not valid', 'apiOperators'],
      ['client-refused', 'wrong gateway key', 'feedCodes'],
    ]);
  });

  test('second factors that are set up, given, wrong, asked for again and replaced by a recovery code', async () => {
    await addUser(database.db, { login: '10000003', name: 'Noa Vidal', role: 1 });
    const remoteAddress = '198.51.100.8';
    const own = (await portal.signIn('10000003')).token;
    const { recoveryCodes } = await setUpFactor(portal, own);
    const asked = await portal.call(login, { body: { user: '10000003', password: PASSWORD }, remoteAddress });
    const prove = (code: string) =>
      portal.call(proveFactor, { body: { factorToken: asked.body.factorToken, code }, remoteAddress });
    expect((await prove('000000')).status).toBe(400);
    const [code = ''] = recoveryCodes;
    const session = (await prove(code)).body.token;
    // Ten minutes count as a moment ago.
    portal.setNow(new Date(portal.context.now().getTime() + 11 * 60_000));
    const body = { format: 'csv', filter: {} };
    const again = await portal.call(exportSecurityEvents, { token: session, body, remoteAddress });
    expect(again.status).toBe(403);
    portal.setNow(NOON);
    const { events } = await streamed(portal, token, { who: '10000003', sort: 'at,asc' });
    expect(new Set(events.map(({ kind, reason }) => [kind, reason].join(' ').trim()))).toEqual(
      new Set([
        'sign-in password',
        'sign-in password and second factor',
        'factor-set',
        'factor-given',
        'factor-failed wrong code',
        'recovery-code-used',
        'access-refused second factor asked again',
      ]),
    );
    expect(JSON.stringify(events)).not.toContain(code);
  });

  test('sessions that end, by whom, and passwords that change', async () => {
    const session = await portal.signIn('20000002');
    await portal.call(logout, { body: session });
    await portal.signIn('20000002');
    await portal.call(endUserSessions, { token, params: { id: eva } });
    const ended = (await streamed(portal, token, { kind: 'session-ended' })).events;
    expect(ended[0]).toMatchObject({
      actor: '10000001',
      reason: 'ended by an administrator',
      target: { name: 'Eva Prado', login: '20000002' },
    });
    expect((await streamed(portal, token, { kind: 'sign-out' })).events[0]).toMatchObject({
      actor: '20000002',
    });
    const own = (await portal.signIn('20000002')).token;
    const wrong = await portal.call(changePassword, {
      token: own,
      body: { newPassword: 'Another&8horse', currentPassword: 'Wrong&9password' },
    });
    expect(wrong.status).toBe(403);
    expect((await streamed(portal, token, { kind: 'password-check-failed' })).events[0]).toMatchObject({
      actor: '20000002',
      result: 'failure',
    });
    // It is one event, and no refusal of access beside.
    const refusals = await streamed(portal, token, { kind: 'access-refused', who: '20000002' });
    expect(refusals.events.every(({ operation }) => operation === 'listBanks')).toBe(true);
  });

  test('files that were taken out', async () => {
    await portal.call(exportAudit, { token, body: { format: 'csv', filter: {} } });
    expect((await streamed(portal, token, { kind: 'exported' })).events[0]).toMatchObject({
      actor: '10000001',
      entry: { entity: 'export', key: 'audit' },
    });
  });
});

test('a thousand equal refusals at the same moment are one row, and few writes', async () => {
  const address = '198.51.100.6';
  let writes = 0;
  const counting = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      writes += 1;
      return result;
    },
  });
  const context = { ...portal.context, database: { ...database, db: counting } };
  const event = { kind: 'locked', actor: TAX_ID, address, reason: 'still locked' } as const;
  await Promise.all(Array.from({ length: 1000 }, () => noteSecurityEvent(context as never, event)));
  const { events } = await streamed(portal, token, { address });
  expect(events.reduce((sum, { count }) => sum + count, 0)).toBe(1000);
  expect(writes).toBeLessThanOrEqual(3);
});

test('a flood of different callers is a bounded number of rows, and none is left uncounted', async () => {
  const own = await freshDatabase();
  const context = { database: own } as never;
  const locked = (address: string) =>
    noteSecurityEvent(context, { kind: 'locked', actor: null, address, reason: 'still locked' });
  const hosts = Array.from({ length: 600 }, (_, index) => `198.18.${index >> 8}.${index & 255}`);
  await Promise.all(hosts.map(locked));
  const { rows } = await sql<{ rows: number; all: number }>`
    select count(*)::int as rows, sum(count)::int as all from security_event`.execute(own.db);
  expect(rows[0]?.all).toBe(600);
  // Two of each, where another minute begins meanwhile.
  expect(rows[0]?.rows).toBeLessThanOrEqual(402);
  await own.close();
});

test('whoever has a whole network of addresses, or thinks ids up, is one', async () => {
  const own = await freshDatabase();
  const there = await testPortal(own);
  for (let index = 0; index < 12; index += 1)
    await there.call(issueToken, {
      body: {
        grant_type: 'client_credentials',
        client_id: `0c0f7e5a-d3a0-4c0f-8e00-${String(index).padStart(12, '0')}`,
        client_secret: 'x',
      },
      remoteAddress: `2001:db8:1:2::${index.toString(16)}`,
    });
  const { rows } = await sql<{ actor: string; address: string; all: number }>`
    select actor, address, sum(count)::int as all from security_event group by 1, 2`.execute(own.db);
  expect(rows).toEqual([{ actor: '', address: '2001:db8:1:2::/64', all: 12 }]);
  await there.app.close();
  await own.close();
});

test('a refusal stays one where its event cannot be written', async () => {
  const away = await freshDatabase();
  await addUser(away.db, { login: '20000002', role: 2 });
  const own = await testPortal(away, { PORTAL_METRICS_KEY: 'a-key-for-the-metrics-thirty-two-long' });
  const session = (await own.signIn('20000002')).token;
  await sql`drop table security_event`.execute(away.db);
  expect((await own.call(listBanks, { token: session })).status).toBe(403);
  expect(await own.context.metrics?.text()).toMatch(/cofre_security_events_lost_total 1\n/);
  await own.app.close();
  await away.close();
});

test('SES-16 only administrators read the stream', async () => {
  const manager = (await portal.signIn('20000002')).token;
  await expect(streamed(portal, manager)).rejects.toThrow();
});
