import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LEVEL, type ScreenPath } from '../../../../contract/access';
import { FIND, type FoundHit, findRecords } from '../../../../contract/find';
import { brought } from '../../../../server/areas';
import { defineFinder } from '../../../../server/engines/find/define';
import { findRecordsFor } from '../../../../server/engines/find/find';
import { Semaphore } from '../../../../server/platform/concurrency/semaphore';
import type { Database } from '../../../../server/platform/db/open';
import { only } from '../../../../server/platform/principal/scope';
import { CLOCK } from '../../../support/clock';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addTransactions, addUser, transaction } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';
import { addOrder } from '../../../support/work-orders';

let database: Database;
let portal: TestPortal;
const tokens: Record<string, string> = {};
const [ADMIN, MANAGER, NEIGHBOUR, VIEWER, BANK, NOBODY] = [
  '10000001',
  '20000002',
  '20000003',
  '30000003',
  '50000005',
  '50000006',
] as const;
const orders: Record<string, number> = {};
const NSU = '770077';

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  await addUser(db, { login: ADMIN, role: 1, name: 'Ana Prado' });
  // 0001 and 0002; 0003; 0001; all of the bank's screen; nothing.
  await addUser(db, { login: MANAGER, role: 2, name: 'Ana Prado Manager', groups: [1] });
  await addUser(db, { login: NEIGHBOUR, role: 2, establishments: ['0003'] });
  await addUser(db, { login: VIEWER, role: 3, name: 'Ana Prado Viewer', establishments: ['0001'] });
  await addUser(db, { login: '30000009', role: 3, name: 'Ana Prado Other', establishments: ['0003'] });
  await addUser(db, { login: BANK, role: 5, specificCode: 1 });
  await addUser(db, { login: NOBODY, role: 5 });
  for (const ec of ['0001', '0003']) {
    orders[ec] = await addOrder(db, { establishment_code: ec });
    await addTransactions(db, [
      transaction('2026-11-19T10:00:00', { establishmentCode: ec, nsu: NSU, amount: '1250.00' }),
    ]);
  }
  portal = await testPortal(database);
  for (const login of [ADMIN, MANAGER, NEIGHBOUR, VIEWER, BANK, NOBODY]) {
    tokens[login] = (await portal.signIn(login)).token;
  }
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

async function hits(login: string, text: string): Promise<FoundHit[]> {
  const { status, body } = await portal.call(findRecords, {
    token: tokens[login],
    query: { text },
    headers: { 'accept-language': 'en' },
  });
  expect(status).toBe(200);
  expect(body.incomplete).toBe(false);
  return findRecords.reply.parse(body).hits;
}
const titles = async (login: string, text: string) => (await hits(login, text)).map(({ title }) => title);
const ecs = async (login: string, text: string) =>
  (await hits(login, text))
    .flatMap(({ to }) => to.filter?.ecs ?? [])
    .map(String)
    .toSorted();

describe('SHELL-17 everybody finds within their own scope', () => {
  test('people', async () => {
    expect((await titles(ADMIN, 'ana prado')).toSorted()).toEqual([
      'Ana Prado Manager',
      'Ana Prado Other',
      'Ana Prado Viewer',
    ]);
    expect(await titles(MANAGER, 'ana prado')).toEqual(['Ana Prado Viewer']);
    expect(await titles(MANAGER, '30000009')).toEqual([]);
    expect(await titles(NEIGHBOUR, 'ana prado')).toEqual(['Ana Prado Other']);
    expect(await titles(VIEWER, 'ana prado')).toEqual([]);
    expect(await titles(BANK, 'ana prado')).toEqual([]);
  });

  test('operators and their codes', async () => {
    expect(await titles(MANAGER, '•••110')).toEqual(['Operador 11 •••110']);
    expect(await titles(MANAGER, '•••310')).toEqual([]);
    expect(await titles(NEIGHBOUR, 'operador')).toEqual(['Operador 31 •••310', 'Operador 32 •••320']);
    expect(await titles(VIEWER, 'operador')).toEqual([]);
  });

  test('establishments and accounts', async () => {
    expect(await ecs(MANAGER, 'mercado')).toEqual(['0001', '0002']);
    expect(await ecs(VIEWER, 'mercado')).toEqual(['0001']);
    expect(await ecs(VIEWER, '0003')).toEqual([]);
    expect(await titles(MANAGER, '00418823-3')).toEqual([]);
    expect(await titles(NEIGHBOUR, '00418823-3')).toEqual(['Conta 3']);
    expect((await hits(BANK, 'mercado')).map(({ to }) => to.screen)).toEqual(
      Array.from({ length: 4 }, () => '/chamados'),
    );
  });

  test('groups, which managers see in the statement', async () => {
    expect((await hits(ADMIN, 'rede norte'))[0]?.to).toEqual({ screen: '/agrupadores', record: '2' });
    expect((await hits(NEIGHBOUR, 'rede norte'))[0]?.to).toMatchObject({
      screen: '/transacoes-extrato',
      filter: { associators: ['2'] },
    });
    expect(await titles(MANAGER, 'rede norte')).toEqual([]);
  });

  test('orders', async () => {
    const own = String(orders['0001']);
    const foreign = String(orders['0003']);
    expect(await titles(MANAGER, own)).toEqual([`Work order ${own}`]);
    expect(await titles(MANAGER, foreign)).toEqual([]);
    expect(await titles(VIEWER, own)).toEqual([]);
    expect(await titles(BANK, foreign)).toEqual([`Work order ${foreign}`]);
  });

  test.each([NSU, '1,250.00 19/11', '1250.00 2026-11-19'])('deposits by %s', async (text) => {
    expect(await ecs(ADMIN, text)).toEqual(['0001', '0003']);
    expect(await ecs(MANAGER, text)).toEqual(['0001']);
    expect(await ecs(VIEWER, text)).toEqual(['0001']);
    expect(await ecs(NEIGHBOUR, text)).toEqual(['0003']);
    expect(await titles(BANK, text)).toEqual([]);
  });

  test('nothing leads to a screen that is closed to the person', async () => {
    for (const text of ['mercado', 'ana', 'itau', '341', 'operador', 'conta', 'rede', NSU]) {
      const screens = new Set<ScreenPath>((await hits(MANAGER, text)).map(({ to }) => to.screen));
      for (const closed of ['/usuarios', '/agrupadores', '/bancos', '/auditoria'] as const) {
        expect(screens).not.toContain(closed);
      }
      expect(await hits(NOBODY, text)).toEqual([]);
    }
  });
});

test('SHELL-17 a single character and signs alone find nothing, and nothing fails', async () => {
  for (const text of ['a', ' ', '%', '__', '\\', "'", '•••', '()', '-- 1/1', '٣٤', '\u0000x'.slice(1)]) {
    expect(await hits(ADMIN, text)).toEqual([]);
  }
});

test('a text is limited in length, and one is needed', async () => {
  const ask = (query: object) => portal.call(findRecords, { token: tokens[ADMIN], query });
  expect((await ask({ text: 'x'.repeat(FIND.longest + 1) })).status).toBe(400);
  expect((await ask({ text: '' })).status).toBe(400);
  expect((await ask({})).status).toBe(400);
  expect((await portal.call(findRecords, { query: { text: 'ana' } })).status).toBe(401);
});

test('SHELL-17 a finder that fails takes its own records away, and no others', async () => {
  const failing = defineFinder({
    kind: 'broken',
    screen: '/home',
    find: () => Promise.reject(new Error('no such index')),
  });
  const told: unknown[] = [];
  const person = { id: 2, level: LEVEL.manager, apiAccess: false, specificCode: null, scope: only(['0001']) };
  const search = {
    db: database.db,
    clock: CLOCK,
    language: 'en',
    config: portal.context.config,
    log: { error: (failure: unknown) => told.push(failure) },
    turns: new Semaphore(1),
    signal: new AbortController().signal,
  };
  const reply = await findRecordsFor(
    [failing, ...brought.finders],
    person as unknown as Parameters<typeof findRecordsFor>[1],
    'mercado 1',
    search as unknown as Parameters<typeof findRecordsFor>[3],
  );
  expect(reply.incomplete).toBe(true);
  expect(reply.hits[0]?.title).toBe('Mercado 1');
  expect(told).toMatchObject([{ kind: 'broken' }]);
});
