import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { REPORT_SERVER_TIMEOUT } from '../../../../contract/operation';
import { ReportSemaphore } from '../../../../server/platform/concurrency/report-semaphore';
import type { Database } from '../../../../server/platform/db/open';
import { readingReport } from '../../../../server/platform/db/reading';
import { freshDatabase } from '../../../support/databases';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test.each([
  ['to the millisecond', REPORT_SERVER_TIMEOUT],
  ['and more', REPORT_SERVER_TIMEOUT + 50_000],
])(
  'a report that a replica cancelled after all of its time, %s, is ended by its timeout',
  async (_how, late) => {
    const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(late);
    const asking = { principal: { id: 1 }, signal: new AbortController().signal };
    const reading = readingReport(database, new ReportSemaphore(database), asking, (trx) =>
      sql`select pg_sleep(5)`.execute(trx),
    );
    await expect(reading).rejects.toMatchObject({ code: '57014' });
    clock.mockRestore();
  },
);
