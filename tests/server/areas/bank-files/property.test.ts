import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiCreateStatementFile } from '../../../../contract/bank-files';
import { bankFormats } from '../../../../contract/exports';
import { depositReport, FOOTER } from '../../../../contract/statement';
import type { TransactionRow } from '../../../../server/ingest/transactions/batch';
import fc from '../../../support/fast-check';
import { addTransactions, transaction } from '../../../support/network';
import { reportRequest } from '../../engines/exports/statement-file';
import type { Shop } from '../api/shop';
import { cancel, openBankShop, statement, statementBytes } from './bank-shop';

/* Random histories of a network, and what bank files make of them. */

const DAYS = 30;
const day = (place: number) => `2026-11-${String(place + 1).padStart(2, '0')}`;
const ACCOUNTS = [1, 2, 6, 7];
/** Each account takes cash of these. */
const SHOPS: Record<number, string[]> = { 1: ['0001'], 2: ['0002'], 6: ['0001', '0002'], 7: ['0001'] };

const anyRow = fc.record({
  account: fc.constantFrom(...ACCOUNTS),
  shop: fc.nat(),
  day: fc.nat(DAYS - 6),
  second: fc.nat(86_399),
  lag: fc.nat(5),
  cents: fc.integer({ min: 1, max: 99_999_999 }),
  out: fc.boolean(),
});
type AnyRow = typeof anyRow extends fc.Arbitrary<infer Value> ? Value : never;

const time = (second: number) => new Date(second * 1000).toISOString().slice(11, 19);

function rowOf({ account, shop, day: place, second, lag, cents, out }: AnyRow): TransactionRow {
  const shops = SHOPS[account] ?? [];
  const text = String(cents).padStart(3, '0');
  return transaction(`${day(place)}T${time(second)}`, {
    accountId: account,
    establishmentCode: shops[shop % shops.length] ?? '0001',
    accountingDate: day(place + lag),
    amount: `${text.slice(0, -2)}.${text.slice(-2)}`,
    processCode: out ? 302 : 304,
  });
}

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openBankShop();
  token = await shop.token();
});
afterAll(() => shop.close());

/** Delivers a random history: rows, some late, and cancellations of some of those that are there. */
async function live(
  steps: readonly { rows: readonly AnyRow[]; cancelled: readonly number[] }[],
  known: TransactionRow[],
) {
  const { db } = shop.database;
  for (const { rows, cancelled } of steps) {
    const arriving = rows.map(rowOf);
    if (arriving.length > 0) await addTransactions(db, arriving);
    known.push(...arriving);
    const going = [...new Set(cancelled.map((place) => place % Math.max(known.length, 1)))].flatMap(
      (place) => known[place] ?? [],
    );
    if (going.length > 0) await cancel(db, going);
  }
}

const steps = (most: number) =>
  fc.array(
    fc.record({ rows: fc.array(anyRow, { maxLength: 12 }), cancelled: fc.array(fc.nat(), { maxLength: 3 }) }),
    {
      minLength: 1,
      maxLength: most,
    },
  );

test('of 1,000 random accounts and periods each has a file, with the count and the sums of the statement', async () => {
  const [history] = fc.sample(steps(60), { seed: 41, numRuns: 1 });
  await live(history ?? [], []);
  const { manager } = shop.tokens;
  const asked = fc.record({
    id: fc.constantFrom(...ACCOUNTS),
    from: fc.nat(DAYS - 1),
    days: fc.nat(DAYS - 1),
    accounting: fc.boolean(),
  });
  const property = fc.asyncProperty(asked, async ({ id, from, days, accounting }) => {
    const [first, last] = [day(from), day(Math.min(from + days, DAYS - 1))];
    const query = { from: first, to: last, by: accounting ? 'accounting' : 'captured' };
    const found = await statement(shop, token, { id, query });
    const shown = await shop.portal.call(depositReport, {
      token: manager,
      query: { formato: 'tela' },
      body: reportRequest({
        tipoDeData: accounting ? 'dc' : 'dt',
        tsInicio: `${first} 00:00:00`,
        tsFim: `${last} 23:59:59`,
        contas: [String(id)],
      }),
    });
    const cents = (place: number) => BigInt(Math.round(shown.body.footers[0][place].value * 100));
    const raised = found.entries
      .filter(({ amount }) => amount > 0n)
      .reduce((sum, { amount }) => sum + amount, 0n);
    const lowered = found.entries
      .filter(({ amount }) => amount < 0n)
      .reduce((sum, { amount }) => sum - amount, 0n);
    expect([found.entries.length, raised, lowered]).toEqual([
      shown.body.totalRows,
      cents(FOOTER.deposits),
      cents(FOOTER.debts),
    ]);
    expect(found.closing - (found.opening ?? 0n)).toBe(raised - lowered);
    expect(new Set(found.entries.map(({ reference }) => reference)).size).toBe(found.entries.length);
  });
  await fc.assert(property, { seed: 41, numRuns: 1000 });
}, 240_000);

test('whatever is late or cancelled, a series chains, comes to what counts, and its old files stay', async () => {
  const id = 6;
  const known: TransactionRow[] = [];
  const taken: Buffer[] = [];
  /** What an importer has that knows entries by their reference. */
  const books = new Map<string, bigint>();
  let balance = (await statement(shop, token, { id, query: { from: '2026-01-01', to: '2026-12-31' } }))
    .closing;
  let begun = false;
  const property = fc.asyncProperty(steps(3), async (history) => {
    await live(history, known);
    const { status, body } = await shop.call(apiCreateStatementFile, { token, params: { id }, body: {} });
    expect(status).toBe(201);
    const file = await statement(shop, token, { id, query: { number: body.number } });
    if (begun) expect(file.opening).toBe(balance);
    begun = true;
    balance = file.closing;
    for (let round = 0; round < 2; round += 1) {
      for (const { reference, amount } of file.entries) books.set(reference, amount);
    }
    const counting = await statement(shop, token, { id, query: { from: '2026-01-01', to: '2026-12-31' } });
    expect(balance).toBe(counting.closing);
    expect([...books.values()].reduce((sum, amount) => sum + amount, 0n)).toBe(balance);
    taken.push(
      await statementBytes(
        shop,
        token,
        { id, query: { number: body.number } },
        bankFormats[taken.length % 4],
      ),
    );
  });
  await fc.assert(property, { seed: 42, numRuns: 40 });
  for (const [place, bytes] of taken.entries()) {
    const again = await statementBytes(
      shop,
      token,
      { id, query: { number: place + 1 } },
      bankFormats[place % 4],
    );
    expect(again.equals(bytes), `file ${place + 1}`).toBe(true);
  }
}, 240_000);
