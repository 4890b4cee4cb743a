import { describe, expect, test } from 'vitest';
import {
  getWorkOrder,
  listWorkOrders,
  reopenWorkOrder,
  updateWorkOrderStatus,
} from '../../../../contract/work-orders';
import { trailOf } from '../operator-codes/shops';
import { maintenance, opened, orders, told } from './orders';

const all = orders();
const EN = { 'accept-language': 'en' };
const set = (workOrder: number, body: object, token = all.tokens.administrator) =>
  all.portal.call(updateWorkOrderStatus, { token, params: { workOrder }, body, headers: EN });
const reopen = (workOrder: number, token = all.tokens.manager, body: object = {}) =>
  all.portal.call(reopenWorkOrder, { token, params: { workOrder }, body, headers: EN });
const details = async (workOrder: number, token = all.tokens.manager) =>
  (await all.portal.call(getWorkOrder, { token, params: { workOrder } })).body;

describe('WO-02 the status', () => {
  test('is set by level 1, and the requester is notified', async () => {
    const number = await opened(all);
    all.portal.setNow('2026-11-20T16:00:00Z');
    const { status, body } = await set(number, { status: 2, version: 1 });
    expect([status, body.status, body.version]).toEqual([200, 2, 2]);
    expect(body).toMatchObject({ modifiedDate: '2026-11-20T13:00:00', settledDate: '2026-11-20T13:00:00' });
    expect(await told(all, 'manager')).toEqual(['workOrderAttended']);
    await set(number, { status: 1 });
    await set(number, { status: 0 });
    expect(await told(all, 'manager')).toEqual(['workOrderWaiting', 'workOrderClosed', 'workOrderAttended']);
    expect(await told(all, 'colleague')).toEqual(['workOrderOpened']);
  });

  test('is set by nobody else', async () => {
    const number = await opened(all);
    for (const token of [all.tokens.manager, all.tokens.neighbour, all.tokens.viewer, all.tokens.bank]) {
      expect((await set(number, { status: 1 }, token)).status).toBe(403);
    }
    expect((await details(number)).status).toBe(0);
  });

  test('is audited with its previous value', async () => {
    const number = await opened(all);
    await set(number, { status: 1 });
    const [entry] = (await trailOf(all.database, 'work_order', String(number))).slice(-1);
    expect(entry).toMatchObject({
      action: 'update',
      actor: '10000001',
      before: { status: 0, closed_at: null },
      after: { status: 1 },
    });
  });

  test('of another version is 409 with what has changed; without a change nothing is written', async () => {
    const number = await opened(all);
    await set(number, { status: 2, version: 1 });
    const stale = await set(number, { status: 1, version: 1 });
    expect([stale.status, Object.keys(stale.body.fields)]).toEqual([409, ['status']]);
    expect((await set(number, { status: 2, version: 2 })).body.version).toBe(2);
  });

  test('changed from attended to closed counts as settled since it was attended', async () => {
    const number = await opened(all);
    all.portal.setNow('2026-11-21T14:59:59Z');
    await set(number, { status: 2 });
    all.portal.setNow('2026-11-25T15:00:00Z');
    const { body } = await set(number, { status: 1 });
    expect(body).toMatchObject({
      sla: 'No prazo',
      settledDate: '2026-11-21T11:59:59',
      closedDate: '2026-11-25T12:00:00',
    });
    const list = await all.portal.call(listWorkOrders, {
      token: all.tokens.manager,
      query: { sla: 1 },
    });
    expect(list.body.totalElements).toBe(0);
  });

  test.each([{ status: 3 }, { status: '1' }, {}])(
    'answers 400 to %o and 404 to an unknown order',
    async (body) => {
      const number = await opened(all);
      expect((await set(number, body)).status).toBe(400);
      expect((await set(99_999, { status: 1 })).status).toBe(404);
    },
  );

  test('two administrators at once: one saves, the other is refused', async () => {
    const number = await opened(all);
    const answers = await Promise.all([
      set(number, { status: 1, version: 1 }),
      set(number, { status: 2, version: 1 }, all.tokens.colleague),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
});

describe('WO-02 a closed order', () => {
  const closed = async () => {
    const number = await opened(all);
    await set(number, { status: 1 });
    return number;
  };

  test('is reopened by its requester, which is audited and notified to level 1', async () => {
    const number = await closed();
    expect((await details(number)).reopenUntil).toBe('2026-11-27T12:00:00');
    const { status, body } = await reopen(number);
    expect([status, body.status, body.settledDate, body.closedDate]).toEqual([200, 0, null, null]);
    const [entry] = (await trailOf(all.database, 'work_order', String(number))).slice(-1);
    expect(entry).toMatchObject({ actor: '20000002', before: { status: 1 }, after: { status: 0 } });
    expect((await told(all, 'administrator'))[0]).toBe('workOrderReopened');
    expect(await told(all, 'manager')).not.toContain('workOrderReopened');
  });

  test('is not reopened by others, to whom it is not offered', async () => {
    const number = await closed();
    expect((await details(number, all.tokens.bank)).reopenUntil).toBeNull();
    const other = await reopen(number, all.tokens.bank);
    expect([other.status, other.body.message]).toEqual([
      403,
      'Only the person who opened this work order can reopen it.',
    ]);
    expect((await reopen(number, all.tokens.neighbour)).status).toBe(403);
  });

  test('is reopened within seven days, up to the last instant', async () => {
    const [one, other] = [await closed(), await closed()];
    all.portal.setNow('2026-11-27T15:00:00Z');
    expect((await reopen(one)).status).toBe(200);
    all.portal.setNow('2026-11-27T15:00:00.001Z');
    expect((await details(other)).reopenUntil).toBeNull();
    const late = await reopen(other);
    expect([late.status, late.body.message]).toEqual([
      409,
      'This work order was closed more than 7 days ago. Open a new one.',
    ]);
  });

  test('can be reopened, orders of other statuses cannot', async () => {
    const number = await opened(all, maintenance);
    expect((await reopen(number)).status).toBe(409);
    await set(number, { status: 2 });
    expect((await reopen(number)).status).toBe(409);
  });
});
