import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { BulkBatch } from '../../../../contract/bulk';
import { openPostgres } from '../../../../server/platform/db/open';
import { ADMINISTRATOR, addMany, bulkPortal } from './bulk-portal';

/** More than are done at once. */
const MANY = 600;

test('a batch whose job ends while it is read is returned as of one moment, never as failed', async () => {
  const bulk = await bulkPortal();
  const admin = bulk.as(ADMINISTRATOR);
  await addMany(bulk.database, MANY);
  const { id } = await admin.preview({ filter: { name: 'lote' } }, { kind: 'deactivate' });
  expect(await admin.start(id)).toMatchObject({ state: 'running' });

  // The last portion of another server: a query of the job waits until it is gone.
  const other = openPostgres(bulk.database.url ?? '', () => {});
  const ending = await other.db.startTransaction().execute();
  await sql`lock table job in access exclusive mode`.execute(ending);
  const read: Promise<BulkBatch> = admin.read(id);
  await vi.waitFor(async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      other.db,
    );
    expect(rows).toHaveLength(1);
  });
  await ending.updateTable('bulk_batch').set({ state: 'done', finished_at: new Date() }).execute();
  await ending.deleteFrom('job').execute();
  await ending.commit().execute();

  expect(await read).toMatchObject({ state: 'running', settled: 0 });
  expect(await admin.read(id)).toMatchObject({ state: 'done' });
  await other.close();
  await bulk.close();
});
