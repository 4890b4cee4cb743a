import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { billMonth } from '../../../../server/areas/financial/bill-month';
import {
  knownTariffs,
  lockTariffs,
  saveTariffs,
  tariffOf,
} from '../../../../server/ingest/master-data/tariffs';
import { system } from '../../../../server/platform/principal/principal';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addTransactions, transaction } from '../../../support/network';

const billing = system('billing');

test('FIN-02 billing waits for tariffs that are being written, and uses them', async () => {
  const database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  await addTransactions(db, [transaction('2026-10-15T10:00:00', { amount: '500.00' })]);

  const writing = await db.startTransaction().execute();
  await lockTariffs(writing);
  let billed = false;
  const bill = db
    .transaction()
    .execute((trx) => billMonth(trx, billing, '2026-10', '2026-11-01'))
    .finally(() => {
      billed = true;
    });
  await vi.waitFor(async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    );
    expect(billed || rows.length === 1).toBe(true);
  });
  const rows = [tariffOf('0001', '2026-10', null, '100.00')];
  await saveTariffs(writing, billing, rows, await knownTariffs(writing, rows));
  await writing.commit().execute();

  expect(await bill).toEqual(['0001']);
  await database.close();
});
