import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../server/platform/db/open';
import { freshDatabase } from '../../support/databases';
import { type Case, casesOf, type Office, office, statusOf, tablesOf } from './rights';

/* A transaction waits for somebody else's, and its person loses meanwhile what it needs. */

let database: Database & { url: string | null };
let all: Office;
let other: pg.Client;
let lock: string;
beforeAll(async () => {
  database = await freshDatabase();
  all = await office(database);
  other = new pg.Client({ connectionString: database.url ?? '' });
  await other.connect();
  // It lets read, and lets nobody write.
  lock = `lock table ${(await tablesOf(database.db)).join(', ')} in share mode`;
});
afterEach(() => other.query('rollback'));
afterAll(async () => {
  await other.end();
  await all.portal.app.close();
  await database.close();
});

/** Waits until a connection of the portal waits for a lock, or the call has ended without. @returns whether one waits */
async function someoneWaits(call: Promise<unknown>): Promise<boolean> {
  let ended = false;
  const end = () => {
    ended = true;
  };
  call.then(end, end);
  while (!ended) {
    const { rows } = await other.query<{ waits: boolean }>(
      `select exists (select from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and pid <> pg_backend_pid()) as waits`,
    );
    if (rows[0]?.waits) return true;
    await pause(5);
  }
  return false;
}

/** @returns the status of the answer; `null` where the sample writes nothing, so that it waits for nobody */
async function lostWhileItWaits(wanted: Case): Promise<number | null> {
  const { operation, role } = wanted;
  await other.query('begin');
  await other.query(lock);
  const { status: _status, ...call } = wanted.sample(all.viewers);
  const answer = all.portal.call(operation, { token: all.tokenOf(role), ...call });
  const waits = await someoneWaits(answer);
  if (waits) await all.take(wanted);
  await other.query('rollback');
  const { status } = await answer;
  if (waits) await all.giveBack(wanted);
  return waits ? status : null;
}

/** These hold what the taking of a right writes to: nobody takes one before they have ended. */
const TAKING_WAITS = ['createWebhook', 'createUser', 'removeFactor', 'removePasskey'];

const cases = casesOf((_operation, { status = 200 }) => status < 400).filter(
  ({ name, right }) => right === 'was signed out' || !TAKING_WAITS.includes(name),
);
const waited = new Set<string>();

test.each(cases)('$name whose person $right while it waits', async (wanted) => {
  const before = await all.content();
  const status = await lostWhileItWaits(wanted);
  if (status === null) return;
  waited.add(wanted.name);
  expect(status).toBe(statusOf(wanted));
  expect(await all.content()).toEqual(before);
});

test('calls of every kind have waited: records, files, previews, what is kept of pictures, marks', () => {
  expect([...waited]).toEqual(
    expect.arrayContaining([
      'createUser',
      'createWebhook',
      'createOperatorCodes',
      'createWorkOrder',
      'addOrderComment',
      'addOrderAttachment',
      'exportUsers',
      'previewBulk',
      'uploadNewsFile',
      'viewNotifications',
    ]),
  );
});
