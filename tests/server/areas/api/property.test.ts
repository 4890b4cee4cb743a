import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiDepositFilters, apiDepositReport, apiEstablishments, issueToken } from '../../../../contract/api';
import { apiVerifyFile } from '../../../../contract/api-files';
import { apiTotals, apiTransactions } from '../../../../contract/api-transactions';
import { arbitraryOf, spoiled } from '../../../support/arbitrary';
import fc from '../../../support/fast-check';
import { addTransactions, transaction } from '../../../support/network';
import { TODAY } from '../../../support/portal';
import { openShop, type Shop } from './shop';

/* Generated queries and bodies for every call of programs: never a fault, never a row outside the client's scope. */

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.token();
  await addTransactions(
    shop.database.db,
    ['0001', '0002', '0003', '0004'].map((establishmentCode) =>
      transaction(`${TODAY}T09:00:00`, { establishmentCode }),
    ),
  );
});
afterAll(() => shop.close());

const FOREIGN = /Mercado [34]|Operador [34]|0041882[34]|T000[34]|Rede Norte/;
let calls = 0;

test.each(
  [
    apiEstablishments,
    apiDepositFilters,
    apiDepositReport,
    apiTransactions,
    apiTotals,
    apiVerifyFile,
    issueToken,
  ].map((operation) => [operation.name, operation] as const),
)('ERR-05 HELP-07 %s replies to any input, with nothing foreign', async (_name, operation) => {
  const { query, body } = operation;
  const valid = {
    query: query === undefined ? fc.constant({}) : arbitraryOf(query),
    body: body === undefined ? fc.constant(undefined) : arbitraryOf(body),
  };
  const generated = fc.oneof(
    fc.record(valid),
    fc.record({ query: spoiled(valid.query), body: body === undefined ? valid.body : spoiled(valid.body) }),
  );
  await fc.assert(
    fc.asyncProperty(generated, async (call) => {
      // Each has a separate address, so that the limits of public calls do not interfere.
      calls += 1;
      const pairs = Object.entries(call.query ?? {}).flatMap(([key, value]) =>
        [value]
          .flat()
          .map((item): [string, string] => [
            key,
            typeof item === 'string' ? item : (JSON.stringify(item) ?? ''),
          ]),
      );
      const payload = JSON.stringify(call.body);
      const answer = await shop.portal.app.inject({
        method: operation.method,
        url: `${operation.path}?${new URLSearchParams(pairs)}`,
        remoteAddress: `10.3.${calls >> 8}.${calls & 255}`,
        headers: {
          'accept-language': 'en',
          ...(operation.access !== 'public' && { authorization: `Bearer ${token}` }),
          ...(payload !== undefined && { 'content-type': 'application/json' }),
        },
        ...(payload !== undefined && { payload }),
      });
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      // A refusal may repeat what was sent.
      if (answer.statusCode < 400) expect(answer.body).not.toMatch(FOREIGN);
    }),
    { numRuns: 80 },
  );
});
