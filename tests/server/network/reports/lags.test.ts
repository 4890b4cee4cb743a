import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiTotals, apiTransactions } from '../../../../contract/api-transactions';
import { addDays } from '../../../../contract/calendar';
import { ACCOUNTING_LAG_DAYS } from '../../../../contract/limits';
import { depositReport } from '../../../../contract/statement';
import { verifyFile } from '../../../../contract/verification';
import { addTransactions, transaction } from '../../../support/network';
import { TODAY } from '../../../support/portal';
import { openShop, type Shop } from '../../areas/api/shop';
import { fetchFile, partsOf, reportRequest } from '../../engines/exports/statement-file';

/* What is booked on a day was captured up to five days before, at any time of those days: nobody loses any of it. */

/** Captured at the first moment of the earliest day, and one more on each day after it: a cent, two, four and so on. */
const captures = Array.from({ length: ACCOUNTING_LAG_DAYS + 1 }, (_, lag) => ({
  at: `${addDays(TODAY, -lag)}T${lag === 0 ? '23:59:59' : '00:00:00'}`,
  cents: 2 ** lag,
}));
const SUM = captures.reduce((sum, { cents }) => sum + cents, 0) / 100;
const day = { tipoDeData: 'dc', tsInicio: `${TODAY} 00:00:00`, tsFim: `${TODAY} 23:59:59` };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await addTransactions(
    shop.database.db,
    captures.flatMap(({ at, cents }) => [
      transaction(at, { accountingDate: TODAY, amount: (cents / 100).toFixed(2) }),
      // Booked one day later or earlier: another day's.
      transaction(at, {
        accountingDate: addDays(at.slice(0, 10), at.startsWith(TODAY) ? 1 : 0),
        amount: '500.00',
      }),
    ]),
  );
});
afterAll(() => shop.close());

test('STMT-17 the statement, its totals and its file have every lag from 0 to 5', async () => {
  const token = shop.tokens.manager;
  const asked = (formato: 'tela' | 'csv') =>
    shop.portal.call(depositReport, {
      token,
      query: { formato },
      body: reportRequest(day),
      headers: { 'accept-language': 'en' },
    });
  const { body } = await asked('tela');
  expect(body.totalRows).toBe(captures.length);
  const file = await fetchFile(shop.portal, token, (await asked('csv')).body);
  const { rows, totals } = partsOf(file.body);
  // The newest first.
  expect(rows.map(([captured]) => captured)).toEqual(captures.map(({ at }) => at.replace('T', ' ')));
  expect(totals[0]).toContain(SUM.toFixed(2));
  // What is made again of it later has them as well.
  const changed = file.body.replace(/"Rows","\d+"/, '"Rows","1"');
  const verified = await shop.portal.call(verifyFile, {
    token,
    body: Buffer.from(changed.replace('0.32', '0.33')),
    headers: { 'content-type': 'application/octet-stream', 'accept-language': 'en' },
  });
  expect(verified.body).toMatchObject({ verdict: 'altered', comparison: 'compared' });
});

test('HELP-07 a program reads every lag from 0 to 5, and its totals have them', async () => {
  const query = { accountingDate: TODAY, establishment: '0001' };
  const { body } = await shop.call(apiTransactions, { query });
  expect(body.transactions.map(({ capturedAt }: { capturedAt: string }) => capturedAt).toSorted()).toEqual(
    captures.map(({ at }) => at).toSorted(),
  );
  const totals = await shop.call(apiTotals, { query });
  expect(totals.body.totals).toMatchObject([{ deposits: { count: captures.length, sum: SUM } }]);
});
