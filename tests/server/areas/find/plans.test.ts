import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { typedText } from '../../../../contract/typed-text';
import { brought } from '../../../../server/areas';
import type { Database } from '../../../../server/platform/db/open';
import { EVERYTHING, only } from '../../../../server/platform/principal/scope';
import { CLOCK } from '../../../support/clock';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addTransactions, transaction } from '../../../support/network';
import { readings, vacuumed } from '../../../support/plans';
import { type TestPortal, testPortal } from '../../../support/portal';

/* The finder reads indexes of a network with many transactions, and never a whole table. */

const DAYS = 60;
/** Transactions of each day. */
const A_DAY = 500;

let database: Database;
let portal: TestPortal;

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  // One of each day makes its partition.
  await addTransactions(
    db,
    Array.from({ length: DAYS }, (_, day) =>
      transaction(new Date(Date.parse('2026-09-20T12:00:00Z') + day * 86_400_000).toISOString().slice(0, 19)),
    ),
  );
  await sql`insert into cash_transaction (logical_number, nsu, captured_at, accounting_date, establishment_code,
      operator_id, account_id, process_code, amount, arrival_id)
    select 'T000' || (1 + n % 4), to_char(100000 + n, 'FM000000'), at, at::date, '000' || (1 + n % 4),
      10 * (1 + n % 4) + 1, 1 + n % 4, 304, 50 + n % 900, 1
    from generate_series(1, ${sql.lit(DAYS * A_DAY)}) n,
      lateral (select timestamp '2026-09-20 08:00' + n / ${sql.lit(A_DAY)} * interval '1 day'
        + n % ${sql.lit(A_DAY)} * interval '1 minute' as at) as moment
    where at < '2026-11-19'`.execute(db);
  await vacuumed(db);
  portal = await testPortal(database);
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const finder = brought.finders.find(({ kind }) => kind === 'transaction');

test.each([
  ['100777', EVERYTHING, 20],
  ['100777', only(['0002']), 20],
  ['R$ 77,00 10/11', EVERYTHING, 6 * A_DAY],
  ['77.00 2026-11-10 10:15', only(['0002']), 6 * A_DAY],
] as const)('SHELL-17 transactions by %s are read by an index', async (text, scope, most) => {
  const person = { id: 1, level: 1, apiAccess: false, specificCode: null } as const;
  const rest = { person, scope, clock: CLOCK, language: 'pt', config: portal.context.config } as const;
  const found = await readings(
    database.db,
    (db) => finder?.find(typedText(text), { db, ...rest }) ?? Promise.resolve(),
  );
  const rows = found.filter(({ table }) => table.startsWith('cash_transaction'));
  expect(rows).not.toEqual([]);
  expect(rows.filter(({ text: step }) => step.startsWith('Seq Scan') && !step.endsWith(' 0'))).toEqual([]);
  expect(rows.reduce((sum, step) => sum + step.passed, 0)).toBeLessThanOrEqual(most);
});
