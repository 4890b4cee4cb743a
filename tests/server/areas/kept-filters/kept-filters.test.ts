import { afterAll, beforeAll, expect, test } from 'vitest';
import { getKeptFilter, KEPT_FILTERS, keepFilter } from '../../../../contract/kept-filters';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';

let database: Database;
let portal: TestPortal;
const tokens: string[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  portal = await testPortal(database);
  for (const [login, role] of [
    ['31000001', 2],
    ['31000002', 2],
    ['31000003', 3],
  ] as const) {
    await addUser(database.db, { login, role, establishments: ['0001'] });
    tokens.push((await portal.signIn(login)).token);
  }
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const keep = (filter: string, token = tokens[0], screen = '/codigos-operadores') =>
  portal.call(keepFilter, { token, body: { screen, filter } });
const read = (id: string, token = tokens[0]) => portal.call(getKeptFilter, { token, params: { id } });

test('a filter is kept once, under a short name that can be sent', async () => {
  const filter = JSON.stringify({ ecs: Array.from({ length: 1000 }, (_, index) => `${10_000 + index}`) });
  const { status, body } = await keep(filter);
  expect(status).toBe(200);
  expect(body.id).toMatch(/^[\w-]{22}$/);
  expect((await keep(filter)).body).toEqual(body);
  expect((await keep('{"ecs":["1"]}')).body).not.toEqual(body);
  expect((await read(body.id)).body).toEqual({ screen: '/codigos-operadores', filter });
  expect((await portal.call(getKeptFilter, { params: { id: body.id } })).status).toBe(401);
  expect((await keep(filter, tokens[1])).body).not.toEqual(body);
  // None of these is an establishment of the reader, who learns of none.
  expect((await read(body.id, tokens[1])).body).toEqual({
    screen: '/codigos-operadores',
    filter: '{}',
    reach: 'none',
  });
});

test('whoever is given its name sees of it what is there for them', async () => {
  const { body } = await keep('{"ec":["0001","0002"],"operator":"Ana"}');
  expect((await read(body.id, tokens[1])).body).toEqual({
    screen: '/codigos-operadores',
    filter: '{"ec":["0001"],"operator":"Ana"}',
    reach: 'part',
  });
  expect((await read(body.id, tokens[2])).status).toBe(404);
  const statement = await keep('{"ecs":["0001"]}', tokens[0], '/transacoes-extrato');
  expect((await read(statement.body.id, tokens[2])).body).toMatchObject({
    filter: '{"ecs":["0001"]}',
    reach: 'whole',
  });
});

test('a name that an earlier version made of the filter alone, which others could reckon, is found by its person alone', async () => {
  const [person] = await database.db
    .selectFrom('portal_user')
    .where('login', '=', '31000001')
    .select('id')
    .execute();
  await database.db
    .insertInto('kept_filter')
    .values({
      id: 'reckoned-by-everybody0',
      user_id: person?.id ?? 0,
      screen: '/codigos-operadores',
      filter: '{"ec":["0001"]}',
      kept_at: new Date('2026-11-20T15:00:00Z'),
    })
    .execute();
  expect((await read('reckoned-by-everybody0')).status).toBe(200);
  expect((await read('reckoned-by-everybody0', tokens[1])).status).toBe(404);
});

test('only for a screen that the person may open', async () => {
  expect((await keep('{}', tokens[2])).status).toBe(403);
  expect((await keep('{}', tokens[2], '/transacoes-extrato')).status).toBe(200);
});

test('a longer one is refused, and of a person the newest stay', async () => {
  expect((await keep('x'.repeat(KEPT_FILTERS.length))).status).toBe(200);
  expect((await keep('x'.repeat(KEPT_FILTERS.length + 1))).status).toBe(400);
  const first = await keep('{"first":1}', tokens[1]);
  for (let index = 0; index < KEPT_FILTERS.ofOnePerson; index += 1) {
    portal.setNow(new Date(Date.parse('2026-11-20T15:00:00Z') + index * 1000));
    await keep(`{"later":${index}}`, tokens[1]);
  }
  expect((await read(first.body.id, tokens[1])).status).toBe(404);
  const last = await keep(`{"later":${KEPT_FILTERS.ofOnePerson - 1}}`, tokens[1]);
  expect((await read(last.body.id, tokens[1])).status).toBe(200);
});
