import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiCreateStatementFile } from '../../../../contract/bank-files';
import { bankFormats } from '../../../../contract/exports';
import { bankSamples } from '../../../../src/areas/api/documentation/examples/bank-samples';
import { addTransactions, transaction } from '../../../support/network';
import { NOON } from '../../../support/portal';
import type { Shop } from '../api/shop';
import { cancel, openBankShop, statementBytes } from './bank-shop';

/*
 * The samples of the documentation, from the server. A file that has been given out is made again byte for byte, by later
 * versions too: whoever changes a writer or a word of a bank file is stopped here.
 */

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openBankShop();
  shop.portal.setNow(NOON);
  token = await shop.token();
  const rows = [
    transaction('2026-11-18T09:14:03', { accountId: 6, nsu: '000042', amount: '1250.00' }),
    transaction('2026-11-18T17:40:11', { accountId: 6, nsu: '000043', amount: '310.50', processCode: 302 }),
  ];
  await addTransactions(shop.database.db, rows);
  await create();
  await cancel(shop.database.db, rows.slice(0, 1));
  await addTransactions(shop.database.db, [
    transaction('2026-11-19T08:01:30', { accountId: 6, nsu: '000044', amount: '1250.00' }),
  ]);
  await create();
});
afterAll(() => shop.close());

const create = () =>
  shop.call(apiCreateStatementFile, {
    token,
    params: { id: 6 },
    body: {},
    headers: { 'accept-language': 'pt-BR' },
  });

test.each(bankFormats)('the sample of %s is what the portal makes', async (format) => {
  const bytes = await statementBytes(shop, token, { id: 6, query: { number: 2 } }, format);
  expect(String(bytes).replaceAll('\r\n', '\n')).toBe(bankSamples[format]);
  expect(String(bytes).replaceAll('\r\n', '').includes('\n'), 'each line ends with CRLF').toBe(false);
});
