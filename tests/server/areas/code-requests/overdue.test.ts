import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { listNotifications } from '../../../../contract/notifications';
import { codeRequests } from '../../../../server/areas/code-requests';
import { notifyOfOverdue } from '../../../../server/areas/code-requests/overdue';
import type { Log } from '../../../../server/platform/context';
import type { Database } from '../../../../server/platform/db/open';
import { attemptNextJob } from '../../../../server/platform/jobs/attempt';
import type { Post } from '../../../../server/platform/mail/letter';
import { addCodeRequest } from '../../../support/code-requests';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { forgetNotices, sentNotices } from '../../../support/notices';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';

let database: Database;
let portal: TestPortal;
let people: Record<'first' | 'second' | 'manager' | 'gone', number>;
const ZONE = 'America/Sao_Paulo';

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  people = {
    first: await addUser(db, { login: '10000001', role: 1 }),
    second: await addUser(db, { login: '10000002', role: 1 }),
    manager: await addUser(db, { login: '20000002', role: 2, groups: [1] }),
    gone: await addUser(db, { login: '10000009', role: 1, active: false }),
  };
  portal = await testPortal(database);
});
beforeEach(() => portal.setNow(NOON));
afterEach(async () => {
  const { db } = database;
  await forgetNotices(db);
  await db.deleteFrom('job').execute();
  await db.deleteFrom('code_request').execute();
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

/** By default it was requested 48 hours and a minute before noon. */
const request = (at = '2026-11-18T14:59:00Z', received?: string) =>
  addCodeRequest(database.db, {
    at,
    ...(received !== undefined && { received }),
    cards: [],
    by: people.manager,
  });
const notified = async () =>
  (await sentNotices(database.db)).map(({ user }) => user).toSorted((one, other) => one - other);
const tell = (now = NOON) => notifyOfOverdue(database.db, ZONE, new Date(now));

test('REQ-06 a request that waits for more than 48 hours is notified to each active administrator, once', async () => {
  await request();
  await tell();
  expect(await notified()).toEqual([people.first, people.second]);
  const { token } = await portal.signIn('10000001');
  const { body } = await portal.call(listNotifications, { token, headers: { 'accept-language': 'en' } });
  expect(JSON.stringify(body)).toContain(
    'Mercado 1 has been waiting for an operator code for more than 48 hours: it was requested on 18 Nov 2026 at 11:59.',
  );
  await tell('2026-11-25T15:00:00Z');
  expect(await notified()).toEqual([people.first, people.second]);
});

test('REQ-06 it is still processing then: only an acknowledgement changes that', async () => {
  await request();
  await tell();
  const stored = await database.db.selectFrom('code_request').select(['status', 'acknowledged_at']).execute();
  expect(stored).toEqual([{ status: 2, acknowledged_at: null }]);
});

test('REQ-06 a request that waits for 48 hours or less, or was received late, is not notified', async () => {
  await request('2026-11-18T15:00:00Z');
  await request('2026-11-10T15:00:00Z', '2026-11-19T15:00:00Z');
  await tell();
  expect(await notified()).toEqual([]);
});

test('REQ-06 servers that notify at the same moment notify once', async () => {
  await request();
  await request('2026-11-18T14:00:00Z');
  await Promise.all([tell(), tell(), tell()]);
  const { first, second } = people;
  expect(await notified()).toEqual([first, first, second, second]);
});

test('REQ-06 the routine enqueues the work if there is any, the job does it, and then there is none', async () => {
  const { context } = portal;
  const handlers = codeRequests.jobs?.(context, { post: {} as Post, site: '' }) ?? [];
  const log = { warn: () => {}, error: () => {} } as unknown as Log;
  const worker = { context, handlers, log, leaseSeconds: 30 };
  const never = new AbortController().signal;
  const round = async () => {
    for (const routine of codeRequests.routines ?? []) await routine.look(context);
    return attemptNextJob(worker, never);
  };
  expect(await round()).toBe(false);
  await request();
  expect(await round()).toBe(true);
  expect(await notified()).toEqual([people.first, people.second]);
  expect(await round()).toBe(false);
});
