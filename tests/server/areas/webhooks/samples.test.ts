import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../../../contract/calendar';
import { type WebhookEventType, webhookEvents } from '../../../../contract/webhook-events';
import { listWebhookDeliveries, redeliverWebhook } from '../../../../contract/webhook-log';
import { sendWebhookSample } from '../../../../contract/webhook-samples';
import { webhookEventTypes } from '../../../../contract/webhooks';
import { lookAfterDays } from '../../../../server/areas/webhooks/days/job';
import { newestPosition } from '../../../../server/network/reconciliation/as-of';
import { dayTotals } from '../../../../server/network/reconciliation/day-totals';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addTransactions, forgetTransactions, transaction } from '../../../support/network';
import { NOON, TODAY } from '../../../support/portal';
import { answers, isSignedBy, type Receiver, receiver } from '../../../support/receiver';
import { addHook, forgetHooks, type Managers, managers, run } from './hooks';

const YESTERDAY = addDays(TODAY, -1);

let database: Database;
let all: Managers;
let shop: Receiver;
beforeAll(async () => {
  database = await freshDatabase();
  all = await managers(database);
});
beforeEach(async () => {
  all.portal.setNow(NOON);
  shop = await receiver();
});
afterEach(async () => {
  for (const { body } of shop.received) webhookEvents[body.type as WebhookEventType].parse(body.data);
  await shop.close();
  await forgetHooks(database);
  await database.db.deleteFrom('silence').execute();
  await forgetTransactions(database.db);
});
afterAll(async () => {
  await all.portal.app.close();
  await database.close();
});

const send = (id: number, body: object, token = all.token) =>
  all.portal.call(sendWebhookSample, {
    token,
    params: { id },
    body,
    headers: { 'accept-language': 'en' },
  });
const sent = () => shop.received.at(-1)?.body;

test('SES-28 a sample of a closed day has the totals of the last one, signed, in the log, and is not sent again', async () => {
  const { id, secret } = await addHook(all.portal, all.token, shop.url);
  await lookAfterDays(all.portal.context);
  await addTransactions(database.db, [
    transaction(`${TODAY}T09:00:00`, { establishmentCode: '0002', amount: '80.00' }),
  ]);
  all.portal.setNow(`${addDays(TODAY, 1)}T09:00:00Z`);
  await lookAfterDays(all.portal.context);
  await addTransactions(database.db, [
    transaction(`${TODAY}T10:00:00`, { establishmentCode: '0002', amount: '7.00' }),
  ]);
  all.portal.setNow(NOON);
  const { status, body } = await send(id, { type: 'day.closed' });
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ type: 'day.closed', establishment: '0002', state: 'delivered', sample: true }),
  ]);
  const [event] = shop.received;
  expect(event && isSignedBy(secret, event)).toBe(true);
  expect([event?.id, event?.id.startsWith('sample_')]).toEqual([body.eventId, true]);
  expect(event?.body.data).toMatchObject({
    establishment: '0002',
    accountingDate: TODAY,
    delivery: 1,
    deposits: { count: 1, sum: '80.00' },
    dueAt: `${addDays(TODAY, 1)}T09:00:00.000Z`,
  });
  const ask = { token: all.token, params: { id }, body: { delivery: body.id } };
  expect((await all.portal.call(redeliverWebhook, ask)).body).toEqual({ waiting: 0 });
  const log = await all.portal.call(listWebhookDeliveries, { token: all.token, params: { id } });
  expect(log.body.content).toMatchObject([{ id: body.id, eventId: body.eventId, sample: true }]);
});

test('SES-28 a late transaction is told of the newest delivery, a silence of the last deposit where none was noticed', async () => {
  const { id } = await addHook(all.portal, all.token, shop.url);
  await addTransactions(database.db, [transaction(`${YESTERDAY}T09:00:00`)]);
  await addTransactions(database.db, [
    transaction(`${TODAY}T08:00:00`, { accountingDate: TODAY, nsu: '1', amount: '50.00' }),
    transaction(`${TODAY}T08:00:01`, { accountingDate: TODAY, nsu: '2', processCode: 302, amount: '5.00' }),
  ]);
  expect((await send(id, { type: 'transaction.late' })).body.state).toBe('delivered');
  const position = await newestPosition(database.db);
  expect(sent().data).toEqual({
    ...(await dayTotals(database.db, { establishment: '0001', accountingDate: TODAY, position })),
    closedDelivery: position - 1,
    delivery: position,
    transactions: [
      expect.objectContaining({ change: 'arrived', nsu: '1', type: 'deposit', amount: '50.00' }),
      expect.objectContaining({ change: 'arrived', nsu: '2', type: 'withdrawal', amount: '5.00' }),
    ],
  });
  await send(id, { type: 'shop.silent' });
  expect(sent().data).toMatchObject({
    establishment: '0001',
    lastDeposit: `${TODAY}T08:00:00`,
    onceInDays: 1,
  });
  const silence = { ended_at: null, usual_days: 9, deposit_days: 9, usual_hour: 9 };
  await database.db
    .insertInto('silence')
    .values({
      ...silence,
      establishment_code: '0002',
      last_deposit_at: `${YESTERDAY}T07:00:00`,
      noticed_at: new Date(NOON),
      once_in_days: 400,
    })
    .execute();
  await send(id, { type: 'shop.silent' });
  expect(sent().data).toMatchObject({
    establishment: '0002',
    lastDeposit: `${YESTERDAY}T07:00:00`,
    onceInDays: 400,
  });
});

test("SES-28 a sample tells of what is the caller's today and the receiver's, of nothing where nothing has arrived", async () => {
  const { id } = await addHook(all.portal, all.token, shop.url, { establishments: ['0002'] });
  for (const type of webhookEventTypes) {
    const none = await send(id, { type });
    expect([none.status, none.body.message]).toEqual([
      409,
      'Nothing that an event could report has arrived from these establishments yet.',
    ]);
  }
  const rows = ['0001', '0002', '0003'].map((establishmentCode) =>
    transaction(`${TODAY}T09:00:00`, { establishmentCode }),
  );
  await addTransactions(database.db, rows);
  for (const type of webhookEventTypes) {
    await send(id, { type });
    expect(sent().data.establishment, type).toBe('0002');
    await send(id, { type, establishment: '0001' });
    expect(sent().data.establishment, type).toBe('0001');
    const foreign = await send(id, { type, establishment: '0003' });
    expect([foreign.status, foreign.body.fields], type).toEqual([
      403,
      { establishment: 'You do not have access to “0003”.' },
    ]);
  }
  expect((await send(id, { type: 'day.closed' }, all.other)).status).toBe(404);
  expect(shop.received.map(({ body }) => body.data.establishment)).not.toContain('0003');
  expect(Object.keys((await send(id, { type: 'webhook.test' })).body.fields)).toEqual(['type']);
});

test('SES-28 a sample that fails is tried once and pauses nothing', async () => {
  const { id } = await addHook(all.portal, all.token, shop.url);
  await addTransactions(database.db, [transaction(`${TODAY}T09:00:00`)]);
  shop.next(answers(500, 'broken'));
  const { body } = await send(id, { type: 'day.closed' });
  expect(body).toMatchObject({ state: 'failed', problem: 'status', status: 500, answer: 'broken' });
  await run(all.portal.context);
  expect(shop.received).toHaveLength(1);
});
