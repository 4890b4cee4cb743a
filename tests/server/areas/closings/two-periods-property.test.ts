import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { centsText, toCents } from '../../../../contract/money';
import { comparedBy } from '../../../../contract/two-periods';
import { Chance } from '../../../../server/demo/chance';
import { closeArrival, openArrival } from '../../../../server/ingest/transactions/arrival';
import type { TransactionRow } from '../../../../server/ingest/transactions/batch';
import { cancelTransactions } from '../../../../server/ingest/transactions/cancel';
import { storeTransactions } from '../../../../server/ingest/transactions/store';
import { compare, type Sums } from '../../../../server/network/closings/changes';
import { type Pair, type PairSums, twoPeriodsOf } from '../../../../server/network/closings/two-periods';
import type { Database } from '../../../../server/platform/db/open';
import { EVERYTHING } from '../../../../server/platform/principal/scope';
import { freshDatabase } from '../../../support/databases';
import { addNetwork } from '../../../support/network';

/* A network of many shops with rows in two months; each question is about some of them and some of the deliveries. */

const SHOPS = 60;
const GROUPS = 8;
const DELIVERIES = 8;
const QUESTIONS = 200;
const ZONE = 'America/Sao_Paulo';
const MONTHS = ['2026-09-30', '2026-10-31'] as const;

const chance = new Chance(41, 'two periods');
const shops = Array.from({ length: SHOPS }, (_, number) => `H${String(number).padStart(3, '0')}`);
/** Some shops are in no group, and some in several. */
const groupsOf = new Map(
  shops.map((code) => [
    code,
    Array.from({ length: GROUPS }, (_, group) => group + 100).filter(() => chance.happens(0.15)),
  ]),
);

interface Told {
  row: TransactionRow;
  cents: bigint;
  came: number;
  gone: number | null;
}

/** Amounts of all sizes, among them such that a sum of doubles is wrong by a cent. */
const told = shops.flatMap((code) =>
  Array.from({ length: chance.whole(0, 14) }, (_, index): Told => {
    const date = chance.happens(0.5) ? MONTHS[0] : MONTHS[1];
    const cents = BigInt(chance.happens(0.1) ? chance.whole(1, 9) * 10 ** 14 + 1 : chance.whole(1, 999_999));
    const came = chance.whole(1, DELIVERIES);
    const row = {
      logicalNumber: `T${code}`,
      nsu: String(index),
      capturedAt: `${date}T10:00:${String(index).padStart(2, '0')}`,
      accountingDate: date,
      establishmentCode: code,
      operatorId: chance.happens(0.5) ? 11 : 21,
      accountId: chance.whole(1, 4),
      processCode: chance.happens(0.4) ? 302 : 304,
      amount: centsText(cents),
    };
    return { row, cents, came, gone: chance.happens(0.4) ? chance.whole(came, DELIVERIES) : null };
  }),
);

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  await sql`insert into establishment (code, name, street, number, district, postal_code, city, state, corban)
    select code, code, '', '', '', '', '', 'SP', false from unnest(${shops}::text[]) as code`.execute(db);
  await sql`insert into terminal (logical_number, establishment_code)
    select 'T' || code, code from establishment where code like 'H%'`.execute(db);
  await sql`insert into grouper (id, name) select id, 'Rede ' || id from generate_series(100, ${99 + GROUPS}) as id`.execute(
    db,
  );
  for (const [code, groups] of groupsOf)
    await sql`insert into grouper_establishment (grouper_id, establishment_code)
      select id, ${code} from unnest(${groups}::int[]) as id`.execute(db);
  for (let delivery = 1; delivery <= DELIVERIES; delivery += 1) {
    await db.transaction().execute(async (trx) => {
      const arrival = await openArrival(trx, 'test');
      const come = told.filter(({ came }) => came === delivery).map(({ row }) => row);
      await storeTransactions(trx, come, arrival, ZONE);
      const cancelledAt = new Date(`2026-11-0${delivery}T12:00:00Z`);
      const gone = told.filter((one) => one.gone === delivery).map(({ row }) => ({ ...row, cancelledAt }));
      await cancelTransactions(trx, gone, arrival);
      await closeArrival(trx, arrival);
    });
  }
});
afterAll(() => database.close());

const keysOf = {
  establishment: ({ establishmentCode }: TransactionRow) => [establishmentCode],
  group: ({ establishmentCode }: TransactionRow) => {
    const groups = groupsOf.get(establishmentCode) ?? [];
    return groups.length === 0 ? [null] : groups.map(String);
  },
  account: ({ accountId }: TransactionRow) => [String(accountId)],
  operator: ({ operatorId }: TransactionRow) => [String(operatorId)],
};

/** Adds up what a test knows of its rows, apart from the product. */
function summed(rows: readonly Told[]): PairSums {
  const of = (process: number) =>
    centsText(rows.reduce((sum, { row, cents }) => (row.processCode === process ? sum + cents : sum), 0n));
  return { count: rows.length, deposits: of(304), withdrawals: of(302) };
}

const alone = ({ deposits, withdrawals }: Sums): PairSums => ({
  count: deposits.count + withdrawals.count,
  deposits: deposits.sum,
  withdrawals: withdrawals.sum,
});
const balance = ({ deposits, withdrawals }: PairSums) => toCents(deposits) - toCents(withdrawals);
const difference = ({ one, other }: Pair) => balance(one) - balance(other);

test(`of ${QUESTIONS} questions lines are their rows, add up to both periods alone, and so do their differences`, async () => {
  await database.db.transaction().execute(async (trx) => {
    for (let question = 0; question < QUESTIONS; question += 1) {
      const asks = new Chance(41, 'question', String(question));
      const establishments = shops.filter(() => asks.happens(0.4));
      const selection = { scope: EVERYTHING, establishments, operators: null, accounts: null };
      const by = comparedBy[question % comparedBy.length] ?? 'establishment';
      const figures = asks.happens(0.5) ? 'now' : 'closed';
      const [mine, its] = [asks.whole(0, DELIVERIES), asks.whole(0, DELIVERIES)];
      const upTo = asks.whole(Math.max(mine, its), DELIVERIES);
      const side = (date: string, after: number) => ({
        period: {
          dateType: 'dc' as const,
          startDate: `${date.slice(0, 7)}-01`,
          endDate: date,
          startTime: '',
          endTime: '',
        },
        between: { after, upTo },
      });
      const sides = { one: side(MONTHS[1], mine), other: side(MONTHS[0], its) };
      const found = await twoPeriodsOf(trx, selection, sides, {
        by,
        figures,
        order: asks.happens(0.5) ? 'difference' : 'name',
        direction: asks.happens(0.5) ? 'asc' : 'desc',
        groups: null,
        limit: 1000,
        timeZone: ZONE,
      });

      const periods = { one: MONTHS[1], other: MONTHS[0] };
      const chosen = (name: 'one' | 'other', at: number) =>
        told.filter(
          ({ row, came, gone }) =>
            establishments.includes(row.establishmentCode) &&
            row.accountingDate === periods[name] &&
            came <= at &&
            (gone === null || gone > at),
        );
      const at = { one: figures === 'now' ? upTo : mine, other: figures === 'now' ? upTo : its };
      const keys = new Set(
        [...chosen('one', at.one), ...chosen('other', at.other)].flatMap(({ row }) => keysOf[by](row)),
      );
      expect(new Map(found.lines.map(({ key, one, other }) => [key, { one, other }])), by).toEqual(
        new Map(
          [...keys].map((key) => {
            const rows = (name: 'one' | 'other') =>
              summed(chosen(name, at[name]).filter(({ row }) => keysOf[by](row).includes(key as never)));
            return [key, { one: rows('one'), other: rows('other') }];
          }),
        ),
      );
      for (const name of ['one', 'other'] as const) {
        const { period, between } = sides[name];
        const whole = await compare(trx, selection, period, between);
        expect({ closed: found.closed[name], now: found.now[name] }).toEqual({
          closed: alone(whole.before),
          now: alone(whole.now),
        });
      }
      const added = found.lines.reduce((sum, line) => sum + difference(line), 0n);
      expect(added).toBe(difference(found.summed));
      if (by !== 'group') expect(added).toBe(difference(found[figures]));
    }
  });
}, 120_000);
