import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BulkAction, undoBulk } from '../../../../contract/bulk';
import {
  ADMINISTRATOR,
  addMany,
  type BulkCalls,
  type BulkPortal,
  bulkPortal,
  MANAGER,
  texts,
  userNow,
} from './bulk-portal';

let bulk: BulkPortal;
let admin: BulkCalls;
let first = 0;

beforeAll(async () => {
  bulk = await bulkPortal();
  admin = bulk.as(ADMINISTRATOR);
});
afterAll(() => bulk.close());
beforeEach(() => {
  first += 100;
});

const users = (many: number, values: object = {}) => addMany(bulk.database, many, { ...values, first });
const now = (id: number) => userNow(bulk.database, id);
const undoStatus = async (id: string, calls = admin) =>
  (await calls.ask(undoBulk, { params: { id } })).status;

async function deactivated(ids: readonly number[]) {
  const { id } = await admin.preview({ ids: texts(ids) }, { kind: 'deactivate' });
  return admin.start(id);
}

test('the last batch is undone, by a batch with its own result', async () => {
  const ids = await users(2);
  const done = await deactivated(ids);
  const undo = await admin.undo(done.id);
  expect(undo).toMatchObject({
    undoes: done.id,
    state: 'done',
    total: 2,
    counts: { changed: 2, refused: 0 },
    undoable: false,
  });
  expect(await now(ids[0] ?? 0)).toMatchObject({ active: true, version: 3 });
  expect(await admin.read(done.id)).toMatchObject({ undoneBy: undo.id, undoable: false });
  expect((await admin.last())?.id).toBe(undo.id);
});

test('a second undo, and two at once, return the first', async () => {
  const [one = 0] = await users(1);
  const done = await deactivated([one]);
  const [a, b] = await Promise.all([admin.undo(done.id), admin.undo(done.id)]);
  expect(a.id).toBe(b.id);
  expect(await admin.undo(done.id)).toEqual(a);
  expect(await now(one)).toMatchObject({ active: true, version: 3 });
});

test('what somebody has changed since stays as it is, and is listed with the reason', async () => {
  const [touched = 0, plain = 0] = await users(2);
  const done = await deactivated([touched, plain]);
  const update = bulk.database.db.updateTable('portal_user').set({ email: 'x@example.com', version: 3 });
  await update.where('id', '=', touched).execute();
  const undo = await admin.undo(done.id);
  expect(undo.counts).toMatchObject({ changed: 1, refused: 1 });
  expect(await admin.rows(undo.id, 'refused')).toMatchObject([
    { id: String(touched), reason: 'Was changed after this action.' },
  ]);
  expect(await now(touched)).toMatchObject({ active: false, version: 3 });
  expect(await now(plain)).toMatchObject({ active: true });
});

test('unchanged and refused records are not part of an undo', async () => {
  const [already = 0] = await users(1, { active: false });
  first += 10;
  const [one = 0] = await users(1);
  const undo = await admin.undo((await deactivated([already, one])).id);
  expect(undo.total).toBe(1);
  expect(await now(already)).toMatchObject({ active: false, version: 1 });
});

test('establishments are restored, and only those that the batch had assigned are removed', async () => {
  const [some = 0] = await users(1, { establishments: ['0001', '0002'] });
  first += 10;
  const [one = 0] = await users(1, { establishments: ['0001'] });
  const codes = { establishments: ['0002', '0003'] };
  const added = await admin.preview({ ids: texts([some, one]) }, { kind: 'addEstablishments', ...codes });
  await admin.start(added.id);
  await admin.undo(added.id);
  expect((await now(some)).establishments).toEqual(['0001', '0002']);
  expect((await now(one)).establishments).toEqual(['0001']);
  const removed = await admin.preview({ ids: texts([some]) }, { kind: 'removeEstablishments', ...codes });
  await admin.start(removed.id);
  expect((await now(some)).establishments).toEqual(['0001']);
  await admin.undo(removed.id);
  expect((await now(some)).establishments).toEqual(['0001', '0002']);
});

test('only the last one can be undone, no undo, no unfinished batch, and none without changes', async () => {
  const ids = await users(2);
  const older = await deactivated(ids.slice(0, 1));
  const previewed = await admin.preview({ ids: texts(ids) }, { kind: 'activate' });
  // A preview alone does not count as a later batch.
  expect((await admin.read(older.id)).undoable).toBe(true);
  const newer = await deactivated(ids.slice(1));
  expect(await undoStatus(older.id)).toBe(409);
  expect(await undoStatus(previewed.id)).toBe(409);
  expect(await undoStatus((await admin.undo(newer.id)).id)).toBe(409);
  const nothing = await admin.preview({ ids: texts(ids.slice(1)) }, { kind: 'activate' });
  expect(await undoStatus((await admin.start(nothing.id)).id)).toBe(409);
});

test('each resource has its last batch', async () => {
  const ids = await users(2);
  const done = await deactivated(ids.slice(0, 1));
  const viewers = 'visualizadores-relatorios';
  const other = await admin.preview({ ids: texts(ids.slice(1)) }, { kind: 'deactivate' }, viewers);
  await admin.start(other.id);
  expect((await admin.last(viewers))?.id).toBe(other.id);
  expect((await admin.undo(done.id)).counts.changed).toBe(1);
});

test('there is none before the first, and nobody sees that of another person', async () => {
  const manager = bulk.as(MANAGER);
  expect(await manager.last('visualizadores-relatorios')).toBeNull();
  const [one = 0] = await users(1);
  expect(await undoStatus((await deactivated([one])).id, manager)).toBe(404);
});

test('API-16 what is no longer within the scope is not undone', async () => {
  const { db } = bulk.database;
  const manager = bulk.as(MANAGER);
  const [one = 0] = await users(1, { establishments: ['0001'] });
  const action: BulkAction = { kind: 'addEstablishments', establishments: ['0002'] };
  const batch = await manager.preview({ ids: texts([one]) }, action, 'visualizadores-relatorios');
  await manager.start(batch.id);
  await db.deleteFrom('grouper_establishment').where('establishment_code', '=', '0002').execute();
  const undo = await manager.undo(batch.id);
  await db
    .insertInto('grouper_establishment')
    .values({ grouper_id: 1, establishment_code: '0002' })
    .execute();
  expect(undo.reasons).toEqual([{ text: 'Involves an establishment that is no longer yours.', count: 1 }]);
  expect((await now(one)).establishments).toEqual(['0001', '0002']);
});
