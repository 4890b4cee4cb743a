import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiCreateStatementFile } from '../../contract/bank-files';
import { type BankFormat, bankFormats } from '../../contract/exports';
import { type FoundStatement, readCnab } from '../../packages/bank-files/tests/cnab-reader';
import {
  assertCamt,
  byAqbanking,
  byIso20022js,
  byMt940js,
  byOfxdump,
  byOfxparse,
} from '../../packages/bank-files/tests/programs/readers';
import type { Shop } from '../server/areas/api/shop';
import { cancel, openBankShop, statementBytes } from '../server/areas/bank-files/bank-shop';
import { addTransactions, transaction } from '../support/network';

/* The statement of an account, from the call to the programs that import it. */

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openBankShop();
  token = await shop.token();
  const { db } = shop.database;
  await db.updateTable('bank').set({ name: 'Itaú & Cia' }).where('code', '=', '341').execute();
  const rows = Array.from({ length: 120 }, (_, place) =>
    transaction(`2026-11-${10 + (place % 9)}T09:00:${String(place % 60).padStart(2, '0')}`, {
      accountId: 6,
      establishmentCode: place % 2 === 0 ? '0001' : '0002',
      amount: `${place + 1}.${String(place % 100).padStart(2, '0')}`,
      processCode: place % 7 === 0 ? 302 : 304,
    }),
  );
  await addTransactions(db, rows);
  await create();
  await cancel(db, rows.slice(0, 3));
  await addTransactions(db, [
    transaction('2026-11-09T23:59:59', { accountId: 6, amount: '0.01', accountingDate: '2026-11-10' }),
  ]);
  await create();
});
afterAll(() => shop.close());

const create = () => shop.call(apiCreateStatementFile, { token, params: { id: 6 }, body: {} });
const bytes = (query: object, format: BankFormat) => statementBytes(shop, token, { id: 6, query }, format);

/** The readers of each form. */
const readers: Record<BankFormat, ((file: Buffer) => FoundStatement | Promise<FoundStatement>)[]> = {
  cnab240: [readCnab],
  ofx: [byOfxdump, byOfxparse, (file) => byAqbanking('ofx', file)],
  camt053: [
    async (file) => {
      await assertCamt(file);
      return byIso20022js(file);
    },
  ],
  mt940: [byMt940js, (file) => byAqbanking('mt940', file)],
};

const found = async (query: object): Promise<FoundStatement[]> => {
  const files = bankFormats.map(async (format) => {
    const file = await bytes(query, format);
    return Promise.all(readers[format].map(async (read) => read(file)));
  });
  return (await Promise.all(files)).flat();
};

const plain = ({ entries, closing }: FoundStatement) => ({
  closing,
  entries: entries.map(({ reference, amount, bookedOn }) => [reference, amount, bookedOn]),
});

describe.each<[string, object, number]>([
  ['the first file of the series', { number: 1 }, 120],
  ['the next one, with what came late and what was cancelled', { number: 2 }, 4],
  ['an extract', { from: '2026-11-10', to: '2026-11-12' }, 40],
  ['an extract without movement', { from: '2026-12-01', to: '2026-12-31' }, 0],
])('%s', (_, query, count) => {
  test('has the same entries and the same balance in all forms, by all programs', async () => {
    const [cnab, ...others] = await found(query);
    expect(others).toHaveLength(6);
    expect(cnab?.entries).toHaveLength(count);
    for (const other of others) expect(plain(other)).toEqual(cnab && plain(cnab));
  });
});

test('whoever imports by reference has each entry once, however often a file comes', async () => {
  const books = new Map<string, bigint>();
  for (const query of [{ number: 1 }, { number: 2 }, { number: 1 }, { number: 2 }]) {
    for (const { reference, amount } of (await byOfxparse(await bytes(query, 'ofx'))).entries) {
      books.set(reference, amount);
    }
  }
  const { closing } = await byOfxparse(await bytes({ number: 2 }, 'ofx'));
  expect(books.size).toBe(124);
  expect([...books.values()].reduce((sum, amount) => sum + amount, 0n)).toBe(closing);
});
