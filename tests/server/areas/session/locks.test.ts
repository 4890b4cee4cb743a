import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changePassword, resetPassword } from '../../../../contract/password';
import { login } from '../../../../contract/session';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addUser, PASSWORD } from '../../../support/network';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';

/* Whoever knows a login cannot lock its person out: known browsers and addresses have counts of their own. */

let database: Database;
let portal: TestPortal;
let marina: number;
const LOGIN = '20000002';
const OFFICE = '10.0.0.1';

beforeAll(async () => {
  database = await freshDatabase();
  portal = await testPortal(database);
});
beforeEach(async () => {
  portal.setNow(NOON);
  marina = await addUser(database.db, { login: LOGIN, name: 'Marina do Prado', role: 2 });
});
afterEach(async () => {
  for (const table of ['notification', 'sign_in_failure', 'rate_limit', 'job', 'portal_user'] as const)
    await database.db.deleteFrom(table).execute();
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

interface From {
  address: string;
  cookie?: string;
}
const headers = (cookie: string | undefined) => ({
  'accept-language': 'en',
  ...(cookie !== undefined && { cookie }),
});
const attempt = (password: string, { address, cookie }: From, user = LOGIN) =>
  portal.call(login, { body: { user, password }, headers: headers(cookie), remoteAddress: address });
const status = async (password: string, from: From, user = LOGIN) =>
  (await attempt(password, from, user)).status;
const reset = async ({ address, cookie }: From) =>
  (
    await portal.call(resetPassword, {
      query: { cpf: LOGIN },
      headers: headers(cookie),
      remoteAddress: address,
    })
  ).status;
/** Signs in and returns the cookie by which the browser is known. */
async function known(address = OFFICE): Promise<string> {
  const answer = await attempt(PASSWORD, { address });
  expect(answer.status).toBe(200);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}
const times = async (count: number, what: (round: number) => Promise<unknown>) => {
  for (let round = 0; round < count; round += 1) await what(round);
};
const trail = () =>
  database.db
    .selectFrom('audit')
    .where('action', 'in', ['sign-in-failed', 'lock'])
    .select(['actor', 'actor_id', 'address', 'action', 'entity', 'after'])
    .orderBy('id', 'desc')
    .execute();

test('LOG-02 a browser from which the person has signed in goes on while others have closed the login', async () => {
  const cookie = await known();
  await times(5, (round) => status('wrong', { address: `10.6.0.${round}` }));
  expect(await status(PASSWORD, { address: '10.7.0.1' })).toBe(429);
  expect(await status(PASSWORD, { address: '10.7.0.1', cookie })).toBe(200);
});

test('LOG-02 a known browser has five attempts as well, and its failures close nothing for others', async () => {
  const cookie = await known();
  await times(5, async () => expect(await status('wrong', { address: OFFICE, cookie })).toBe(401));
  expect(await status(PASSWORD, { address: OFFICE, cookie })).toBe(429);
  expect(await status(PASSWORD, { address: OFFICE })).toBe(200);
});

test('LOG-02 a browser is known of those alone who have signed in from it', async () => {
  await addUser(database.db, { login: '20000003', role: 2 });
  const cookie = await known();
  await times(5, (round) => status('wrong', { address: `10.6.1.${round}` }, '20000003'));
  expect(await status(PASSWORD, { address: '10.7.1.1', cookie }, '20000003')).toBe(429);
});

test('LOG-02 an invented cookie is no known browser', async () => {
  const cookie = `cofre-browser=${'x'.repeat(43)}`;
  await times(5, () => status('wrong', { address: '10.6.2.1', cookie }));
  expect(await status(PASSWORD, { address: '10.6.2.2', cookie })).toBe(429);
});

test('LOG-02 at an address of the person the failures of other addresses do not count, its own do', async () => {
  await known();
  await times(5, (round) => status('wrong', { address: `10.6.3.${round}` }));
  expect(await status('wrong', { address: OFFICE })).toBe(401);
  expect(await status(PASSWORD, { address: OFFICE })).toBe(200);
  await times(5, () => status('wrong', { address: OFFICE }));
  expect(await status(PASSWORD, { address: OFFICE })).toBe(429);
});

test('LOG-02 an address that thirty failures have closed is open for known browsers', async () => {
  const cookie = await known();
  await times(30, (round) => status('wrong', { address: OFFICE }, `4100${round}`));
  expect(await status(PASSWORD, { address: OFFICE })).toBe(429);
  expect(await status(PASSWORD, { address: OFFICE, cookie })).toBe(200);
});

test('LOG-02 requests for a link by others leave the person its own', async () => {
  const cookie = await known();
  await times(5, (round) => reset({ address: `10.6.4.${round}` }));
  expect(await reset({ address: '10.6.4.9' })).toBe(429);
  expect(await reset({ address: '10.6.4.9', cookie })).toBe(200);
  expect(await reset({ address: OFFICE })).toBe(200);
});

test('LOG-02 LOG-33 failures of others do not prevent the change of the password by who is signed in', async () => {
  const { token } = await portal.signIn(LOGIN);
  await times(5, (round) => status('wrong', { address: `10.6.5.${round}` }));
  const change = { newPassword: 'Mudei%2026', currentPassword: PASSWORD };
  expect((await portal.call(changePassword, { token, body: change })).status).toBe(200);
});

test('the cookie is for these calls and for no script, lasts 400 days, and its hash alone is stored', async () => {
  const answer = await attempt(PASSWORD, { address: OFFICE });
  const [pair = '', ...attributes] = String(answer.headers['set-cookie']).split('; ');
  expect(attributes).toEqual(['Path=/portal/auth', 'Max-Age=34560000', 'HttpOnly', 'SameSite=Strict']);
  const origins = await database.db.selectFrom('known_origin').selectAll().execute();
  expect(origins).toHaveLength(2);
  expect(JSON.stringify(origins)).not.toContain(pair.split('=')[1]);
  expect(await status('wrong', { address: OFFICE })).toBe(401);
});

test('over https the cookie is of this host alone, and the one of before is taken over', async () => {
  const secure = await testPortal(database, { PORTAL_PUBLIC_URL: 'https://cofre.example' });
  const body = { user: LOGIN, password: PASSWORD };
  const first = await secure.call(login, { body });
  const [pair = '', ...attributes] = String(first.headers['set-cookie']).split('; ');
  expect(pair).toMatch(/^__Host-cofre-browser=[\w-]{43}$/);
  expect(attributes).toEqual(['Path=/', 'Secure', 'Max-Age=34560000', 'HttpOnly', 'SameSite=Strict']);
  for (const sent of [pair, pair.replace('__Host-', '')]) {
    const again = await secure.call(login, { body, headers: { cookie: sent } });
    expect(String(again.headers['set-cookie']).split('; ')[0]).toBe(pair);
  }
  await secure.app.close();
});

describe('when to try again', () => {
  test('LOG-02 is said in minutes and in Retry-After, and is true', async () => {
    const at = (seconds: number) => portal.setNow(new Date(Date.parse(NOON) + seconds * 1000));
    const here = { address: '10.6.6.1' };
    await times(5, (round) => {
      at(round * 60);
      return status('wrong', here);
    });
    at(10 * 60);
    const refused = await attempt(PASSWORD, here);
    expect([refused.status, refused.body, refused.headers['retry-after']]).toEqual([
      429,
      '429Too many attempts. Try again in 5 minutes.',
      '300',
    ]);
    at(14 * 60 + 30);
    expect((await attempt(PASSWORD, here)).body).toBe('429Too many attempts. Try again in 1 minute.');
    at(15 * 60);
    expect(await status(PASSWORD, here)).toBe(200);
  });
});

describe('the audit trail', () => {
  test('has failures and locks, and no text that was typed as a login by mistake', async () => {
    await times(6, () => status('wrong', { address: '10.6.7.1' }));
    await status('wrong', { address: '10.6.7.1' }, 'my password by mistake');
    const [unknown, lock, ...failures] = await trail();
    expect(unknown).toMatchObject({ actor: 'unknown login', actor_id: null, action: 'sign-in-failed' });
    expect(lock).toMatchObject({
      actor: LOGIN,
      actor_id: marina,
      address: '10.6.7.1',
      entity: 'session',
      action: 'lock',
      after: { reason: 'failures of the login' },
    });
    const failure = { actor: LOGIN, action: 'sign-in-failed', after: { reason: 'wrong password' } };
    expect(failures.slice(0, 5)).toMatchObject(Array.from({ length: 5 }, () => failure));
  });

  test('has the locks of addresses and of requests for a link', async () => {
    await times(30, (round) => status('wrong', { address: '10.6.8.1' }, `4200${round}`));
    expect((await trail())[0]).toMatchObject({
      action: 'lock',
      after: { reason: 'failures of the address' },
    });
    await times(5, () => reset({ address: '10.6.8.2' }));
    expect((await trail())[0]).toMatchObject({ action: 'lock', after: { reason: 'requests for the login' } });
  });
});

test('NOTE-02 the person is notified of the lock of its login, once a day', async () => {
  const told = () =>
    database.db
      .selectFrom('user_notification')
      .innerJoin('notification', 'notification.id', 'notification_id')
      .where('user_id', '=', marina)
      .select(['kind', 'parameters'])
      .execute();
  await times(5, () => status('wrong', { address: '10.6.9.1' }));
  const notice = { kind: 'wrongPasswords', parameters: { times: 5, address: '10.6.9.1' } };
  expect(await told()).toEqual([notice]);
  portal.setNow('2026-11-20T16:00:00Z');
  await times(5, () => status('wrong', { address: '10.6.9.1' }));
  expect(await told()).toEqual([notice]);
  portal.setNow('2026-11-21T16:00:00Z');
  await times(5, () => status('wrong', { address: '10.6.9.1' }));
  expect(await told()).toEqual([notice, notice]);
});
