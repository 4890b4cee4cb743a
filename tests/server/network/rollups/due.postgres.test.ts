import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../../server/network/rollups/migrate';
import { GENERATION } from '../../../../server/platform/db/generation';
import { type Database, openPostgres } from '../../../../server/platform/db/open';
import { emptyDatabase } from '../../../support/databases';
import { addNetwork } from '../../../support/network';
import { rollupDifferences } from '../../../support/snapshot';

/* A server of the version with migrations up to 0015 goes on storing while this version migrates. */

let database: Database;
beforeAll(async () => {
  database = openPostgres(await emptyDatabase(), () => {});
  await migrate(database.db, { to: '0015-list-indexes' });
});
afterAll(() => database.close());

let nsu = 0;
/** Stores a deposit as that version did: with its two rollups. */
async function storeAsBefore(capturedAt: string): Promise<void> {
  nsu += 1;
  await database.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      insert into arrival (source, position) select 'feed', coalesce(max(position), 0) + 1 from arrival returning id`.execute(
      trx,
    );
    const at = sql`${capturedAt}::timestamp`;
    await sql`insert into cash_transaction (logical_number, nsu, captured_at, accounting_date, establishment_code,
        operator_id, account_id, process_code, amount, arrival_id)
      values ('T0001', ${String(nsu)}, ${at}, ${at}::date, '0001', 11, 1, 304, 100, ${rows[0]?.id})`.execute(
      trx,
    );
    await sql`insert into transaction_rollup
      values ('0001', 11, ${at}::date, date_trunc('hour', ${at}), 304, 1, 100)`.execute(trx);
    await sql`insert into transaction_day values ('0001', ${at}::date, ${at}::date, 304, 1, 100)`.execute(
      trx,
    );
  });
}

test('rows that an older server stores during and after the migrations are in every rollup, and then it is refused', async () => {
  await sql`create table cash_transaction_2026_11 partition of cash_transaction
    for values from ('2026-11-01') to ('2026-12-01')`.execute(database.db);
  await addNetwork(database.db);
  await storeAsBefore('2026-11-10T10:00:00');
  // Its tables are there, and it does not know them.
  await migrate(database.db, { to: '0035-last-writes' });
  await storeAsBefore('2026-11-11T10:00:00');
  await migrate(database.db);
  expect(await rollupDifferences(database.db)).toEqual([]);
  await expect(storeAsBefore('2026-11-12T10:00:00')).rejects.toMatchObject({ code: 'CF001' });
  const least = await database.db.selectFrom('least_generation').select('number').executeTakeFirst();
  expect(least).toEqual({ number: GENERATION });
  expect(await database.db.selectFrom('rollup_due').selectAll().execute()).toEqual([]);
});
