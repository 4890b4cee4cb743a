import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelTransactions } from '../../../../server/ingest/transactions/cancel';
import { differences } from '../../../../server/network/rollups/compare';
import { allDays, inMonths, repaired } from '../../../../server/network/rollups/repair';
import { rollupTables } from '../../../../server/network/rollups/rollups';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addTransactions, transaction } from '../../../support/network';
import { rollupDifferences } from '../../../support/snapshot';

/* Rollups that differ from their rows are found and mended, whatever is wrong with them. */

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  const moments = [
    '2026-09-30T23:59:59',
    '2026-10-01T00:00:00',
    '2026-10-31T10:30:00',
    '2026-11-19T09:00:00',
  ];
  const rows = moments.flatMap((at, lag) =>
    ['0001', '0002', '0003'].flatMap((establishmentCode) => [
      transaction(at, { establishmentCode, accountingDate: laterBy(at, lag) }),
      transaction(at, { establishmentCode, processCode: 302, amount: '30.00' }),
      transaction(at, { establishmentCode, amount: '0.01' }),
    ]),
  );
  await addTransactions(database.db, rows);
  const cancelled = rows.filter((_, index) => index % 5 === 0);
  await database.db.transaction().execute((trx) =>
    cancelTransactions(
      trx,
      cancelled.map((row) => ({ ...row, cancelledAt: new Date('2026-11-19T15:00:00Z') })),
    ),
  );
  await sql`update terminal_month set billed_arrived = arrived, billed_cancelled = cancelled`.execute(
    database.db,
  );
});
afterAll(() => database.close());

/** The accounting date of a moment, some days later. */
function laterBy(at: string, days: number): string {
  const day = new Date(`${at}Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Through all months, as the command goes. */
async function everywhere<T>(look: (month: { first: string; last: string }) => Promise<T[]>): Promise<T[]> {
  const days = await allDays(database.db);
  const found: T[] = [];
  if (days !== null)
    for await (const month of inMonths(database.db, days)) found.push(...(await look(month)));
  return found;
}
const found = () => everywhere((month) => differences(database.db, month));

test('what deliveries and cancellations have kept agrees with the rows', async () => {
  expect(await rollupDifferences(database.db)).toEqual([]);
  expect(await found()).toEqual([]);
});

const WRONG: [string, string, string][] = [
  ['transaction_rollup', 'a count is too high', 'update transaction_rollup set count = count + 1'],
  [
    'transaction_rollup',
    'a key is missing',
    "delete from transaction_rollup where establishment_code = '0002'",
  ],
  ['operator_day', 'a sum is a cent off', 'update operator_day set sum = sum + 0.01'],
  ['operator_day', 'a key is missing', 'delete from operator_day'],
  ['transaction_day', 'a key is missing', "delete from transaction_day where capture_date = '2026-10-31'"],
  [
    'transaction_day',
    'there is a key without rows',
    "insert into transaction_day select '0001', '2026-10-05', '2026-10-05', 304, 1, 10",
  ],
  ['terminal_month', 'a month is too low', 'update terminal_month set arrived = 0'],
  ['terminal_month', 'a cancellation is missing', 'update terminal_month set cancelled = 0'],
  ['terminal_month', 'a month is missing', "delete from terminal_month where establishment_code = '0003'"],
  ['cancellation_hour', 'an hour is missing', 'delete from cancellation_hour'],
  ['cancellation_day', 'a day is too high', 'update cancellation_day set count = count + 1'],
  ['terminal_use', 'a terminal was used later', "update terminal_use set last_capture_date = '2026-10-31'"],
  ['terminal_use', 'a terminal was not used', "update terminal_use set last_capture_date = '2026-11-18'"],
  [
    'terminal_use',
    'a terminal was used after all rows',
    "update terminal_use set last_capture_date = '2026-12-24'",
  ],
  ['terminal_use', 'a terminal is missing', "delete from terminal_use where establishment_code = '0001'"],
  ['operator_use', 'a code was used before', "update operator_use set first_used_at = '2026-10-01'"],
  ['operator_use', 'a code was used after', "update operator_use set last_used_at = '2026-10-01'"],
  ['operator_use', 'a code is missing', 'delete from operator_use where operator_id = 21'],
];

test.each(WRONG)('%s: %s is found and mended', async (table, _what, statement) => {
  await sql.raw(statement).execute(database.db);
  const tables = new Set((await found()).map((difference) => difference.table));
  expect(tables).toContain(table);
  await everywhere((month) => repaired(database.db, month));
  expect(await found()).toEqual([]);
  expect(await rollupDifferences(database.db)).toEqual([]);
});

test('every rollup was one of them, and what bills have counted stays', async () => {
  expect(new Set(WRONG.map(([table]) => table))).toEqual(new Set(rollupTables));
  const kept = await database.db
    .selectFrom('terminal_month')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('establishment_code', '<>', '0003')
    .whereRef('billed_arrived', '=', 'arrived')
    .executeTakeFirstOrThrow();
  expect(kept.count).toBe(6);
});
