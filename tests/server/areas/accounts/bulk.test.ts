import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getLastBulk, previewBulk, startBulk } from '../../../../contract/bulk';
import {
  ADMINISTRATOR,
  type BulkCalls,
  type BulkPortal,
  bulkPortal,
  MANAGER,
} from '../../engines/bulk/bulk-portal';
import { addAccounts } from './office';

let bulk: BulkPortal;
let admin: BulkCalls;

beforeAll(async () => {
  bulk = await bulkPortal();
  await addAccounts(bulk.database.db);
  admin = bulk.as(ADMINISTRATOR);
});
afterAll(() => bulk.close());
beforeEach(async () => {
  await bulk.database.db.updateTable('account').set({ active: true }).execute();
  await bulk.database.db.updateTable('account').set({ active: false }).where('id', '=', 10).execute();
});

const OFF = { kind: 'deactivate' } as const;
const preview = (selection: object, action: { kind: 'activate' | 'deactivate' } = OFF) =>
  admin.preview(selection, action, 'contas');
const inactive = async () => {
  const rows = await bulk.database.db
    .selectFrom('account')
    .where('active', '=', false)
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

test('ACC-11 a preview says what would change, by nickname and number, and changes nothing', async () => {
  const batch = await preview({ ids: ['1', '10', '13', '99', 'none'] });
  expect(batch).toMatchObject({
    resource: 'contas',
    state: 'previewed',
    counts: { changing: 2, already: 1, vanished: 2, refused: 0 },
  });
  expect(await admin.rows(batch.id, 'changing')).toMatchObject([
    { id: '1', name: 'Conta 1', code: '0117 / 00418821-3' },
    { id: '13', name: 'Rede', code: '0042 / 00991235-0' },
  ]);
  expect(await inactive()).toEqual([10]);
});

test('ACC-11 what was previewed is done, audited one by one, and undone', async () => {
  const { id } = await preview({ ids: ['1', '2', '10'] });
  expect((await admin.start(id)).counts).toMatchObject({ changed: 2, already: 1 });
  expect(await inactive()).toEqual([1, 2, 10]);
  const trail = await bulk.database.db
    .selectFrom('audit')
    .where('entity', '=', 'account')
    .where('action', '=', 'update')
    .select(['actor', 'entity_key'])
    .orderBy('entity_key')
    .execute();
  expect(trail).toEqual(['1', '2'].map((entity_key) => ({ actor: ADMINISTRATOR, entity_key })));
  const undo = await admin.undo(id);
  expect(undo).toMatchObject({ undoes: id, state: 'done', counts: { changed: 2 } });
  expect(await inactive()).toEqual([10]);
});

test('ACC-11 all that match a filter, except for those that were unticked, are switched on or off', async () => {
  const some = await preview({ filter: { banco: 'itau', status: 1 }, except: ['4'] });
  expect(some.counts.changing).toBe(1);
  await admin.start(some.id);
  expect(await inactive()).toEqual([2, 10]);
  const on = await preview({ filter: { ecs: ['0002'] } }, { kind: 'activate' });
  expect(on.counts).toMatchObject({ changing: 2, already: 1 });
  await admin.start(on.id);
  expect(await inactive()).toEqual([]);
});

test('ACC-11 what a colleague has changed since is not undone', async () => {
  const { id } = await preview({ ids: ['1', '2'] });
  await admin.start(id);
  const touch = bulk.database.db.updateTable('account').set(({ eb }) => ({ version: eb('version', '+', 1) }));
  await touch.where('id', '=', 2).execute();
  expect((await admin.undo(id)).counts).toMatchObject({ changed: 1, refused: 1 });
  expect(await inactive()).toEqual([2, 10]);
});

test('ACC-11 SES-16 a manager has no bulk actions on accounts, not even on its own', async () => {
  const manager = bulk.as(MANAGER);
  const wish = { resource: 'contas', selection: { ids: ['1'] }, action: OFF };
  expect((await manager.ask(previewBulk, { body: wish })).status).toBe(403);
  expect((await manager.ask(getLastBulk, { query: { resource: 'contas' } })).status).toBe(403);
});

test('ACC-11 a person who is no longer a provider administrator cannot start a preview', async () => {
  const { id } = await preview({ ids: ['1'] });
  const { db } = bulk.database;
  const become = (role: 1 | 2) =>
    db.updateTable('portal_user').set({ role }).where('login', '=', ADMINISTRATOR).execute();
  await become(2);
  expect((await admin.ask(startBulk, { params: { id } })).status).toBe(403);
  await become(1);
  expect(await inactive()).toEqual([10]);
});

test.each([
  ['establishments to assign', { action: { kind: 'addEstablishments', establishments: ['0001'] } }, 'action'],
  ['a filter of users', { selection: { filter: { profileAccess: [3] } } }, 'selection'],
  ['an establishment that there is not', { selection: { filter: { ecs: ['9999'] } } }, 'ecs'],
])('ACC-11 ERR-05 %s is refused', async (_what, odd, field) => {
  const wish = { resource: 'contas', selection: { ids: ['1'] }, action: OFF, ...odd };
  const { status, body } = await admin.ask(previewBulk, { body: wish });
  expect(status).toBe(400);
  expect(Object.keys(body.fields).join(' ')).toContain(field);
});
