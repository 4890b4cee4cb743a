import { afterAll, beforeAll, expect, test } from 'vitest';
import { ReportSemaphore } from '../../../../server/platform/concurrency/report-semaphore';
import type { Database } from '../../../../server/platform/db/open';
import { readingReport } from '../../../../server/platform/db/reading';
import { only } from '../../../../server/platform/principal/scope';
import { freshDatabase } from '../../../support/databases';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test('API-17 reports of a manager and of its API user wait for one another, those of others do not', async () => {
  const reports = new ReportSemaphore({ connections: 20 });
  const { signal } = new AbortController();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const report = (name: string, kind: 'person' | 'client', id: number) => {
    const principal = { kind, id, clientId: `client ${id}`, scope: only([]) } as never;
    return readingReport(database, reports, { principal, signal }, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => {
        ends.push(resolve);
      });
    });
  };
  const running = [report('of the manager', 'person', 7), report('of its program', 'client', 7)];
  await expect.poll(() => begun.length).toBe(2);
  running.push(report('the third', 'client', 7), report('of another program', 'client', 8));
  await expect.poll(() => begun).toContain('of another program');
  expect([begun.includes('the third'), reports.waiting]).toEqual([false, 1]);
  ends[0]?.();
  await expect.poll(() => begun).toContain('the third');
  for (const end of ends) end();
  await Promise.all(running);
});
