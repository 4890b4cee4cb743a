import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ReportSemaphore } from '../../../../server/platform/concurrency/report-semaphore';
import { Semaphore } from '../../../../server/platform/concurrency/semaphore';
import type { Database } from '../../../../server/platform/db/open';
import { measured } from '../../../../server/platform/metrics/files';
import type { Metrics } from '../../../../server/platform/metrics/metrics';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser, transaction } from '../../../support/network';
import { type TestPortal, TODAY, testPortal } from '../../../support/portal';
import { receiver } from '../../../support/receiver';
import { addHook, happen, LOOPBACK, run } from '../../areas/webhooks/hooks';
import { askForFile, fetchFile } from '../../engines/exports/statement-file';
import { send, wire } from '../../ingest/feed/send';
import { MEASURED, scrape, valueOf } from './metrics-portal';

/* The present work of this process. */

let database: Database;
let portal: TestPortal;
let metrics: Metrics;
beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '30000003', role: 3, establishments: ['0001'] });
  await addUser(database.db, { login: '20000002', role: 2, groups: [1], api: { from: '2026-01-01' } });
  portal = await testPortal(database, { ...MEASURED, ...LOOPBACK });
  if (portal.context.metrics === undefined) throw new Error('Nobody measures');
  metrics = portal.context.metrics;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const value = async (name: string, labels: Record<string, string> = {}) =>
  valueOf(await metrics.text(), name, labels);
const nobody = new AbortController().signal;

describe('a file', () => {
  async function* pieces(fails = false) {
    yield Buffer.alloc(100);
    yield Buffer.alloc(50);
    if (fails) throw new Error('The database went away');
  }
  const ended = (format: string) =>
    Promise.all(
      ['finished', 'failed', 'abandoned'].map((outcome) => value('cofre_exports_total', { format, outcome })),
    );
  const running = (format: string) => value('cofre_exports_running', { format });

  test('that somebody downloads is counted with its bytes', async () => {
    await send(portal, [wire(transaction(`${TODAY}T09:00:00`))]);
    const { token } = await portal.signIn('30000003');
    const asked = await askForFile(portal, token);
    const { statusCode, rawPayload } = await fetchFile(portal, token, asked.body);
    expect(statusCode).toBe(200);
    const text = await scrape(portal);
    expect(valueOf(text, 'cofre_exports_total', { format: 'csv', outcome: 'finished' })).toBe(1);
    expect(valueOf(text, 'cofre_export_bytes_total', { format: 'csv' })).toBe(rawPayload.length);
    expect(valueOf(text, 'cofre_exports_running', { format: 'csv' })).toBe(0);
  });

  test('is running from its first byte to its end', async () => {
    const file = measured(metrics, 'pdf', pieces(), nobody);
    expect(await running('pdf')).toBe(0);
    await file.next();
    expect(await running('pdf')).toBe(1);
    while (!(await file.next()).done);
    expect([await running('pdf'), await ended('pdf')]).toEqual([0, [1, 0, 0]]);
  });

  test('that breaks off has failed', async () => {
    const file = measured(metrics, 'xls', pieces(true), nobody);
    await file.next();
    await file.next();
    await expect(file.next()).rejects.toThrow('The database went away');
    expect([await running('xls'), await ended('xls')]).toEqual([0, [0, 1, 0]]);
  });

  test.each([
    ['takes no more of it', false],
    ['has its query stopped', true],
  ])('whose reader leaves and %s is abandoned, which is no failure', async (_how, fails) => {
    const [, , before = 0] = await ended('xlsx');
    const reader = new AbortController();
    const file = measured(metrics, 'xlsx', pieces(fails), reader.signal);
    await file.next();
    reader.abort();
    if (fails) {
      await file.next();
      await expect(file.next()).rejects.toThrow();
    } else await file.return(undefined);
    expect([await running('xlsx'), await ended('xlsx')]).toEqual([0, [0, 0, before + 1]]);
  });
});

test('concurrent reports and files: those with a permit, and those that wait for one', async () => {
  const reports = new ReportSemaphore({ connections: 10 });
  const files = new Semaphore(4);
  metrics.watch('reports', reports);
  metrics.watch('exports', files);
  const busy = async () => {
    const text = await metrics.text();
    return ['reports', 'exports'].flatMap((semaphore) => [
      valueOf(text, 'cofre_semaphore_held', { semaphore }),
      valueOf(text, 'cofre_semaphore_waiting', { semaphore }),
    ]);
  };
  expect(await busy()).toEqual([0, 0, 0, 0]);
  const releases = [
    await reports.acquire(1, nobody),
    await reports.acquire(1, nobody),
    await reports.acquire(2, nobody),
    await files.acquire(nobody),
  ];
  const third = reports.acquire(1, nobody);
  expect(await busy()).toEqual([3, 1, 1, 0]);
  releases[0]?.();
  releases.push(await third);
  expect(await busy()).toEqual([3, 0, 1, 0]);
  for (const release of releases.slice(1)) release();
  expect(await busy()).toEqual([0, 0, 0, 0]);
});

test('the portal reports the permits that its reports and files take', async () => {
  const other = await testPortal(database, MEASURED);
  const text = await scrape(other);
  for (const semaphore of ['reports', 'exports'])
    expect(valueOf(text, 'cofre_semaphore_held', { semaphore })).toBe(0);
  await other.app.close();
});

test('acquired connections are in use', async () => {
  expect(await value('cofre_pool_size')).toBe(database.connections);
  // On a slow machine a look into the database outlasts the scrape that began it, and holds a connection of its own.
  const used = (connections: number) =>
    expect
      .poll(() => value('cofre_pool_connections', { state: 'in_use' }), { timeout: 20_000 })
      .toBe(connections);
  await used(0);
  await database.db.transaction().execute(() => used(1));
  await used(0);
});

test('webhooks are counted by outcome', async () => {
  const shop = await receiver();
  const { token } = await portal.signIn('20000002');
  await addHook(portal, token, shop.url);
  shop.next((answer) => answer.writeHead(500).end());
  await happen(portal.context, '0001', 'one');
  await run(portal.context);
  portal.setNow('2026-11-20T15:05:00Z');
  await run(portal.context);
  expect(await value('cofre_webhook_tries_total', { outcome: 'status' })).toBe(1);
  expect(await value('cofre_webhook_tries_total', { outcome: 'delivered' })).toBe(1);
  await shop.close();
});
