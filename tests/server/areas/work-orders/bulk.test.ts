import { beforeEach, expect, test } from 'vitest';
import { getBulk, previewBulk, startBulk, undoBulk } from '../../../../contract/bulk';
import { listOrderEntries } from '../../../../contract/work-order-conversation';
import { addOrder } from '../../../support/work-orders';
import { orders, told } from './orders';

const all = orders();

beforeEach(async () => {
  const { db } = all.database;
  const requested_by = all.ids.manager;
  await addOrder(db, { number: 1, requested_by });
  await addOrder(db, { number: 2, requested_by, status: 2, settled_at: new Date('2026-11-20T14:00:00Z') });
  await addOrder(db, { number: 3, requested_by, status: 1, settled_at: new Date('2026-11-20T14:00:00Z') });
  await addOrder(db, { number: 4, establishment_code: '0003', requested_by: all.ids.neighbour });
});

const preview = (selection: object, token = all.tokens.administrator) =>
  all.portal.call(previewBulk, {
    token,
    body: { resource: 'chamados', selection, action: { kind: 'markAttended' } },
    headers: { 'accept-language': 'en' },
  });
const start = (id: string, token = all.tokens.administrator) =>
  all.portal.call(startBulk, { token, params: { id } });
const statuses = async () =>
  (await all.database.db.selectFrom('work_order').select('status').orderBy('number').execute()).map(
    ({ status }) => status,
  );

test('WO-02 orders that wait are marked as attended, each requester is told, and closed ones stay closed', async () => {
  const { body: batch } = await preview({ filter: {} });
  expect(batch.counts).toEqual({ changing: 2, changed: 0, already: 1, refused: 1, vanished: 0 });
  expect(batch.reasons).toEqual([{ text: 'Is closed. Reopen it first.', count: 1 }]);
  expect(await statuses()).toEqual([0, 2, 1, 0]);
  const { body: done } = await start(batch.id);
  expect(done.counts).toMatchObject({ changed: 2, already: 1, refused: 1 });
  expect(await statuses()).toEqual([2, 2, 1, 2]);
  expect(await told(all, 'manager')).toContain('workOrderAttended');
  const { body: talk } = await all.portal.call(listOrderEntries, {
    token: all.tokens.manager,
    params: { workOrder: 1 },
  });
  expect(talk.content.map(({ status }: { status: number }) => status)).toEqual([2]);
});

test('WO-02 it is taken back, but for an order that somebody has changed since', async () => {
  const { body: batch } = await preview({ ids: ['1', '4'] });
  await start(batch.id);
  await all.database.db.updateTable('work_order').where('number', '=', 4).set({ version: 9 }).execute();
  const { body: undone } = await all.portal.call(undoBulk, {
    token: all.tokens.administrator,
    params: { id: batch.id },
  });
  expect(undone.counts).toMatchObject({ changed: 1, refused: 1 });
  expect(await statuses()).toEqual([0, 2, 1, 2]);
});

test('WO-02 by a filter it reaches what the list shows: the overdue ones alone', async () => {
  await addOrder(all.database.db, { number: 5, created_at: new Date('2026-11-18T12:00:00Z') });
  const { body: batch } = await preview({ filter: { status: 0, sla: 1 } });
  expect(batch.total).toBe(1);
});

test('WO-02 SES-27 it is of level 1: of nobody else, and of nobody who has lost the level meanwhile', async () => {
  for (const token of [all.tokens.manager, all.tokens.bank, all.tokens.viewer])
    expect((await preview({ ids: ['1'] }, token)).status).toBe(403);
  const { body: batch } = await preview({ ids: ['1'] });
  const { db } = all.database;
  const role = (level: 1 | 2) =>
    db.updateTable('portal_user').where('id', '=', all.ids.administrator).set({ role: level }).execute();
  await role(2);
  try {
    await start(batch.id);
    expect(await statuses()).toEqual([0, 2, 1, 0]);
  } finally {
    await role(1);
  }
  expect(
    (await all.portal.call(getBulk, { token: all.tokens.administrator, params: { id: batch.id } })).status,
  ).toBe(200);
});
