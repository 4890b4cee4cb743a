import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operations } from '../../../contract';
import { allowed, mayAnswer, mayChange, seesAll } from '../../../contract/access';
import { depositBalance } from '../../../contract/balance';
import { findRecords } from '../../../contract/find';
import { type Operation, pathOf } from '../../../contract/operation';
import { depositReport } from '../../../contract/statement';
import { listToday } from '../../../contract/today';
import type { Database } from '../../../server/platform/db/open';
import { arbitraryOf, spoiled } from '../../support/arbitrary';
import { freshDatabase } from '../../support/databases';
import fc from '../../support/fast-check';
import { addNetwork, addTransactions, addUser, transaction } from '../../support/network';
import { type TestPortal, TODAY, testPortal } from '../../support/portal';
import { addOrders, restoreOrders } from '../../support/work-orders';
import { guardedCalls, noAssertion, type Sample } from './correct-calls';

/* Generated queries and bodies for every call of the contract: never a fault, never a row outside the scope. */

/** The people with the establishments that each may see; nobody may read anything of others. */
const people = [
  { login: '10000001', role: 1, sees: [1, 2, 3, 4] },
  { login: '20000002', role: 2, groups: [1], sees: [1, 2] },
  { login: '30000003', role: 3, establishments: ['0003'], sees: [3] },
  { login: '50000005', role: 5, specificCode: 1, sees: [] },
] as const;

const FULL = process.env.PORTAL_TEST_FULL !== undefined;
/** Bodies need more runs, because they can have more faults. Each run of the tests has another seed. */
const runsOf = ({ body }: Operation) => (FULL ? 1000 : body === undefined ? 20 : 50);

/** A report viewer of each establishment, by its code. */
const viewers = new Map<string, number>();
const guarded = guardedCalls(viewers);

let database: Database;
let portal: TestPortal;
let addresses = 0;

/**
 * The amount of a transaction of a shop. Each shop uses two digits of its own, so that any sum shows whose amounts
 * are in it: 1.00, 100.00, 10000.00, 1000000.00.
 */
const amountOf = (number: number) => 100 ** (number - 1);

// So many people from one address would exceed the limit of sign-ins.
beforeEach(() => sql`delete from rate_limit`.execute(database.db));
beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addOrders(database.db);
  const of = (number: number) => ({ establishmentCode: `000${number}`, amount: amountOf(number).toFixed(2) });
  await addTransactions(
    database.db,
    [1, 2, 3, 4].flatMap((number) => [
      transaction(`${TODAY}T09:00:0${number}`, of(number)),
      transaction(`2026-11-01T10:00:0${number}`, { ...of(number), processCode: 302 }),
    ]),
  );
  await addSilences();
  await addBystanders();
  for (const person of people) {
    await addUser(database.db, person as unknown as Parameters<typeof addUser>[1]);
  }
  portal = await testPortal(database);
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

/** Every shop is silent, so that everybody is told of those it sees. */
async function addSilences(): Promise<void> {
  const silences = [1, 2, 3, 4].map((number) => ({
    establishment_code: `000${number}`,
    last_deposit_at: '2026-11-18T09:00:00',
    noticed_at: new Date('2026-11-20T11:00:00Z'),
    ended_at: null,
    usual_days: 50,
    deposit_days: 47,
    usual_hour: 10,
    once_in_days: 420,
  }));
  await database.db.insertInto('silence').values(silences).execute();
}

/**
 * Report viewers with the ids that generated calls use most, so that changes of users affect these and not the
 * people of this test.
 */
async function addBystanders(): Promise<void> {
  const logins = Array.from({ length: 100 }, (_, index) => String(46_000_000 + index));
  const made = await database.db
    .insertInto('portal_user')
    .values(
      logins.map((login) => ({
        login,
        name: `Person ${login}`,
        email: `${login}@example.com`,
        password_hash: null,
        role: 3,
        specific_code: null,
        api_starts_on: null,
        api_ends_on: null,
      })),
    )
    .returning('id')
    .execute();
  const establishmentOf = (id: number) => `000${(id % 4) + 1}`;
  for (const { id } of made) viewers.set(establishmentOf(id), id);
  await database.db
    .insertInto('user_establishment')
    .values(made.map(({ id }) => ({ user_id: id, establishment_code: establishmentOf(id) })))
    .execute();
}

/** Restores the groups: the provider's generated calls rename, fill, empty and delete them. */
async function restoreGroups(): Promise<void> {
  const { db } = database;
  await sql`
    insert into grouper (id, name) overriding system value values (1, 'Rede Sul'), (2, 'Rede Norte')
    on conflict (id) do update set name = excluded.name, active = true`.execute(db);
  await sql`delete from grouper_establishment where grouper_id <= 2`.execute(db);
  await sql`insert into grouper_establishment values (1, '0001'), (1, '0002'), (2, '0003')`.execute(db);
  await sql`
    insert into user_grouper (user_id, grouper_id) select id, 1 from portal_user where login = '20000002'
    on conflict do nothing`.execute(db);
}

/** The names of only these establishments: of shops, operators and accounts, and of their groups. */
const namesOf = (numbers: readonly number[]) =>
  numbers.flatMap((number) => [
    `Mercado ${number}`,
    `Operador ${number}`,
    `Conta ${number}`,
    `0041882${number}`,
  ]);
const groups = { 'Rede Sul': [1, 2], 'Rede Norte': [3] };

/** Everything that must not be in a reply to somebody who sees these shops. */
function foreignNames(sees: readonly number[]): string[] {
  const unseen = Object.entries(groups).filter(([, members]) => !members.some((one) => sees.includes(one)));
  return [
    ...namesOf([1, 2, 3, 4].filter((number) => !sees.includes(number))),
    ...unseen.map(([name]) => name),
  ];
}

/** The amounts and totals of a statement, on the screen or in a file that is text; the deposits of a balance. */
function amountsIn({ headers, body: text }: LightMyRequestResponse): number[] {
  const type = String(headers['content-type']);
  if (type.startsWith('application/json')) {
    const { rows = [], footers = [], reportData } = JSON.parse(text);
    const cells: { value: unknown }[] = [...rows.map((row: object[]) => row[8]), ...footers.flat()];
    const values = [...cells.map(({ value }) => value), reportData?.balance.deposit];
    return values.filter((value) => typeof value === 'number');
  }
  return type.startsWith('text/csv')
    ? [...text.matchAll(/-?\d+\.\d\d/g)].map(([amount]) => Number(amount))
    : [];
}

function expectWithin(sees: readonly number[], text: string): void {
  for (const name of foreignNames(sees)) expect(text).not.toContain(name);
}

function expectAmountsWithin(sees: readonly number[], answer: LightMyRequestResponse): void {
  for (const number of [1, 2, 3, 4].filter((one) => !sees.includes(one))) {
    for (const amount of amountsIn(answer)) {
      // A balance may be negative: its absolute value has the digits.
      const digits = Math.floor(Math.abs(amount) / amountOf(number)) % 100;
      expect(digits, `${amount} of shop ${number}`).toBe(0);
    }
  }
}

/** Mostly valid by the contract, because input that is refused by its schema tests nothing else. */
function callOf({ params, query, body }: Operation) {
  const valid = {
    params: params === undefined ? fc.constant({}) : arbitraryOf(params),
    query: query === undefined ? fc.constant({}) : arbitraryOf(query),
    body: body === undefined ? fc.constant(undefined) : arbitraryOf(body),
  };
  return fc.oneof(
    { weight: 2, arbitrary: fc.record(valid) },
    { weight: 1, arbitrary: fc.record({ ...valid, query: spoiled(valid.query), body: spoiled(valid.body) }) },
  );
}

/** A query string of any value. */
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

/** Parameters that a browser could put in an address, which cannot contain half a character. */
function wellFormed(params: unknown): object {
  return Object.fromEntries(
    Object.entries(params as object).map(([name, value]) => [name, String(value).toWellFormed()]),
  );
}

/** Public calls with their status; none of them shows a shop. */
const openCalls: Record<string, Sample> = {
  getConfig: {},
  robotCheck: {},
  proveFactor: { body: { factorToken: 'nobody', code: '000000' }, status: 401 },
  beginPasskeySignIn: {},
  signInWithPasskey: { body: { passkey: noAssertion }, status: 400 },
  beginSignOn: { body: { provider: 'nobody' }, status: 404 },
  finishSignOn: { body: { provider: 'nobody', transaction: 'x', parameters: 'x' }, status: 404 },
  browserLogout: { params: { provider: 'nobody' }, query: { iss: 'x', sid: 'x' } },
  refreshToken: { body: { token: 'nobody', refreshToken: 'nobody' }, status: 401 },
  logout: { body: { token: 'nobody', refreshToken: 'nobody' } },
  resetPassword: { query: { cpf: '46000001' } },
  validateTokenPassword: { query: { token: 'of no link' } },
  linkLogin: { body: { token: 'of no link' } },
  imageFile: { params: { file: 'nobody.png' }, status: 404 },
  changePassword: { body: { newPassword: 'weak' }, status: 400 },
};

/** A correct call of an operation by somebody who sees an establishment. */
function correctCall(name: string, ec: string): Sample {
  const { sample, scoped } = guarded[name] ?? { sample: openCalls[name] };
  const correct = scoped === undefined ? sample : Object.values(scoped)[0]?.(ec);
  return correct ?? {};
}

// Signing in hashes a password each time, and returns no data. The feed is not used by people (feed/property.test.ts),
// and neither are the calls of programs (areas/api/property.test.ts) nor that of providers (areas/single-sign-on).
const tried = operations.filter(
  ({ name, access }) =>
    !['login', 'issueToken', 'providerLogout'].includes(name) &&
    (access === 'public' || (access.gateway === undefined && access.client === undefined)),
);
const standingOf = ({ role }: (typeof people)[number]) =>
  ({ level: role, apiAccess: false, specificCode: role === 5 ? 1 : null }) as const;
const mayCall = ({ access }: Operation, person: (typeof people)[number]) => {
  if (access === 'public' || typeof access.person !== 'object') return true;
  const { screens, changes = false, answers = false } = access.person;
  const may = answers ? mayAnswer : changes ? mayChange : allowed;
  return screens.some((screen) => may(standingOf(person), screen));
};
/**
 * SES-14: a specific user sees every shop on the screens of its code, and none elsewhere; home tells of all screens that
 * the person may open.
 */
const seenIn = ({ access, path }: Operation, person: (typeof people)[number]): readonly number[] => {
  const screens = access !== 'public' && typeof access.person === 'object' ? access.person.screens : [];
  return screens.some((screen) => seesAll(standingOf(person), screen)) ||
    ([listToday.path, findRecords.path].includes(path) && person.role === 5)
    ? [1, 2, 3, 4]
    : person.sees;
};

test.each(tried.map((operation) => [operation.name, operation] as const))(
  '%s replies to any input, and to nobody with more than its scope',
  async (name, operation) => {
    /** Whether the correct call shows shops to people who see any. */
    let showsShops = false;
    for (const person of people) {
      const { login } = person;
      const sees = seenIn(operation, person);
      await restoreGroups();
      await restoreOrders(database.db);
      // Each has a separate address, so that the limits of public calls do not interfere.
      addresses += 1;
      const remoteAddress = `10.0.${addresses >> 8}.${addresses & 255}`;
      // Some calls end the session.
      let { token } = await portal.signIn(login);
      const send = (method: Operation['method'], url: string, payload?: string) =>
        portal.app.inject({
          method,
          url,
          remoteAddress,
          headers: {
            authorization: `Bearer ${token}`,
            'accept-language': 'en',
            // A call that declares a body and sends none is refused before.
            ...(payload !== undefined && { 'content-type': 'application/json' }),
          },
          ...(payload === undefined ? {} : { payload }),
        });
      /** Makes a call and downloads the file that it promises: neither contains anything foreign. */
      const tryCall = async ({
        params = {},
        query = {},
        body,
      }: {
        params?: unknown;
        query?: unknown;
        body?: unknown;
      }) => {
        const payload = operation.method === 'GET' ? undefined : JSON.stringify(body);
        const url = `${pathOf(operation, wellFormed(params))}?${queryText(query)}`;
        const answer = await send(operation.method, url, payload);
        expect(answer.statusCode, answer.body).toBeLessThan(500);
        if (answer.statusCode >= 400) {
          expect(Object.keys(answer.json())).toEqual(expect.arrayContaining(['code', 'message']));
        }
        const answers = [answer];
        const [, promised] = /"urlDownload":"([^"]+)"/.exec(answer.body) ?? [];
        if (promised !== undefined) {
          const file = await send('GET', promised);
          expect(file.statusCode, file.body).toBe(200);
          answers.push(file);
        }
        for (const one of answers) {
          expectWithin(sees, one.body);
          if (operation === depositReport || operation === depositBalance) expectAmountsWithin(sees, one);
        }
        if (answer.statusCode === 401 && operation.access !== 'public')
          token = (await portal.signIn(login)).token;
        const fruitful = namesOf(sees).some((known) => answers.some((one) => one.body.includes(known)));
        return { status: answer.statusCode, fruitful };
      };

      // Random input hardly ever passes the checks of some calls: for these a valid one is generated.
      const { status = 200, ...call } = correctCall(name, `000${sees[0] ?? 1}`);
      const correct = await tryCall(call);
      expect(correct.status, login).toBe(mayCall(operation, person) ? status : 403);
      // The provider comes first: if it finds shops, everybody else who sees some and may call finds them too.
      if (sees.length === 4) showsShops = correct.fruitful;
      else if (showsShops && sees.length > 0 && mayCall(operation, person))
        expect(correct.fruitful, login).toBe(true);

      await fc.assert(
        fc.asyncProperty(callOf(operation), async (generated) => {
          await tryCall(generated);
        }),
        { numRuns: runsOf(operation) },
      );
    }
  },
  FULL ? 600_000 : 120_000,
);
