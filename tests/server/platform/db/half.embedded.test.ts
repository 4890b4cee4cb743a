import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReading } from '../../../../server/engines/exports/reading';
import { ReportSemaphore } from '../../../../server/platform/concurrency/report-semaphore';
import { Semaphore } from '../../../../server/platform/concurrency/semaphore';
import type { Database } from '../../../../server/platform/db/open';
import { readingReport } from '../../../../server/platform/db/reading';
import { freshDatabase } from '../../../support/databases';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const { signal } = new AbortController();

test('reports and files of one person are queued one by one, and those of others run in between', async () => {
  const own = new ReportSemaphore(database);
  const done: string[] = [];
  let letGo = () => {};
  const held = database.db.transaction().execute(
    () =>
      new Promise<void>((resolve) => {
        letGo = resolve;
      }),
  );
  await expect.poll(() => letGo.name).not.toBe('letGo');
  const report = (id: number) =>
    readingReport(
      database,
      own,
      { principal: { id }, signal },
      async () => void done.push(`report of ${id}`),
    );
  const { read } = await openReading(database, { all: new Semaphore(4), own, personId: 1 }, signal);
  const all = [
    ...Array.from({ length: 5 }, () => report(1)),
    ...Array.from({ length: 5 }, () => read(async () => void done.push('file of 1'))),
    report(2),
    database.db
      .selectFrom('bank')
      .selectAll()
      .execute()
      .then(() => done.push('list')),
  ];
  letGo();
  await Promise.all([held, ...all]);
  expect(done.slice(0, 3).toSorted()).toEqual(['list', 'report of 1', 'report of 2']);
  expect(done.slice(3)).toEqual([...Array(4).fill('report of 1'), ...Array(5).fill('file of 1')]);
});
