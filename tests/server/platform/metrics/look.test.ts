import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../../server/platform/db/open';
import { lookInto } from '../../../../server/platform/metrics/look';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser, transaction } from '../../../support/network';
import { NOON, type TestPortal, TODAY, testPortal } from '../../../support/portal';
import { receiver } from '../../../support/receiver';
import { addHook, forgetHooks, happen, LOOPBACK } from '../../areas/webhooks/hooks';
import { send, wire } from '../../ingest/feed/send';
import { MEASURED, scrape, valueOf } from './metrics-portal';

/* Metrics from the database: it is queried rarely, and never waited for. */

let database: Database;
/** The queries of the database that have begun. */
let looks = 0;
/** What a query waits for, besides its result. */
let held: Promise<unknown> = Promise.resolve();
let portal: TestPortal;
const opened: TestPortal[] = [];

beforeAll(async () => {
  const fresh = await freshDatabase();
  const db = fresh.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (result.rows[0] !== undefined && 'oldestDueSeconds' in result.rows[0]) {
        looks += 1;
        await held;
      }
      return result;
    },
  });
  database = { ...fresh, db };
  await addNetwork(db);
  await addUser(db, { login: '20000002', role: 2, groups: [1], api: { from: '2026-01-01' } });
  portal = await measured();
});
afterEach(async () => {
  held = Promise.resolve();
  await forgetHooks(database);
});
afterAll(async () => {
  await Promise.all(opened.map(({ app }) => app.close()));
  await database.close();
});

/** A portal whose metrics have not been read yet. */
async function measured(): Promise<TestPortal> {
  const one = await testPortal(database, { ...MEASURED, ...LOOPBACK });
  opened.push(one);
  return one;
}

const addJobs = (
  kind: string,
  count: number,
  columns: { due?: string; failed?: boolean; runs?: boolean } = {},
) =>
  sql`insert into job (kind, payload, due_at, failed_at, leased_until)
    select ${kind}::text, '{}', ${columns.due ?? NOON}::timestamptz, ${columns.failed ? NOON : null}::timestamptz,
      ${columns.runs ? new Date(Date.now() + 60_000) : null}::timestamptz
    from generate_series(1, ${count}::int)`.execute(database.db);

test('jobs are reported by kind and state, with the wait of the oldest that is due', async () => {
  await addJobs('mail', 3, { due: '2026-11-20T14:59:00Z' });
  await addJobs('mail', 2, { failed: true, due: '2026-11-20T10:00:00Z' });
  await addJobs('bulk', 1, { runs: true, due: '2026-11-20T11:00:00Z' });
  await addJobs('bulk', 1, { due: '2026-11-20T16:00:00Z' });
  const text = await scrape(await measured());
  const jobs = (kind: string, state: string) => valueOf(text, 'cofre_jobs', { kind, state });
  expect([jobs('mail', 'waiting'), jobs('mail', 'running'), jobs('mail', 'failed')]).toEqual([3, 0, 2]);
  expect([jobs('bulk', 'waiting'), jobs('bulk', 'running'), jobs('bulk', 'failed')]).toEqual([1, 1, 0]);
  expect(valueOf(text, 'cofre_jobs_oldest_due_seconds')).toBe(60);
});

test('without a job nothing waits, and without a batch there is no time of the last one', async () => {
  const { jobs, oldestDueSeconds, feedAgeSeconds } = await lookInto(portal.context);
  expect([jobs, oldestDueSeconds, feedAgeSeconds]).toEqual([[], 0, null]);
  expect(valueOf(await scrape(await measured()), 'cofre_feed_last_arrival_age_seconds')).toBeUndefined();
});

test('where nothing was ever compared with the transactions, that is long ago, and not a value that is missing', async () => {
  const compared = async () =>
    valueOf(await scrape(await measured()), 'cofre_consistency_compared_timestamp_seconds');
  expect(await compared()).toBe(0);
  await sql`update consistency_look set hour = '1970-01-01T02:00:00Z'`.execute(database.db);
  expect(await compared()).toBe(7200);
  await sql`update consistency_look set hour = null`.execute(database.db);
});

test('the feed: its rows by outcome, and since when none was stored', async () => {
  const feed = await measured();
  const row = wire(transaction(`${TODAY}T09:00:00`));
  await send(feed, [row, { ...row, nsu: '' }]);
  await send(feed, [row]);
  await send(feed, [{ ...row, cancelledAt: `${TODAY}T09:30:00` }], { to: 'cancellations' });
  // A file that is loaded is no batch of the feed.
  await sql`insert into arrival (position, source, arrived_at) select max(position) + 1, 'load', now() from arrival`.execute(
    database.db,
  );
  await sql`update arrival set arrived_at = clock_timestamp() - interval '10 minutes' where source = 'feed'`.execute(
    database.db,
  );
  const text = await scrape(feed);
  const rows = (batch: string, outcome: string) => valueOf(text, 'cofre_feed_rows_total', { batch, outcome });
  expect(['stored', 'known', 'refused'].map((outcome) => rows('transactions', outcome))).toEqual([1, 1, 1]);
  expect(['stored', 'known', 'refused'].map((outcome) => rows('cancellations', outcome))).toEqual([1, 0, 0]);
  const age = valueOf(text, 'cofre_feed_last_arrival_age_seconds') ?? 0;
  expect(age).toBeGreaterThanOrEqual(600);
  expect(age).toBeLessThan(900);
});

test('webhooks: what waits, and separately what waits for paused receivers', async () => {
  const shop = await receiver();
  const { token } = await portal.signIn('20000002');
  const { id } = await addHook(portal, token, shop.url);
  await addHook(portal, token, `${shop.url}?other`);
  await happen(portal.context, '0001', 'one', 'two');
  await sql`update webhook_endpoint set paused_at = now() where id = ${id}`.execute(database.db);
  await happen(portal.context, '0001', 'three');
  const text = await scrape(await measured());
  const waiting = (receivers: string) => valueOf(text, 'cofre_webhook_deliveries_waiting', { receivers });
  const { waiting: both } = await lookInto(portal.context);
  expect([waiting('active'), waiting('paused')]).toEqual([both.active, both.paused]);
  expect(both.active).toBe(3);
  expect(both.paused).toBeGreaterThanOrEqual(2);
  expect(valueOf(text, 'cofre_webhook_receivers_paused')).toBe(1);
  await shop.close();
});

test('a business day that is held back, the last billed month, and a case system that fails', async () => {
  const before = await scrape(await measured());
  const names = [
    'cofre_business_day_held_seconds',
    'cofre_billed_until_timestamp_seconds',
    'cofre_case_failures',
  ];
  expect(names.map((name) => valueOf(before, name))).toEqual([0, undefined, 0]);
  await sql`update closed_day_look set held_since = ${NOON}::timestamptz - interval '90 minutes'`.execute(
    database.db,
  );
  await sql`insert into billing_run (month, billed_on)
    values ('2026-09-01', '2026-10-01'), ('2026-10-01', '2026-11-01')`.execute(database.db);
  await sql`update case_link set failures = 7`.execute(database.db);
  const text = await scrape(await measured());
  expect(names.map((name) => valueOf(text, name))).toEqual([5400, Date.UTC(2026, 10, 1) / 1000, 7]);
});

test('however many requests there are, the database is queried once', async () => {
  const busy = await measured();
  looks = 0;
  await Promise.all(Array.from({ length: 20 }, () => scrape(busy)));
  await scrape(busy);
  expect(looks).toBe(1);
});

test('a database that does not respond delays nobody, and is queried once at a time', async () => {
  const slow = await measured();
  let answer = () => {};
  held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  looks = 0;
  await addJobs('mail', 1);
  const [text] = await Promise.all([scrape(slow), scrape(slow)]);
  await scrape(slow);
  expect(looks).toBe(1);
  // Unknown metrics are omitted; those of the process itself are not.
  expect(valueOf(text ?? '', 'cofre_jobs_oldest_due_seconds')).toBeUndefined();
  expect(text).not.toMatch(/^cofre_jobs\{/m);
  expect(valueOf(text ?? '', 'cofre_pool_size')).toBe(database.connections);
  answer();
  await expect.poll(async () => valueOf(await scrape(slow), 'cofre_jobs_oldest_due_seconds')).toBe(0);
});

test('an unavailable database is reported as such', async () => {
  const away = {
    ...database,
    db: database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async () => {
        throw new Error('away');
      },
    }),
  };
  const one = await testPortal(away, MEASURED);
  expect(valueOf(await scrape(one), 'cofre_database_up')).toBe(0);
  await one.app.close();
  expect(valueOf(await scrape(await measured()), 'cofre_database_up')).toBe(1);
});
