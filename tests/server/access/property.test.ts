import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../../../contract';
import { type Operation, pathOf } from '../../../contract/operation';
import type { Database } from '../../../server/db/open';
import { arbitraryOf, spoiled } from '../../support/arbitrary';
import { freshDatabase } from '../../support/databases';
import { addNetwork, addTransactions, addUser, transaction } from '../../support/network';
import { NOON, type TestPortal, TODAY, testPortal } from '../../support/portal';

/* Generated queries and bodies at every call of the contract: never a fault, never a row outside the scope. */

/** Everybody, and the establishments that each may see; whoever sees a part must never read of the others. */
const people = [
  { login: '10000001', role: 1, sees: [1, 2, 3, 4] },
  { login: '20000002', role: 2, groups: [1], sees: [1, 2] },
  { login: '30000003', role: 3, establishments: ['0003'], sees: [3] },
  { login: '50000005', role: 5, specificCode: 1, sees: [] },
] as const;

const FULL = process.env.PORTAL_TEST_FULL !== undefined;
const RUNS = FULL ? 1000 : 60;

let database: Database;
let portal: TestPortal;
let minutes = 0;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addTransactions(
    database.db,
    [1, 2, 3, 4].flatMap((number) => [
      transaction(`${TODAY}T09:00:0${number}`, { establishmentCode: `000${number}` }),
      transaction(`2026-11-01T10:00:0${number}`, { establishmentCode: `000${number}`, processCode: 302 }),
    ]),
  );
  for (const person of people) {
    await addUser(database.db, person as unknown as Parameters<typeof addUser>[1]);
  }
  portal = await testPortal(database);
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

/** What only the establishments beyond a person's scope are called by: names of shops, operators and accounts. */
const foreignNames = (sees: readonly number[]) =>
  [1, 2, 3, 4]
    .filter((number) => !sees.includes(number))
    .flatMap((number) => [`Mercado ${number}`, `Operador ${number}`, `Conta ${number}`, `0041882${number}`]);

const callOf = ({ params, query, body }: Operation) =>
  fc.record({
    params: params === undefined ? fc.constant({}) : arbitraryOf(params),
    query: spoiled(query === undefined ? fc.constant({}) : arbitraryOf(query)),
    body: spoiled(body === undefined ? fc.constant(undefined) : arbitraryOf(body)),
  });

/** A query string of whatever it is. */
function queryText(query: unknown): string {
  if (typeof query !== 'object' || query === null) return JSON.stringify(query) ?? '';
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => [
      key,
      typeof item === 'string' ? item : (JSON.stringify(item) ?? ''),
    ]),
  );
  return new URLSearchParams(pairs).toString();
}

// Signing in hashes a password each time, and what it answers is no data.
/** Answers of handlers, not of the checks before them. */
const BEYOND_CHECKS = [200, 404, 409];
const needsSecret = ['refreshToken', 'exportFile'];
const tried = operations.filter(({ name }) => name !== 'login');

test.each(tried.map((operation) => [operation.name, operation] as const))(
  '%s answers whatever it is sent, and to nobody more than its scope',
  async (_name, operation) => {
    let through = 0;
    for (const { login, sees } of people) {
      // A fresh minute for each, so that the limits on public calls are not what answers.
      minutes += 1;
      portal.setNow(new Date(Date.parse(NOON) + minutes * 60_000));
      // Some calls end the session.
      let { token } = await portal.signIn(login);
      await fc.assert(
        fc.asyncProperty(callOf(operation), async ({ params, query, body }) => {
          const send = () =>
            portal.app.inject({
              method: operation.method,
              url: `${pathOf(operation, params as object)}?${queryText(query)}`,
              headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
              ...(operation.method === 'GET' || body === undefined ? {} : { payload: JSON.stringify(body) }),
            });
          const answer = await send();
          if (answer.statusCode === 401 && operation.access !== 'public')
            token = (await portal.signIn(login)).token;
          expect(answer.statusCode, answer.body).toBeLessThan(500);
          if (BEYOND_CHECKS.includes(answer.statusCode)) through += 1;
          if (answer.statusCode >= 400) {
            expect(Object.keys(answer.json())).toEqual(expect.arrayContaining(['code', 'message']));
          }
          for (const name of foreignNames(sees)) expect(answer.body).not.toContain(name);
        }),
        { numRuns: RUNS },
      );
    }
    // What is always refused at the door shows nothing.
    if (!needsSecret.includes(operation.name)) expect(through).toBeGreaterThan(0);
  },
  FULL ? 600_000 : 120_000,
);
