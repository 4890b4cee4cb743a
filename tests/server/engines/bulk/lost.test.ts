import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BulkAction, previewBulk, startBulk, undoBulk } from '../../../../contract/bulk';
import { bulkJobHandlers } from '../../../../server/engines/bulk/job';
import { startBatch, undoBatch } from '../../../../server/engines/bulk/start';
import { attemptNextJob } from '../../../../server/platform/jobs/attempt';
import { JobSignal } from '../../../../server/platform/jobs/signal';
import type { Person } from '../../../../server/platform/principal/principal';
import { addUser } from '../../../support/network';
import {
  addMany,
  type BulkCalls,
  type BulkPortal,
  bulkContext,
  bulkPortal,
  MANAGER,
  texts,
  userNow,
} from './bulk-portal';

/* A preview, a running batch and an undo are limited by the access of their person, which is checked for each row. */

const VIEWERS = 'visualizadores-relatorios';
const LOST = 'Involves an establishment that is no longer yours.';
const BEYOND = 'This person also has access to establishments that are not yours.';
const ADD: BulkAction = { kind: 'addEstablishments', establishments: ['0002'] };
/** More than one transaction takes. */
const MANY = 700;

let bulk: BulkPortal;
let manager: BulkCalls;
let managerId: number;
let first = 0;

beforeAll(async () => {
  bulk = await bulkPortal();
  manager = bulk.as(MANAGER);
  const row = bulk.database.db.selectFrom('portal_user').where('login', '=', MANAGER).select('id');
  managerId = (await row.executeTakeFirstOrThrow()).id;
});
beforeEach(() => {
  first += 1000;
});
const group1 = ['0001', '0002'].map((establishment_code) => ({ grouper_id: 1, establishment_code }));
/** The manager as it was, and nothing that still waits. */
afterEach(async () => {
  const { db } = bulk.database;
  await db.updateTable('portal_user').set({ active: true, role: 2 }).where('id', '=', managerId).execute();
  await db
    .insertInto('grouper_establishment')
    .values(group1)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.deleteFrom('job').execute();
});
afterAll(() => bulk.close());

const loses = (code: string) =>
  bulk.database.db.deleteFrom('grouper_establishment').where('establishment_code', '=', code).execute();
const set = (values: { active?: boolean; role?: number }) =>
  bulk.database.db.updateTable('portal_user').set(values).where('id', '=', managerId).execute();
const links = (ids: readonly number[], code: string) =>
  bulk.database.db
    .insertInto('user_establishment')
    .values(ids.map((user_id) => ({ user_id, establishment_code: code })))
    .execute();
const viewers = (many: number) => addMany(bulk.database, many, { first });
const preview = (ids: readonly number[], action: BulkAction) =>
  manager.preview({ ids: texts(ids) }, action, VIEWERS);
const now = (id: number) => userNow(bulk.database, id);

const ways: [string, () => Promise<unknown>, number][] = [
  ['was deactivated', () => set({ active: false }), 401],
  ['is a viewer by now', () => set({ role: 3 }), 403],
];

describe('a preview', () => {
  test('API-16 with an establishment that was lost meanwhile assigns nothing, and each row says why', async () => {
    const ids = await viewers(2);
    const { id } = await preview(ids, ADD);
    await loses('0002');
    expect(await manager.start(id)).toMatchObject({ state: 'done', counts: { changed: 0, refused: 2 } });
    expect((await manager.rows(id)).map(({ reason }) => reason)).toEqual([LOST, LOST]);
    expect((await now(ids[0] ?? 0)).establishments).toEqual(['0001']);
  });

  test('API-16 of people who have gained more access keeps their status, also by a group', async () => {
    const [own = 0, linked = 0, grouped = 0] = await viewers(3);
    const { id, counts } = await preview([own, linked, grouped], { kind: 'deactivate' });
    expect(counts.changing).toBe(3);
    await links([linked], '0003');
    await bulk.database.db.insertInto('user_grouper').values({ user_id: grouped, grouper_id: 2 }).execute();
    await manager.start(id);
    expect((await manager.rows(id)).map(({ reason }) => reason)).toEqual([null, BEYOND, BEYOND]);
    expect([(await now(own)).active, (await now(linked)).active, (await now(grouped)).active]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test.each(ways)('API-16 of somebody who %s is not started', async (_what, lose, status) => {
    const ids = await viewers(1);
    const { id } = await preview(ids, ADD);
    await lose();
    expect((await manager.ask(startBulk, { params: { id } })).status).toBe(status);
    expect(await now(ids[0] ?? 0)).toMatchObject({ version: 1 });
  });

  // The person as it was when the call arrived.
  const stale = (): Person => ({
    kind: 'person',
    id: managerId,
    login: MANAGER,
    name: 'Marina Prado',
    address: null,
    language: 'en',
    scope: { all: false, codes: ['0001', '0002'] },
    level: 2,
    apiAccess: false,
    specificCode: null,
  });

  test.each(ways)('API-16 of somebody who %s while the start waits is not started', async (_what, lose) => {
    const ids = await viewers(1);
    const { id } = await preview(ids, ADD);
    await lose();
    await expect(startBatch(bulkContext(bulk.portal.context), stale(), id)).rejects.toMatchObject({
      status: 403,
    });
    expect(await now(ids[0] ?? 0)).toMatchObject({ version: 1 });
  });

  test('API-16 with an establishment that is lost while the start or the undo waits', async () => {
    const ids = await viewers(1);
    const { id } = await preview(ids, ADD);
    await loses('0002');
    await startBatch(bulkContext(bulk.portal.context), stale(), id);
    expect((await now(ids[0] ?? 0)).establishments).toEqual(['0001']);
    await bulk.database.db.insertInto('grouper_establishment').values(group1.slice(1)).execute();
    const again = await preview(ids, ADD);
    await manager.start(again.id);
    await loses('0002');
    await undoBatch(bulkContext(bulk.portal.context), stale(), again.id);
    expect((await now(ids[0] ?? 0)).establishments).toEqual(['0001', '0002']);
  });
});

describe('an undo', () => {
  test('API-16 leaves the status of people who have gained more access', async () => {
    const ids = await viewers(2);
    const { id } = await preview(ids, { kind: 'deactivate' });
    await manager.start(id);
    await links(ids.slice(1), '0004');
    const undo = await manager.undo(id);
    expect(undo).toMatchObject({ counts: { changed: 1, refused: 1 }, reasons: [{ text: BEYOND, count: 1 }] });
    expect([(await now(ids[0] ?? 0)).active, (await now(ids[1] ?? 0)).active]).toEqual([true, false]);
  });

  test.each(ways)('API-16 of somebody who %s is not made', async (_what, lose, status) => {
    const ids = await viewers(1);
    const { id } = await preview(ids, { kind: 'deactivate' });
    await manager.start(id);
    await lose();
    expect((await manager.ask(undoBulk, { params: { id } })).status).toBe(status);
    expect((await now(ids[0] ?? 0)).active).toBe(false);
  });
});

describe('a job', () => {
  /** Runs only the first portion of the next job, like a server that is stopped after it. */
  async function firstPortion(): Promise<void> {
    const stop = new AbortController();
    const jobSignal = Object.assign(new JobSignal(), { notify: () => stop.abort(new Error('ends')) });
    const context = { ...bulk.portal.context, jobSignal };
    const worker = {
      context,
      handlers: bulkJobHandlers(bulkContext(context)),
      log: bulk.portal.app.log,
      leaseSeconds: 30,
    };
    await attemptNextJob(worker, stop.signal);
    await bulk.database.db.updateTable('job').set({ due_at: context.now() }).execute();
  }
  async function theRest(): Promise<void> {
    const { context } = bulk.portal;
    const worker = {
      context,
      handlers: bulkJobHandlers(bulkContext(context)),
      log: bulk.portal.app.log,
      leaseSeconds: 30,
    };
    await attemptNextJob(worker, new AbortController().signal);
  }
  async function begun(action: BulkAction) {
    const ids = await viewers(MANY);
    const { id } = await preview(ids, action);
    expect((await manager.start(id)).state).toBe('running');
    await firstPortion();
    const { settled, counts } = await manager.read(id);
    expect([settled, counts.changed]).toEqual([500, 500]);
    return { id, last: ids.at(-1) ?? 0 };
  }

  test('API-16 an establishment that is lost between two portions is assigned to nobody after it', async () => {
    const { id, last } = await begun(ADD);
    await loses('0002');
    await theRest();
    expect(await manager.read(id)).toMatchObject({
      state: 'done',
      counts: { changed: 500, refused: MANY - 500 },
      reasons: [{ text: LOST, count: MANY - 500 }],
    });
    expect((await now(last)).establishments).toEqual(['0001']);
  }, 60_000);

  test('API-16 people who gain more access between two portions keep their status', async () => {
    const { id, last } = await begun({ kind: 'deactivate' });
    await links([last], '0004');
    await theRest();
    expect(await manager.read(id)).toMatchObject({ counts: { changed: MANY - 1, refused: 1 } });
    expect((await now(last)).active).toBe(true);
  }, 60_000);

  test.each(ways)(
    'API-16 stops between two portions if its person %s',
    async (_what, lose) => {
      const { id, last } = await begun(ADD);
      await lose();
      await theRest();
      await set({ active: true, role: 2 });
      expect(await manager.read(id)).toMatchObject({ state: 'failed', settled: 500 });
      expect((await now(last)).establishments).toEqual(['0001']);
    },
    60_000,
  );

  test('API-16 an undo that runs as a job is checked as well', async () => {
    const ids = await viewers(MANY);
    const { id } = await preview(ids, ADD);
    await manager.start(id);
    await theRest();
    const undo = await manager.undo(id);
    await firstPortion();
    await loses('0002');
    await theRest();
    expect(await manager.read(undo.id)).toMatchObject({
      counts: { changed: 500, refused: MANY - 500 },
      reasons: [{ text: LOST, count: MANY - 500 }],
    });
    expect((await now(ids.at(-1) ?? 0)).establishments).toEqual(['0001', '0002']);
  }, 60_000);
});

test('SES-16 API-16 level 1 that has become level 2 no longer changes users', async () => {
  const login = '10000009';
  const other = await addUser(bulk.database.db, { login, role: 1 });
  const { token } = await bulk.portal.signIn(login);
  const [one = 0] = await viewers(1);
  const body = {
    resource: 'usuarios',
    selection: { ids: [String(one)] },
    action: { kind: 'deactivate' as const },
  };
  const { body: batch } = await bulk.portal.call(previewBulk, { token, body });
  await bulk.database.db.updateTable('portal_user').set({ role: 2 }).where('id', '=', other).execute();
  expect((await bulk.portal.call(startBulk, { token, params: { id: batch.id } })).status).toBe(403);
  expect((await now(one)).active).toBe(true);
});
