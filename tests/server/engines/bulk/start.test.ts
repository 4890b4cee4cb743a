import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BulkAction, startBulk } from '../../../../contract/bulk';
import { purgeOldBatches } from '../../../../server/engines/bulk/batch';
import { addUser } from '../../../support/network';
import { NOON } from '../../../support/portal';
import {
  ADMINISTRATOR,
  addMany,
  type BulkCalls,
  type BulkPortal,
  bulkPortal,
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
  first += 1000;
});

const deactivate = { kind: 'deactivate' } as const;
const users = (many: number, values: object = {}) => addMany(bulk.database, many, { ...values, first });
const now = (id: number) => userNow(bulk.database, id);
const auditOf = (id: number) =>
  bulk.database.db
    .selectFrom('audit')
    .where('entity', '=', 'portal_user')
    .where('entity_key', '=', String(id))
    .selectAll()
    .orderBy('id')
    .execute();

test('a start does what was previewed, to exactly those records, and returns their outcome', async () => {
  const [one = 0, two = 0, other = 0] = await users(3);
  const { id } = await admin.preview({ ids: texts([one, two]) }, deactivate);
  const done = await admin.start(id);
  expect(done).toMatchObject({
    state: 'done',
    total: 2,
    settled: 2,
    counts: { changing: 0, changed: 2 },
    undoable: true,
    finishedAt: new Date(NOON).toISOString(),
  });
  expect(await now(one)).toMatchObject({ active: false, version: 2 });
  expect(await now(two)).toMatchObject({ active: false, version: 2 });
  expect(await now(other)).toMatchObject({ active: true, version: 1 });
});

test.each([
  [500, 'done'],
  [501, 'running'],
])('of %i records a start is %s when it is answered', async (many, state) => {
  const { id } = await admin.preview({ ids: texts(await users(many)) }, deactivate);
  expect((await admin.start(id)).state).toBe(state);
});

test('each record has one audit entry, with its values before and after', async () => {
  const [one = 0] = await users(1, { establishments: ['0002', '0001'] });
  const { id } = await admin.preview({ ids: texts([one]) }, deactivate);
  await admin.start(id);
  const record = { name: expect.any(String), login: expect.any(String), establishments: ['0001', '0002'] };
  expect(await auditOf(one)).toMatchObject([
    {
      actor: ADMINISTRATOR,
      address: '127.0.0.1',
      action: 'update',
      before: { ...record, groups: [], active: true },
      after: { ...record, groups: [], active: false },
    },
  ]);
});

test('a second start, and two at once, return the outcome of the first', async () => {
  const [one = 0] = await users(1);
  const { id } = await admin.preview({ ids: texts([one]) }, deactivate);
  const answers = await Promise.all([admin.start(id), admin.start(id)]);
  expect(answers.map(({ counts }) => counts.changed)).toEqual([1, 1]);
  expect(await admin.start(id)).toEqual(answers[0]);
  expect(await now(one)).toMatchObject({ active: false, version: 2 });
  expect(await auditOf(one)).toHaveLength(1);
});

test('records that changed since the preview are judged again, and deleted ones are listed as such', async () => {
  const ids = await users(4);
  const [changed = 0, already = 0, gone = 0, plain = 0] = ids;
  const { id } = await admin.preview({ ids: texts(ids) }, deactivate);
  const { db } = bulk.database;
  const update = db.updateTable('portal_user');
  await update.where('id', '=', changed).set({ email: 'new@example.com', version: 2 }).execute();
  await update.where('id', '=', already).set({ active: false, version: 2 }).execute();
  await db.deleteFrom('portal_user').where('id', '=', gone).execute();
  const done = await admin.start(id);
  expect(done.counts).toEqual({ changing: 0, changed: 2, already: 1, refused: 0, vanished: 1 });
  expect(await now(changed)).toMatchObject({ active: false, version: 3 });
  expect(await now(already)).toMatchObject({ active: false, version: 2 });
  expect(await now(plain)).toMatchObject({ active: false, version: 2 });
  // It still has the name that the person has selected.
  expect(await admin.rows(id, 'vanished')).toMatchObject([
    { id: String(gone), name: expect.stringMatching(/^Lote/), code: expect.stringMatching(/^7/) },
  ]);
});

test('all of a batch or nothing: a failure in the middle leaves nothing, and it can be started again', async () => {
  const ids = await users(3);
  const { id } = await admin.preview({ ids: texts(ids) }, deactivate);
  const { db } = bulk.database;
  const { sql } = await import('kysely');
  await sql`create function refuse_audit() returns trigger language plpgsql as $$
    begin raise exception 'no'; end $$`.execute(db);
  await sql`create trigger refuse_audit before insert on audit for each row execute function refuse_audit()`.execute(
    db,
  );
  expect((await admin.ask(startBulk, { params: { id } })).status).toBe(500);
  expect(await now(ids[0] ?? 0)).toMatchObject({ active: true, version: 1 });
  expect((await admin.read(id)).state).toBe('previewed');
  await sql`drop trigger refuse_audit on audit`.execute(db);
  expect((await admin.start(id)).counts.changed).toBe(3);
});

describe('establishments', () => {
  test('are assigned to people who do not have them yet', async () => {
    const [has = 0] = await users(1, { establishments: ['0001', '0002'] });
    first += 10;
    const [lacks = 0] = await users(1, { establishments: ['0001'] });
    const action: BulkAction = { kind: 'addEstablishments', establishments: ['0002', '0002'] };
    const { id } = await admin.preview({ ids: texts([has, lacks]) }, action);
    expect((await admin.start(id)).counts).toMatchObject({ changed: 1, already: 1 });
    expect(await now(lacks)).toEqual({ active: true, version: 2, establishments: ['0001', '0002'] });
    expect((await now(has)).version).toBe(1);
    expect(await auditOf(lacks)).toMatchObject([
      { before: { establishments: ['0001'] }, after: { establishments: ['0001', '0002'] } },
    ]);
  });

  test('USR-40 are removed, except for the last one of a person', async () => {
    const [last = 0] = await users(1, { establishments: ['0002'] });
    first += 10;
    const [several = 0] = await users(1, { establishments: ['0002', '0003'] });
    first += 10;
    const [none = 0] = await users(1, { establishments: ['0003'] });
    const action: BulkAction = { kind: 'removeEstablishments', establishments: ['0002'] };
    const { id } = await admin.preview({ ids: texts([last, several, none]) }, action);
    const done = await admin.start(id);
    expect(done.counts).toMatchObject({ changed: 1, already: 1, refused: 1 });
    expect(done.reasons).toEqual([{ text: 'Would be left without any establishment.', count: 1 }]);
    expect(await admin.refused(id)).toEqual([String(last)]);
    expect((await now(last)).establishments).toEqual(['0002']);
    expect((await now(several)).establishments).toEqual(['0003']);
  });

  test('USR-41 that a group gives count as access, and can be removed only in the group', async () => {
    const { db } = bulk.database;
    const id = await addUser(db, { login: '20000081', role: 2, groups: [1] });
    const wish = (kind: 'addEstablishments' | 'removeEstablishments') =>
      admin.preview({ ids: [String(id)] }, { kind, establishments: ['0001'] });
    expect((await wish('addEstablishments')).counts.already).toBe(1);
    expect((await wish('removeEstablishments')).reasons).toEqual([
      { text: 'Has access through a group. Change the group.', count: 1 },
    ]);
  });
});

test('people who are deactivated or activated are notified', async () => {
  const [one = 0] = await users(1);
  await admin.start((await admin.preview({ ids: texts([one]) }, deactivate)).id);
  await admin.start((await admin.preview({ ids: texts([one]) }, { kind: 'activate' })).id);
  const told = await bulk.database.db
    .selectFrom('user_notification')
    .innerJoin('notification', 'notification.id', 'notification_id')
    .where('user_id', '=', one)
    .select('kind')
    .orderBy('notification.id')
    .execute();
  expect(told.map(({ kind }) => kind)).toEqual(['accountDeactivated', 'accountReactivated']);
});

test('rows are paged by outcome', async () => {
  const ids = await users(12);
  const { id } = await admin.preview({ ids: texts(ids) }, deactivate);
  await admin.start(id);
  const { listBulkRows } = await import('../../../../contract/bulk');
  const page = await admin.ask(listBulkRows, { params: { id }, query: { outcome: 'changed', page: 1 } });
  expect(page.body).toMatchObject({ totalElements: 12, totalPages: 2, pageable: { pageNumber: 1 } });
  expect(page.body.content).toHaveLength(2);
});

test('a batch is remembered for 30 days', async () => {
  const [one = 0] = await users(1);
  const { id } = await admin.preview({ ids: texts([one]) }, deactivate);
  const purgeAt = (ms: number) =>
    purgeOldBatches({ ...bulk.portal.context, now: () => new Date(Date.parse(NOON) + ms) });
  const day = 86_400_000;
  await purgeAt(30 * day - 1);
  expect((await admin.read(id)).id).toBe(id);
  await purgeAt(30 * day + 1);
  expect((await admin.ask(startBulk, { params: { id } })).status).toBe(404);
  expect(await bulk.database.db.selectFrom('bulk_row').where('batch_id', '=', id).execute()).toEqual([]);
});
