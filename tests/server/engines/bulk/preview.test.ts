import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BulkAction, listRefused, previewBulk } from '../../../../contract/bulk';
import { addUser } from '../../../support/network';
import {
  ADMINISTRATOR,
  addMany,
  type BulkCalls,
  type BulkPortal,
  bulkPortal,
  MANAGER,
  texts,
} from './bulk-portal';

let bulk: BulkPortal;
let admin: BulkCalls;
let active: number[];
let inactive: number[];

beforeAll(async () => {
  bulk = await bulkPortal();
  admin = bulk.as(ADMINISTRATOR);
  active = await addMany(bulk.database, 7);
  inactive = await addMany(bulk.database, 3, { active: false, first: 100 });
});
afterAll(() => bulk.close());

const LOTE = { name: 'lote' };
const deactivate = { kind: 'deactivate' } as const;

test('a preview over a filter says how many change and how many are unchanged, and changes nothing', async () => {
  const batch = await admin.preview({ filter: LOTE }, deactivate);
  expect(batch).toMatchObject({
    resource: 'usuarios',
    action: deactivate,
    state: 'previewed',
    total: 10,
    settled: 0,
    counts: { changing: 7, changed: 0, already: 3, refused: 0, vanished: 0 },
    reasons: [],
    undoes: null,
    undoable: false,
    finishedAt: null,
  });
  const stored = await bulk.database.db
    .selectFrom('portal_user')
    .where('name', 'like', 'Lote%')
    .where('active', '=', true)
    .select('version')
    .execute();
  expect(stored.map(({ version }) => version)).toEqual(Array(7).fill(1));
});

test('a filter omits what was unticked, and accepts the filters of its list', async () => {
  const except = texts(active.slice(0, 2));
  expect((await admin.preview({ filter: LOTE, except }, deactivate)).total).toBe(8);
  expect((await admin.preview({ filter: { ...LOTE, status: 0 } }, deactivate)).counts.already).toBe(3);
  expect((await admin.preview({ filter: { ...LOTE, ecs: ['0003'] } }, deactivate)).total).toBe(0);
});

test('the set is frozen: records that match later are not in it', async () => {
  const batch = await admin.preview({ filter: { name: 'recém' } }, deactivate);
  expect(batch.total).toBe(0);
  const id = await addUser(bulk.database.db, { login: '30000071', name: 'Recém Chegado', role: 3 });
  expect((await admin.start(batch.id)).counts.changed).toBe(0);
  const { active: still } = await bulk.database.db
    .selectFrom('portal_user')
    .where('id', '=', id)
    .select('active')
    .executeTakeFirstOrThrow();
  expect(still).toBe(true);
});

test('chosen records keep their order, each once, and unknown ones are listed as such', async () => {
  const [one = 0, two = 0] = active;
  const ids = ['999999', ...texts([two, one, two]), 'x', '99999999999', '-1', ''];
  const batch = await admin.preview({ ids }, deactivate);
  expect(batch.counts).toMatchObject({ changing: 2, vanished: 5 });
  const rows = await admin.rows(batch.id);
  expect(rows.map(({ id, outcome }) => [id, outcome])).toEqual([
    ['999999', 'vanished'],
    [String(two), 'changing'],
    [String(one), 'changing'],
    ['x', 'vanished'],
    ['99999999999', 'vanished'],
    ['-1', 'vanished'],
    ['', 'vanished'],
  ]);
  expect(rows[1]).toMatchObject({ name: 'Lote 00001', code: '70000001', reason: null });
  expect(rows[0]).toMatchObject({ name: null, code: null });
});

test('DATA nobody changes a provider administrator in bulk', async () => {
  const { id } = await bulk.database.db
    .selectFrom('portal_user')
    .where('login', '=', ADMINISTRATOR)
    .select('id')
    .executeTakeFirstOrThrow();
  expect((await admin.preview({ ids: [String(id)] }, deactivate)).counts.vanished).toBe(1);
});

test('an empty selection is an empty batch', async () => {
  expect(await admin.preview({ ids: [] }, deactivate)).toMatchObject({ total: 0, state: 'previewed' });
});

test('USR-32 USR-40 USR-41 unchangeable people are counted by reason, in the caller’s language', async () => {
  const { db } = bulk.database;
  await addUser(db, { login: '50000071', name: 'Motivo Específico', role: 5, specificCode: 1 });
  await addUser(db, { login: '20000071', name: 'Motivo Grupo', role: 2, groups: [2] });
  await addUser(db, { login: '20000072', name: 'Motivo Grupo Dois', role: 2, groups: [2] });
  const selection = { filter: { name: 'motivo' } };
  const action: BulkAction = { kind: 'addEstablishments', establishments: ['0004'] };
  const batch = await admin.preview(selection, action);
  expect(batch.counts).toMatchObject({ refused: 3, changing: 0 });
  expect(batch.reasons).toEqual([
    {
      text: 'Has access through groups. Add the establishment to a group, or change the user in the form.',
      count: 2,
    },
    { text: 'Specific users have no establishments.', count: 1 },
  ]);
  const { body } = await admin.ask(previewBulk, {
    body: { resource: 'usuarios', selection, action },
    headers: { 'accept-language': 'pt-BR' },
  });
  expect(body.reasons[1].text).toBe('Usuários específicos não têm estabelecimentos.');
  expect(await admin.refused(batch.id)).toHaveLength(3);
  expect((await admin.rows(batch.id, 'refused')).map(({ name }) => name)).toEqual([
    'Motivo Específico',
    'Motivo Grupo',
    'Motivo Grupo Dois',
  ]);
});

describe('what the client would never send', () => {
  const body = { resource: 'usuarios', selection: { filter: {} }, action: deactivate };
  test.each([
    ['an unknown resource', { ...body, resource: 'bancos' }],
    ['an unknown action', { ...body, action: { kind: 'delete' } }],
    ['an action of another list', { ...body, action: { kind: 'setEnd', endsOn: null } }],
    ['an assignment of nothing', { ...body, action: { kind: 'addEstablishments', establishments: [] } }],
    ['establishments for a status', { ...body, action: { ...deactivate, establishments: ['0001'] } }],
    ['a filter of another list', { ...body, selection: { filter: { codigoBancario: '001' } } }],
    ['ids and a filter', { ...body, selection: { ids: ['1'], filter: {} } }],
    ['ids that are numbers', { ...body, selection: { ids: [1] } }],
    ['too many ids', { ...body, selection: { ids: Array(100_001).fill('1') } }],
    ['no selection', { resource: 'usuarios', action: deactivate }],
    [
      'a profile of the viewers',
      { ...body, resource: 'visualizadores-relatorios', selection: { filter: { profileAccess: [2] } } },
    ],
  ])('%s is refused', async (_what, sent) => {
    const { status, body: answer } = await admin.ask(previewBulk, { body: sent });
    expect([status, answer.code]).toEqual([400, 'VALIDATION']);
  });

  test('an unknown establishment is refused and named', async () => {
    const { status, body: answer } = await admin.ask(previewBulk, {
      body: { ...body, action: { kind: 'addEstablishments', establishments: ['0001', '9999'] } },
    });
    expect([status, answer.fields]).toEqual([400, { 'action.establishments': 'There is no “9999”.' }]);
  });

  test.each(['x', '00000000-0000-4000-8000-000000000000', "'; drop table bulk_batch"])(
    'the batch %j is 404',
    async (id) => {
      expect((await admin.ask(listRefused, { params: { id } })).status).toBe(404);
    },
  );
});

describe('level 2', () => {
  const viewers = 'visualizadores-relatorios';
  test('SES-16 may not touch users, only viewers', async () => {
    const manager = bulk.as(MANAGER);
    const body = { resource: 'usuarios', selection: { filter: {} }, action: deactivate };
    expect((await manager.ask(previewBulk, { body })).status).toBe(403);
  });

  test('API-16 sees only viewers of its establishments, by filter and by id', async () => {
    const manager = bulk.as(MANAGER);
    const [foreign = 0] = await addMany(bulk.database, 1, { establishments: ['0003'], first: 300 });
    const [colleague = 0] = await addMany(bulk.database, 1, { role: 2, first: 301 });
    const all = await manager.preview({ filter: LOTE }, deactivate, viewers);
    expect(all.total).toBe(10);
    const ids = texts([foreign, colleague, active[0] ?? 0]);
    const chosen = await manager.preview({ ids }, deactivate, viewers);
    expect(chosen.counts).toMatchObject({ changing: 1, vanished: 2 });
    const rows = await manager.rows(chosen.id, 'vanished');
    expect(rows.map(({ name }) => name)).toEqual([null, null]);
  });

  test.each([
    [
      'assigns none',
      { ids: [] as string[] },
      { kind: 'addEstablishments', establishments: ['0001', '0003'] },
    ],
    ['removes none', { ids: [] as string[] }, { kind: 'removeEstablishments', establishments: ['0003'] }],
    ['filters by none', { filter: { ecs: ['0003'] } }, deactivate],
  ])('principle 6: %s outside its scope', async (_what, selection, action) => {
    const { status } = await bulk
      .as(MANAGER)
      .ask(previewBulk, { body: { resource: viewers, selection, action } });
    expect(status).toBe(403);
  });

  test('nobody reads, starts or undoes what is another person’s', async () => {
    const batch = await admin.preview({ filter: LOTE }, deactivate);
    const calls = bulk.as(MANAGER);
    for (const operation of [...(await import('../../../../contract')).operations].filter(({ path }) =>
      path.startsWith('/portal/bulk/:id'),
    )) {
      expect((await calls.ask(operation, { params: { id: batch.id } })).status, operation.name).toBe(404);
    }
    expect((await admin.read(batch.id)).state).toBe('previewed');
  });
});

test('inactive ones are a selection like others', async () => {
  const batch = await admin.preview({ ids: texts(inactive) }, { kind: 'activate' });
  expect(batch.counts.changing).toBe(3);
});

test('a batch has a hundred thousand records at most, however many match', async () => {
  const add = (from: number, to: number) =>
    sql`insert into portal_user (login, name, email, password_hash, role, active)
      select (80000000 + n)::text, 'Massa', 'massa' || n || '@example.com', 'none', 3, true
      from generate_series(${from}::int, ${to}::int) n`.execute(bulk.database.db);
  const preview = () =>
    admin.ask(previewBulk, {
      body: { resource: 'usuarios', selection: { filter: { name: 'massa' } }, action: deactivate },
    });
  await add(1, 100_000);
  // To judge all of them takes its time, which the long rounds have.
  if (process.env.PORTAL_TEST_FULL !== undefined) expect((await preview()).body.total).toBe(100_000);
  await add(100_001, 100_001);
  const { status, body } = await preview();
  expect([status, body.message]).toEqual([
    400,
    'At most 100,000 records can be changed at a time. Narrow the filter.',
  ]);
}, 120_000);
