import { afterAll, beforeAll, expect, test } from 'vitest';
import { depositBalance } from '../../../../contract/balance';
import { CELL, depositReport } from '../../../../contract/statement';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import fc from '../../../support/fast-check';
import {
  addNetwork,
  addTransactions,
  addUser,
  forgetTransactions,
  transaction,
} from '../../../support/network';
import { type TestPortal, TODAY, testPortal } from '../../../support/portal';
import { partsOf, reportRequest, statementFile } from '../../engines/exports/statement-file';

/* Amounts of any size: the call and the file equal the sums of whole cents, digit by digit. */

let database: Database;
let portal: TestPortal;
let token: string;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '30000003', role: 3, establishments: ['0001'] });
  portal = await testPortal(database);
  token = (await portal.signIn('30000003')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const inject = (path: string, payload?: object) =>
  portal.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: path,
    headers: { authorization: `Bearer ${token}` },
    ...(payload !== undefined && { payload }),
  });

/** The numbers of a JSON text under these names, as they are written. */
const digits = (json: string, name: string) =>
  [...json.matchAll(new RegExp(`"${name}":(-?[\\d.]+)`, 'g'))].map(([, number]) => number);

const text = (cents: bigint) => {
  const all = `${cents < 0n ? -cents : cents}`.padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${all.slice(0, -2)}.${all.slice(-2)}`;
};
/** The notation of a number, without trailing zeros if a double can represent it. */
const shortest = (number: string | undefined) => number?.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

const largest = 999_999_999_999_999n; // numeric(15, 2)
const amounts = fc.array(
  fc.record({
    cents: fc.oneof(fc.bigInt({ min: largest - 1000n, max: largest }), fc.bigInt({ min: 1n, max: largest })),
    withdrawal: fc.boolean(),
  }),
  { minLength: 10, maxLength: 60 },
);
const nines = Array.from({ length: 31 }, () => ({ cents: largest, withdrawal: false }));

test('STMT-12 STMT-20 HOME-13 totals are exact to the cent, in the call, the file and on the home page', async () => {
  await fc.assert(
    fc.asyncProperty(amounts, async (rows) => {
      await forgetTransactions(database.db);
      await addTransactions(
        database.db,
        rows.map(({ cents, withdrawal }, index) =>
          transaction(`${TODAY}T0${index % 8}:10:${10 + (index % 50)}`, {
            amount: text(cents),
            processCode: withdrawal ? 302 : 304,
          }),
        ),
      );
      const sum = (withdrawal: boolean) =>
        rows.filter((row) => row.withdrawal === withdrawal).reduce((total, { cents }) => total + cents, 0n);
      const [deposits, debts] = [sum(false), sum(true)];

      // Whole days, and a part of an hour at the beginning: the two ways of summing up.
      for (const tsInicio of [`${TODAY} 00:00:00`, `${TODAY} 00:05:00`]) {
        const report = await inject(`${depositReport.path}?formato=tela`, reportRequest({ tsInicio }));
        const footer = report.body.slice(report.body.indexOf('"footers"'));
        expect(digits(footer, 'value').map(shortest)).toEqual([text(deposits), text(debts)].map(shortest));
      }
      const home = await inject(depositBalance.path);
      expect(digits(home.body, 'deposit').map(shortest)).toEqual([shortest(text(deposits))]);
      const { totals } = partsOf(await statementFile(portal, token));
      expect(totals.map((line) => line[CELL.amount])).toEqual([
        text(deposits),
        text(-debts),
        text(deposits - debts),
      ]);
    }),
    { numRuns: 8, examples: [[nines]] },
  );
}, 60_000);
