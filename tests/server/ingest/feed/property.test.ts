import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import fc from '../../../support/fast-check';
import { addNetwork } from '../../../support/network';
import { type TestPortal, TODAY, testPortal } from '../../../support/portal';
import { rollupDifferences } from '../../../support/snapshot';
import { send } from './send';

const RUNS = process.env.PORTAL_TEST_FULL === undefined ? 60 : 1000;

let database: Database;
let portal: TestPortal;
beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  portal = await testPortal(database);
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

/** Few values, so that keys meet again, with the same content and with another. */
const good = fc.record({
  numeroLogico: fc.constantFrom('T0001', 'T0002', ' T0003 '),
  nsu: fc.constantFrom('000001', '1', 'a-1'),
  capturedAt: fc.constantFrom(`${TODAY}T09:00:00`, '2026-10-31T23:59:59', '2026-02-28T00:00:00'),
  accountingDate: fc.constantFrom(TODAY, '2026-11-01', '2026-02-28'),
  processCode: fc.constantFrom(302, 304, '304'),
  operatorCodeId: fc.constantFrom(11, 12, '21', 31),
  accountId: fc.constantFrom(1, 2, '3'),
  amount: fc.constantFrom('10.00', 10, '0.01', 9_999_999_999_999.99),
});
const columns = [
  'numeroLogico',
  'nsu',
  'capturedAt',
  'accountingDate',
  'processCode',
  'operatorCodeId',
  'accountId',
  'amount',
];
const junk = fc.oneof(fc.anything({ withBigInt: false }), fc.string({ unit: 'binary' }), fc.double());
const spoiled = fc
  .tuple(good, fc.constantFrom(...columns), junk)
  .map(([row, column, value]) => ({ ...row, [column]: value }));
const row = fc.oneof({ weight: 3, arbitrary: good }, { weight: 2, arbitrary: spoiled }, junk);

test('every row of any batch has its outcome, and the rollups count what was stored', async () => {
  let stored = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 30 }), fc.boolean(), async (rows, ndjson) => {
      const texts = rows.map((value) => JSON.stringify(value) ?? 'undefined');
      const batch = ndjson ? texts.join('\n') : JSON.stringify(texts.map((text) => parsed(text)));
      const { status, body } = await send(portal, batch, {
        type: ndjson ? 'application/x-ndjson' : 'application/json',
      });
      expect(status).toBe(200);
      expect(body.outcomes).toHaveLength(rows.length);
      for (const outcome of ['stored', 'known', 'refused'] as const) {
        expect(body.outcomes.filter((one) => one === outcome)).toHaveLength(body[outcome]);
      }
      const refused = new Set(body.problems.map((problem) => problem.row));
      expect(refused).toEqual(
        new Set(body.outcomes.flatMap((outcome, index) => (outcome === 'refused' ? [index + 1] : []))),
      );
      expect(body.delivery === null).toBe(body.stored === 0);
      stored += body.stored;
    }),
    { numRuns: RUNS },
  );
  expect(stored).toBeGreaterThan(5); // there are few keys
  const { rows } = await sql`select count(*)::int as count from cash_transaction`.execute(database.db);
  expect(rows).toEqual([{ count: stored }]);
  expect(await rollupDifferences(database.db)).toEqual([]);
});

function parsed(text: string): unknown {
  return text === 'undefined' ? null : JSON.parse(text);
}

test('anything but a batch is refused, and the server keeps working', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string({ unit: 'binary' }), fc.json()),
      fc.constantFrom('transactions', 'cancellations'),
      fc.constantFrom(
        'application/json',
        'application/x-ndjson',
        'text/csv',
        'application/json; charset=latin1',
      ),
      async (batch, to, type) => {
        const { status } = await send(portal, batch, { to, type });
        // An empty body has no type.
        const known = !/csv|latin1/.test(type) || batch === '';
        expect(known ? [200, 400] : [415]).toContain(status);
      },
    ),
    { numRuns: RUNS },
  );
});
