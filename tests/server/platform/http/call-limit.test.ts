import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listBanks } from '../../../../contract/banks';
import { feedNetwork } from '../../../../contract/feed';
import { listNotifications } from '../../../../contract/notifications';
import { login, validateSession } from '../../../../contract/session';
import { listUsers, updateUser } from '../../../../contract/users';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser, PASSWORD } from '../../../support/network';
import { FEED_KEY, type TestPortal, testPortal } from '../../../support/portal';
import { importer, person } from '../../engines/imports/import';

/* How often one person may call, by the default limit of the server, which other tests switch off. */

const A_MINUTE = 600;
const ADMINISTRATOR = '10000001';
const MANAGER = '20000002';
const office = Array.from({ length: 50 }, (_, index) => String(31_000_000 + index));

let database: Database;
let portal: TestPortal;
beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: ADMINISTRATOR, role: 1 });
  await addUser(database.db, { login: MANAGER, role: 2, groups: [1] });
  for (const login of office) await addUser(database.db, { login, role: 3, establishments: ['0001'] });
});
afterAll(() => database.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  portal = await aServer();
});
afterEach(async () => {
  vi.useRealTimers();
  await portal.app.close();
});

const aServer = () => testPortal(database, { PORTAL_CALLS_PER_MINUTE: '' });
const call = async (token: string, on = portal) =>
  (await on.call(validateSession, { token, headers: { 'accept-language': 'en' } })).status;
/** Makes so many calls, one after another. */
async function statusesOf(count: number, token: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push(await call(token));
  return statuses;
}

describe('somebody who calls more than 600 times in a minute', () => {
  let spent: string;
  let other: string;
  beforeEach(async () => {
    spent = (await portal.signIn(ADMINISTRATOR)).token;
    other = (await portal.signIn(MANAGER)).token;
    expect(new Set(await statusesOf(A_MINUTE, spent))).toEqual(new Set([200]));
  });

  test('gets a message, and when to call again; others are not affected', async () => {
    const answer = await portal.call(listNotifications, {
      token: spent,
      headers: { 'accept-language': 'en' },
    });
    expect(answer).toMatchObject({
      status: 429,
      body: { message: 'Too many requests in a short time. Wait a minute and try again.' },
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(await call(other)).toBe(200);
  });

  test('is limited in another session too, and free again in another minute', async () => {
    const again = (await portal.signIn(ADMINISTRATOR)).token;
    expect(await call(again)).toBe(429);
    vi.setSystemTime(Date.now() + 60_000);
    expect([await call(again), await call(spent)]).toEqual([200, 200]);
  });

  test('changes nothing by the refused call', async () => {
    const manager = () =>
      database.db
        .selectFrom('portal_user')
        .where('login', '=', MANAGER)
        .selectAll()
        .executeTakeFirstOrThrow();
    const before = await manager();
    const answer = await portal.call(updateUser, {
      token: spent,
      params: { id: before.id },
      body: { version: before.version, email: 'somebody@example.com' },
    });
    expect([answer.status, await manager()]).toEqual([429, before]);
  });

  test('is counted by each server separately', async () => {
    const second = await aServer();
    expect([await call(spent), await call(spent, second)]).toEqual([429, 200]);
    await second.app.close();
  });
});

test('the gateway is not limited', async () => {
  const headers = { authorization: `Bearer ${FEED_KEY}` };
  for (let index = 0; index <= A_MINUTE; index += 1) {
    const { status } = await portal.call(feedNetwork, { headers });
    if (status !== 200) throw new Error(`Call ${index} was answered ${status}`);
  }
});

test('a hundred quick pages and an import are within the limit', async () => {
  const { token } = await portal.signIn(ADMINISTRATOR);
  const readings = [validateSession, listNotifications, listUsers, listBanks];
  for (let page = 0; page < 100; page += 1) {
    for (const operation of readings) {
      const { status } = await portal.call(operation, {
        token,
        ...(operation === listUsers || operation === listBanks
          ? { query: { page: page + 1, size: 10 } }
          : {}),
      });
      expect(status).toBe(200);
    }
  }
  const file = importer(portal, token);
  const preview = await file.looked(office.map((login) => person(`9${login.slice(1)}`)));
  expect((await file.commit(preview)).status).toBe(200);
});

test('fifty people behind one address are within the limit', async () => {
  const remoteAddress = '203.0.113.7';
  for (const user of office) {
    const signedIn = await portal.call(login, { body: { user, password: PASSWORD }, remoteAddress });
    expect(signedIn.status).toBe(200);
    for (let index = 0; index < 20; index += 1) {
      const { status } = await portal.call(validateSession, { token: signedIn.body.token, remoteAddress });
      expect(status).toBe(200);
    }
  }
});
