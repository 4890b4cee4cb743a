import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { filterEcs } from '../../../../contract/reports';
import { logout, refreshToken, validateSession } from '../../../../contract/session';
import { purgeOldAttempts } from '../../../../server/platform/credentials/attempts';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';

let database: Database;
let portal: TestPortal;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '20000002', role: 2, establishments: ['0001'] });
  await addUser(database.db, { login: '30000003', role: 3, establishments: ['0001'] });
  await addUser(database.db, { login: '20000005', role: 2, api: { from: '2026-01-01' } });
  await addUser(database.db, { login: '30000005', role: 3 });
  await addUser(database.db, { login: '50000005', role: 5, specificCode: 1 });
  portal = await testPortal(database);
});
beforeEach(() => portal.setNow(NOON));
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const at = (seconds: number) => portal.setNow(new Date(Date.parse(NOON) + seconds * 1000));
/** Moves every use of a refresh token further into the past, because the database's clock counts it. */
const usedEarlier = (seconds: number) =>
  database.db
    .updateTable('refresh_token')
    .set({ used_at: sql`used_at - make_interval(secs => ${seconds})` })
    .execute();
const works = async (token: string) => (await portal.call(filterEcs, { token })).status;
const refresh = (pair: { token: string; refreshToken: string }) =>
  portal.call(refreshToken, { body: { token: pair.token, refreshToken: pair.refreshToken } });

test('SES-09 an access token is valid for fifteen minutes', async () => {
  const { token } = await portal.signIn('20000002');
  at(14 * 60 + 59);
  expect(await works(token)).toBe(200);
  at(15 * 60);
  expect(await works(token)).toBe(401);
});

test('API-03 SES-10 a refresh returns a new valid pair, also if the access token has expired', async () => {
  const first = await portal.signIn('20000002');
  at(60 * 60);
  const { status, body } = await refresh(first);
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(['refreshToken', 'token']);
  expect(body.refreshToken).not.toBe(first.refreshToken);
  expect(await works(body.token)).toBe(200);
  expect((await refresh(body)).status).toBe(200);
});

test('SES-09 a refresh token is valid for twelve hours', async () => {
  const first = await portal.signIn('20000002');
  const second = await portal.signIn('20000002');
  at(12 * 3600 - 1);
  expect((await refresh(first)).status).toBe(200);
  at(12 * 3600);
  expect((await refresh(second)).status).toBe(401);
});

test('SES-09 within the grace a used refresh token is accepted, and the session stays', async () => {
  const first = await portal.signIn('20000002');
  const winner = await refresh(first);
  // In the future, by a second less than the grace: it only gets nearer, however slow the machine is.
  await usedEarlier(-29);
  const loser = await refresh(first);
  expect([winner.status, loser.status]).toEqual([200, 200]);
  expect(await works(winner.body.token)).toBe(200);
  expect(await works(loser.body.token)).toBe(200);
});

test('SES-09 after the grace reuse ends the whole family, at once and for good', async () => {
  const first = await portal.signIn('20000002');
  const second = (await refresh(first)).body;
  await usedEarlier(30);
  expect((await refresh(first)).status).toBe(401);
  expect(await works(second.token)).toBe(401);
  expect((await refresh(second)).status).toBe(401);
  const [entry] = await database.db.selectFrom('audit').selectAll().where('action', '=', 'revoke').execute();
  expect(entry).toMatchObject({ actor: '20000002', after: { reason: 'reuse of a refresh token' } });
});

test('SES-09 another use within the grace does not begin the grace again', async () => {
  const first = await portal.signIn('20000002');
  await refresh(first);
  await usedEarlier(20);
  expect((await refresh(first)).status).toBe(200);
  await usedEarlier(10);
  expect((await refresh(first)).status).toBe(401);
});

test('SES-09 two who go on with a session, each with a token of the grace, end it at the second renewal', async () => {
  const first = await portal.signIn('20000002');
  const owner = (await refresh(first)).body;
  const thief = (await refresh(first)).body;
  const bystander = await portal.signIn('20000002');
  const later = await refresh(owner);
  expect(later.status).toBe(200);
  expect(await works(thief.token)).toBe(200);
  expect((await refresh(thief)).status).toBe(401);
  expect(await works(later.body.token)).toBe(401);
  expect((await refresh(later.body)).status).toBe(401);
  expect(await works(bystander.token)).toBe(200);
});

test('SES-09 a token whose reply was lost is no second user', async () => {
  const first = await portal.signIn('20000002');
  await refresh(first);
  let pair = (await refresh(first)).body;
  for (let count = 0; count < 3; count += 1) {
    await refresh(pair);
    const { status, body } = await refresh(pair);
    expect(status).toBe(200);
    pair = body;
  }
});

test('a token says who has issued it and for what, and is good for nothing else; one of before says neither', async () => {
  const { token } = await portal.signIn('20000002');
  const [header = '', claims = ''] = token.split('.');
  const { iss, aud, ...content } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect([iss, aud]).toEqual(['cofre', 'portal']);
  const signed = (more: object) => {
    const text = `${header}.${Buffer.from(JSON.stringify({ ...content, ...more })).toString('base64url')}`;
    return `${text}.${createHmac('sha256', portal.context.secret).update(text).digest('base64url')}`;
  };
  expect(await works(signed({}))).toBe(200);
  for (const other of [{ iss, aud: 'api' }, { iss: 'other', aud }, { aud: 'api' }, { iss: 'other' }]) {
    expect(await works(signed(other)), JSON.stringify(other)).toBe(401);
  }
});

test('five simultaneous refreshes of one pair all return a valid pair', async () => {
  const first = await portal.signIn('20000002');
  const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(first)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  for (const { body } of answers) expect(await works(body.token)).toBe(200);
});

test('API-03 the two tokens of a pair belong together', async () => {
  const mine = await portal.signIn('20000002');
  const theirs = await portal.signIn('30000003');
  expect((await refresh({ token: mine.token, refreshToken: theirs.refreshToken })).status).toBe(401);
  expect((await refresh({ token: 'x', refreshToken: mine.refreshToken })).status).toBe(401);
  expect((await refresh({ token: mine.token, refreshToken: 'x' })).status).toBe(401);
});

test('altered, unsigned and foreign tokens are nobody', async () => {
  const { token } = await portal.signIn('20000002');
  const [header = '', claims = '', signature = ''] = token.split('.');
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const signed = (text: string, key: string) =>
    `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  const longer = encoded({ ...content, exp: content.exp + 9999 });
  for (const forged of [
    '',
    'x',
    `${header}.${longer}.${signature}`,
    `${encoded({ alg: 'none', typ: 'JWT' })}.${claims}.`,
    signed(`${header}.${longer}`, 'another key that is long enough'),
    `${header}.${claims}.${signature.slice(0, -2)}`,
  ]) {
    expect(await works(forged)).toBe(401);
  }
});

test('API-02 SES-05 a deactivated person is not authenticated, and every other call returns 401', async () => {
  const pair = await portal.signIn('30000003');
  const setActive = (active: boolean) =>
    database.db.updateTable('portal_user').set({ active }).where('login', '=', '30000003').execute();
  await setActive(false);
  expect(await works(pair.token)).toBe(401);
  expect((await refresh(pair)).status).toBe(401);
  await setActive(true);
  expect(await works(pair.token)).toBe(200);
});

test.each(['20000005', '30000005', '50000005'])(
  'API-02 SES-05 nothing on which access depends is left of %s, who was deactivated',
  async (user) => {
    const { token } = await portal.signIn(user);
    await database.db.updateTable('portal_user').set({ active: false }).where('login', '=', user).execute();
    expect(await portal.call(validateSession, { token })).toMatchObject({
      status: 200,
      body: { authenticated: false, apiAccess: false, specificUserCode: null, perfil: null },
    });
  },
);

test('a sign-out ends the session at once, also with an expired access token, and is in the audit trail', async () => {
  const pair = await portal.signIn('30000003');
  const other = await portal.signIn('30000003');
  at(20 * 60);
  const { token, refreshToken: refresher } = pair;
  expect(await portal.call(logout, { body: { token, refreshToken: refresher } })).toMatchObject({
    status: 200,
    body: true,
  });
  at(0);
  expect(await works(token)).toBe(401);
  expect((await refresh(pair)).status).toBe(401);
  expect(await works(other.token)).toBe(200);
  const entries = await database.db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'sign-out')
    .execute();
  expect(entries).toHaveLength(1);
});

test('nobody can sign out somebody else, and a sign-out without a session succeeds', async () => {
  const mine = await portal.signIn('20000002');
  const theirs = await portal.signIn('30000003');
  const answer = await portal.call(logout, {
    body: { token: theirs.token, refreshToken: mine.refreshToken },
  });
  expect(answer).toMatchObject({ status: 200, body: true });
  expect(await works(theirs.token)).toBe(200);
  expect((await portal.call(logout, { body: { token: 'x', refreshToken: 'y' } })).body).toBe(true);
});

test('a change of scope works with the next request', async () => {
  const { token } = await portal.signIn('20000002');
  const keys = async () =>
    (await portal.call(filterEcs, { token })).body.map(({ key }: { key: string }) => key);
  expect(await keys()).toEqual(['*', '0001']);
  const user = await database.db
    .selectFrom('portal_user')
    .select('id')
    .where('login', '=', '20000002')
    .executeTakeFirstOrThrow();
  await database.db.insertInto('user_grouper').values({ user_id: user.id, grouper_id: 2 }).execute();
  expect(await keys()).toEqual(['*', '0001', '0003']);
});

test('old records of sign-ins are deleted', async () => {
  const later = new Date(Date.parse(NOON) + 48 * 3_600_000);
  await portal.signIn('20000002');
  await purgeOldAttempts({ database, now: () => later } as Parameters<typeof purgeOldAttempts>[0]);
  expect(await database.db.selectFrom('refresh_token').selectAll().execute()).toEqual([]);
});
