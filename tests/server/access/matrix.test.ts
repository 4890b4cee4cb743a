import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../../contract';
import type { ExportReply } from '../../../contract/exports';
import type { Operation } from '../../../contract/operation';
import { changePassword } from '../../../contract/password';
import { logout } from '../../../contract/session';
import { depositReport } from '../../../contract/statement';
import type { Database } from '../../../server/platform/db/open';
import { freshDatabase } from '../../support/databases';
import { addNetwork, addUser } from '../../support/network';
import { FEED_KEY, NOON, type TestPortal, testPortal } from '../../support/portal';
import { addOrders } from '../../support/work-orders';
import { askForFile, fetchFile } from '../engines/exports/statement-file';
import {
  type Expected,
  guardedCalls,
  machine,
  open,
  optional,
  programs,
  report,
  STATEMENT,
} from './correct-calls';

/** The five demo people with the test network: what each may see, and what is foreign to it. */
const people = [
  { login: '10000001', role: 1, own: '0001', foreign: null },
  { login: '20000002', role: 2, groups: [1], api: { from: '2026-01-01' }, own: '0002', foreign: '0003' },
  { login: '20000003', role: 2, establishments: ['0003', '0004'], own: '0003', foreign: '0001' },
  { login: '30000003', role: 3, establishments: ['0001'], own: '0001', foreign: '0003' },
  { login: '50000005', role: 5, specificCode: 1, own: '0001', foreign: '0001' },
] as const;
type Person = (typeof people)[number];

/** A report viewer of each establishment, by its code. */
const viewers = new Map<string, number>();
const guarded = guardedCalls(viewers);

let database: Database;
let portal: TestPortal;
const tokens = new Map<string, string>();
const progressOf = (promise: ExportReply) => ({ ...promise, urlDownload: `${promise.urlDownload}/progress` });
const tokenOf = ({ login }: Person) => tokens.get(login) ?? '';
/** Tokens that are no longer valid, or never were, by their fault. */
const spent = new Map<string, string>();
const wrongs = [
  'no token',
  'an unsigned token',
  'a token of another key',
  'a token that has expired',
  'a token of a session that was ended',
  'a token of a person who was deactivated',
] as const;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addOrders(database.db);
  portal = await testPortal(database);
  for (const person of people) {
    await addUser(database.db, person as unknown as Parameters<typeof addUser>[1]);
    tokens.set(person.login, (await portal.signIn(person.login)).token);
  }
  for (const ec of ['0001', '0002', '0003', '0004']) {
    viewers.set(ec, await addUser(database.db, { login: `4500${ec}`, role: 3, establishments: [ec] }));
  }
  // Each has one fault only: everything else in it is that of a provider administrator.
  const somebody = async () => portal.signIn('10000001');
  const [header = '', claims = ''] = (await somebody()).token.split('.');
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  spent.set('an unsigned token', `${encoded({ alg: 'none', typ: 'JWT' })}.${claims}.`);
  const signature = createHmac('sha256', 'another key that is long enough').update(`${header}.${claims}`);
  spent.set('a token of another key', `${header}.${claims}.${signature.digest('base64url')}`);
  portal.setNow(new Date(Date.parse(NOON) - 15 * 60_000));
  spent.set('a token that has expired', (await somebody()).token);
  portal.setNow(NOON);
  const ended = await somebody();
  await portal.call(logout, { body: ended });
  spent.set('a token of a session that was ended', ended.token);
  await addUser(database.db, { login: '10000008', role: 1 });
  spent.set('a token of a person who was deactivated', (await portal.signIn('10000008')).token);
  await database.db
    .updateTable('portal_user')
    .set({ active: false })
    .where('login', '=', '10000008')
    .execute();
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

/** The people who may make a call. */
const personsOf = ({ access }: Operation) => (access === 'public' ? undefined : access.person);

test('every call of the contract is listed, and exactly these are public', () => {
  expect(
    [...open, ...optional, ...machine, ...Object.keys(programs), ...Object.keys(guarded)].toSorted(),
  ).toEqual(operations.map(({ name }) => name).toSorted());
  const isPublic = operations.filter(({ access }) => access === 'public').map(({ name }) => name);
  expect(isPublic.toSorted()).toEqual(open.toSorted());
  const isOptional = operations.filter((one) => personsOf(one) === 'optional').map(({ name }) => name);
  expect(isOptional).toEqual(optional);
  const isMachine = operations.filter(({ access }) => access !== 'public' && access.gateway);
  expect(isMachine.map(({ name }) => name).toSorted()).toEqual(machine.toSorted());
  const isProgram = operations.filter(({ access }) => access !== 'public' && access.client);
  expect(isProgram.map(({ name }) => name).toSorted()).toEqual(Object.keys(programs).toSorted());
});

describe('changePassword', () => {
  const weak = { newPassword: 'weak' };

  test.each(wrongs)('answers 401 to %s, but not if a link is used', async (wrong) => {
    const token = spent.get(wrong);
    expect((await portal.call(changePassword, { token, body: weak })).status).toBe(401);
    const byLink = await portal.call(changePassword, { token, body: { ...weak, token: 'of no link' } });
    expect(byLink.status).toBe(400);
  });

  test.each(people)('answers $login about the own password', async (person) => {
    const { status, body } = await portal.call(changePassword, { token: tokenOf(person), body: weak });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['newPassword']]);
  });
});

describe.each(
  operations.filter(({ name }) => machine.includes(name)).map((call) => [call.name, call] as const),
)('%s', (_name, operation) => {
  const body = operation.method === 'POST' ? [] : undefined;

  test("answers to the gateway's key", async () => {
    expect((await portal.call(operation, { token: FEED_KEY, body })).status).toBe(200);
  });

  test.each(people)('answers 401 to $login', async (person) => {
    const answer = await portal.call(operation, { token: tokenOf(person), body });
    expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test.each(wrongs)('answers 401 to %s', async (wrong) => {
    expect((await portal.call(operation, { token: spent.get(wrong), body })).status).toBe(401);
  });
});

describe.each(operations.filter(({ name }) => name in programs).map((call) => [call.name, call] as const))(
  '%s',
  (name, operation) => {
    const call = programs[name];

    test.each(people)('answers 401 to $login', async (person) => {
      const answer = await portal.call(operation, { token: tokenOf(person), ...call });
      expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHENTICATED']);
    });

    test.each([...wrongs, "the gateway's key"] as const)('answers 401 to %s', async (wrong) => {
      const token = wrong === "the gateway's key" ? FEED_KEY : spent.get(wrong);
      expect((await portal.call(operation, { token, ...call })).status).toBe(401);
    });
  },
);

test("the gateway's key gives no other access", async () => {
  for (const operation of operations.filter(({ name }) => name in guarded)) {
    const { sample, scoped } = guarded[operation.name] ?? {};
    const call = scoped ? Object.values(scoped)[0]?.('0001') : sample;
    expect((await portal.call(operation, { token: FEED_KEY, ...call })).status, operation.name).toBe(401);
  }
});

const calls = operations.filter(({ name }) => name in guarded);

describe.each(calls.map((operation) => [operation.name, operation] as const))('%s', (name, operation) => {
  const { may, everywhere = [], api = false, sample = {}, scoped }: Expected = guarded[name] ?? { may: [] };
  const samples = Object.entries(scoped ?? { nothing: (_ec: string) => sample });

  test.each(wrongs)('SES-21 answers 401 to %s', async (wrong) => {
    const call = samples[0]?.[1]('0001');
    const answer = await portal.call(operation, { token: spent.get(wrong), ...call });
    // This is the only call that says so to a person.
    const told = personsOf(operation) === 'token' && wrong === 'a token of a person who was deactivated';
    if (told) expect(answer).toMatchObject({ status: 200, body: { authenticated: false } });
    else expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  describe.each(samples)('that names %s', (_what, sampleOf) => {
    test.each(people)('SES-14 SES-16 answers $login, or not, by its role', async (person) => {
      const { status = 200, ...call } = sampleOf(person.own);
      const answer = await portal.call(operation, { token: tokenOf(person), ...call });
      if (may.includes(person.role) && (!api || 'api' in person)) expect(answer.status).toBe(status);
      else expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
    });

    if (scoped === undefined) return;
    test.each(people.filter(({ role, foreign }) => foreign !== null && !everywhere.includes(role)))(
      'SES-14 SES-16 answers 403 to $login where it is foreign',
      async (person) => {
        const call = sampleOf(person.foreign ?? '');
        const answer = await portal.call(operation, { token: tokenOf(person), ...call });
        expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
      },
    );
  });
});

describe.each(people.filter(({ role }) => STATEMENT.may.some((may) => may === role)))(
  'the promised file of $login',
  (owner) => {
    test.each(people)('is fetched by $login, or not', async (person) => {
      const { body } = await askForFile(portal, tokenOf(owner), { ecs: [owner.own] });
      const file = await fetchFile(portal, tokenOf(person), body);
      const progress = await fetchFile(portal, tokenOf(person), progressOf(body));
      const status = person === owner ? 200 : 404;
      expect([file.statusCode, progress.statusCode]).toEqual([status, status]);
    });

    test('is fetched by nobody without a good token', async () => {
      const { body } = await askForFile(portal, tokenOf(owner), { ecs: [owner.own] });
      for (const token of [undefined, ...spent.values()]) {
        const file = await fetchFile(portal, token, body);
        const progress = await fetchFile(portal, token, progressOf(body));
        expect([file.statusCode, progress.statusCode]).toEqual([401, 401]);
      }
    });
  },
);

test('no list of options shows a person anything outside its scope', async () => {
  for (const person of people.slice(1, 4)) {
    const number = Number(person.foreign);
    const foreignKeys: Record<string, string> = {
      filterEcs: person.foreign ?? '',
      filterOperators: `${number}1`,
      filterAccounts: `${number}`,
      filterAssociators: person.foreign === '0003' ? '2' : '1',
    };
    for (const [name, foreign] of Object.entries(foreignKeys)) {
      const operation = operations.find((candidate) => candidate.name === name);
      if (operation === undefined) throw new Error(name);
      const { body } = await portal.call(operation, { token: tokenOf(person) });
      const keys = body.map(({ key }: { key: string }) => key);
      expect(keys, `${person.login} ${name}`).not.toContain(foreign);
      expect(keys.length, `${person.login} ${name}`).toBeGreaterThan(1);
    }
  }
});

test('claims of a client about itself have no effect', async () => {
  const token = tokens.get('30000003');
  for (const headers of [{ 'x-user': '10000001' }, { perfil: '1' }, { cookie: 'perfil=1' }]) {
    const answer = await portal.call(depositReport, {
      token,
      ...report({ ecs: ['0002'] }),
      headers: headers as unknown as Record<string, string>,
    });
    expect(answer.status).toBe(403);
  }
});
