import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { centsText } from '../../../../contract/money';
import { Chance } from '../../../../server/demo/chance';
import { closeArrival, openArrival } from '../../../../server/ingest/transactions/arrival';
import type { TransactionRow } from '../../../../server/ingest/transactions/batch';
import { cancelTransactions } from '../../../../server/ingest/transactions/cancel';
import { storeTransactions } from '../../../../server/ingest/transactions/store';
import { changesBetween, compare, type Sums } from '../../../../server/network/closings/changes';
import { totalsOfDay } from '../../../../server/network/reconciliation/day-totals';
import type { Database } from '../../../../server/platform/db/open';
import { EVERYTHING } from '../../../../server/platform/principal/scope';
import { freshDatabase } from '../../../support/databases';
import { addNetwork } from '../../../support/network';

/* Each history is that of an establishment of its own, so that thousands of them share a few deliveries. */

const HISTORIES = 2000;
const DELIVERIES = 8;
const MOST_ROWS = 8;
const ZONE = 'America/Sao_Paulo';
const DATE = '2026-10-31';
const PERIOD = {
  dateType: 'dc',
  startDate: '2026-10-01',
  endDate: DATE,
  startTime: '',
  endTime: '',
} as const;

interface Told {
  row: TransactionRow;
  cents: bigint;
  /** By which delivery it came, and by which it was cancelled. */
  came: number;
  gone: number | null;
}

interface History {
  code: string;
  rows: Told[];
  /** The deliveries between which it is looked at. */
  after: number;
  upTo: number;
}

const codeOf = (history: number) => `H${String(history).padStart(4, '0')}`;

/** Amounts of all sizes, among them such that a sum of doubles is wrong by a cent. */
function historyOf(number: number): History {
  const chance = new Chance(41, 'closings', String(number));
  const code = codeOf(number);
  const rows = Array.from({ length: chance.whole(0, MOST_ROWS) }, (_, index): Told => {
    const came = chance.whole(1, DELIVERIES);
    const cents = BigInt(chance.happens(0.1) ? chance.whole(1, 9) * 10 ** 14 + 1 : chance.whole(1, 999_999));
    const row = {
      logicalNumber: `T${code}`,
      nsu: String(index),
      // Captured before the month at times, and accounted in it.
      capturedAt: `${chance.happens(0.2) ? '2026-10-29' : DATE}T10:00:${String(index).padStart(2, '0')}`,
      accountingDate: DATE,
      establishmentCode: code,
      operatorId: 11,
      accountId: 1,
      processCode: chance.happens(0.4) ? 302 : 304,
      amount: centsText(cents),
    };
    // Also by the delivery that brought it.
    return { row, cents, came, gone: chance.happens(0.4) ? chance.whole(came, DELIVERIES) : null };
  });
  const after = chance.whole(0, DELIVERIES);
  return { code, rows, after, upTo: chance.whole(after, DELIVERIES) };
}

const histories = Array.from({ length: HISTORIES }, (_, number) => historyOf(number));

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  await sql`insert into establishment (code, name, street, number, district, postal_code, city, state, corban)
    select code, code, '', '', '', '', '', 'SP', false from unnest(${histories.map(({ code }) => code)}::text[]) as code`.execute(
    db,
  );
  await sql`insert into terminal (logical_number, establishment_code)
    select 'T' || code, code from establishment where code like 'H%'`.execute(db);
  const all = histories.flatMap(({ rows }) => rows);
  for (let delivery = 1; delivery <= DELIVERIES; delivery += 1) {
    await db.transaction().execute(async (trx) => {
      const arrival = await openArrival(trx, 'test');
      await storeTransactions(
        trx,
        all.filter(({ came }) => came === delivery).map(({ row }) => row),
        arrival,
        ZONE,
      );
      const gone = all.filter((one) => one.gone === delivery);
      const cancelledAt = new Date(`2026-11-0${delivery}T12:00:00Z`);
      await cancelTransactions(
        trx,
        gone.map(({ row: { logicalNumber, nsu, capturedAt } }) => ({
          logicalNumber,
          nsu,
          capturedAt,
          cancelledAt,
        })),
        arrival,
      );
      await closeArrival(trx, arrival);
    });
  }
});
afterAll(() => database.close());

const NOTHING = { count: 0, sum: '0.00' };

/** Adds up what a test knows of its rows, apart from the product. */
function summed(rows: readonly Told[]): Sums {
  const of = (process: number) => {
    const such = rows.filter(({ row }) => row.processCode === process);
    const sum = such.reduce((cents, one) => cents + one.cents, 0n);
    return such.length === 0 ? NOTHING : { count: such.length, sum: centsText(sum) };
  };
  return { deposits: of(304), withdrawals: of(302) };
}

const countedAt = (position: number) => (one: Told) =>
  one.came <= position && (one.gone === null || one.gone > position);

test(`of ${HISTORIES} histories the closed figures and the changes are those of now, to the cent`, async () => {
  await database.db.transaction().execute(async (trx) => {
    for (const { code, rows, after, upTo } of histories) {
      const selection = { scope: EVERYTHING, establishments: [code], operators: null, accounts: null };
      const between = { after, upTo };
      const found = await compare(trx, selection, PERIOD, between);
      const [then, now] = [countedAt(after), countedAt(upTo)];
      expect(found, code).toEqual({
        before: summed(rows.filter(then)),
        arrived: summed(rows.filter((one) => now(one) && one.came > after)),
        cancelled: summed(rows.filter((one) => then(one) && !now(one))),
        now: summed(rows.filter(now)),
        passing: rows.filter(({ came, gone }) => came > after && gone !== null && gone <= upTo).length,
      });
      // The list is the same rows: some histories say whether it is.
      if (Number(code.slice(1)) % 8 !== 0) continue;
      const changes = await changesBetween(trx, selection, PERIOD, { between, timeZone: ZONE, limit: 100 });
      expect(
        new Set(changes.map(({ change, position, nsu }) => `${change} ${position} ${nsu}`)),
        code,
      ).toEqual(
        new Set([
          ...rows
            .filter((one) => now(one) && one.came > after)
            .map(({ came, row }) => `arrived ${came} ${row.nsu}`),
          ...rows
            .filter((one) => then(one) && !now(one))
            .map(({ gone, row }) => `cancelled ${gone} ${row.nsu}`),
        ]),
      );
    }
  });
}, 120_000);

test('the closed figures are the sums of the rows as they stood at the delivery', async () => {
  for (let position = 1; position <= DELIVERIES; position += 1) {
    const some = histories.filter(({ after }) => after === position);
    const establishments = some.map(({ code }) => code);
    const days = await totalsOfDay(database.db, { establishments, accountingDate: DATE, position });
    expect(some.length).toBeGreaterThan(100);
    for (const [index, { code, rows }] of some.entries()) {
      const { deposits, withdrawals } = days[index] ?? { deposits: NOTHING, withdrawals: NOTHING };
      expect({ deposits, withdrawals }, code).toEqual(summed(rows.filter(countedAt(position))));
    }
  }
});
