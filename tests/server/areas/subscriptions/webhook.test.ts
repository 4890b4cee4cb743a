import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { issueToken } from '../../../../contract/api';
import { apiReportFile } from '../../../../contract/api-reports';
import { createApiUser } from '../../../../contract/api-users';
import { pathOf } from '../../../../contract/operation';
import { type ReportReady, reportReady } from '../../../../contract/report-event';
import { getSending, sendSubscription } from '../../../../contract/sendings';
import {
  getSubscriptionOffer,
  listSubscriptions,
  type Subscription,
  updateSubscription,
} from '../../../../contract/subscriptions';
import {
  getWebhookDelivery,
  listWebhookDeliveries,
  redeliverWebhook,
} from '../../../../contract/webhook-log';
import { deleteWebhook, updateWebhook } from '../../../../contract/webhooks';
import { addTransactions, transaction } from '../../../support/network';
import { answers, isSignedBy, type Receiver, receiver } from '../../../support/receiver';
import { stateOf } from '../views/fixture';
import { addHook, LOOPBACK, settings } from '../webhooks/hooks';
import { type SubscriptionsFixture, subscriptionsFixture } from './fixture';

let f: SubscriptionsFixture;
let shop: Receiver;
let hook: { id: number; secret: string };
let client: { clientId: string; clientSecret: string };

const START = '2026-11-20T15:00:00Z';
const MORNING = '2026-11-21T10:00:30Z';
/** An hour that it is, with somebody who is signed in. */
async function at(instant: string) {
  f.portal.setNow(instant);
  f.tokens.south = (await f.portal.signIn('31100003')).token;
}

beforeAll(async () => {
  f = await subscriptionsFixture(LOOPBACK);
  const { db } = f.database;
  const apiAccess = { api_access: true, api_starts_on: '2026-01-01' };
  await db.updateTable('portal_user').where('id', '=', f.ids.south).set(apiAccess).execute();
  await addTransactions(db, [
    transaction('2026-11-20 10:00:00', { amount: '150.00' }),
    transaction('2026-11-20 11:00:00', { amount: '50.00', processCode: 302 }),
    transaction('2026-11-20 12:00:00', { establishmentCode: '0002', amount: '1000.00' }),
    transaction('2026-11-20 12:00:00', { establishmentCode: '0003', amount: '7.00' }),
  ]);
  f.portal.setNow(START);
  const { token } = await f.portal.signIn('31100001');
  client = (await f.portal.call(createApiUser, { token, body: { codUsuario: f.ids.south } })).body;
});
beforeEach(async () => {
  await f.database.db.deleteFrom('subscription').execute();
  await f.database.db.deleteFrom('webhook_endpoint').execute();
  await f.database.db.deleteFrom('job').execute();
  await at(START);
  shop = await receiver();
  hook = await addHook(f.portal, f.tokens.south, shop.url);
});
afterEach(() => shop.close());
afterAll(() => f.close());

const subscribed = async (more: object = {}) => {
  const { status, body } = await f.subscribe('south', {
    channel: 'webhook',
    recipients: [],
    webhook: hook.id,
    ...more,
  });
  expect([status, body]).toMatchObject([201, { channel: 'webhook', webhook: { id: hook.id } }]);
  return body.id;
};
const reports = () =>
  shop.received.map(({ body }): ReportReady => {
    expect(body.type).toBe('report.ready');
    return reportReady.parse(body.data);
  });

async function fetchFile(report: Pick<ReportReady, 'file'>, headers: Record<string, string> = {}) {
  const { clientId, clientSecret } = client;
  const { body } = await f.portal.call(issueToken, {
    body: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
  });
  const url = new URL(report.file).pathname;
  return f.portal.app.inject({ url, headers: { authorization: `Bearer ${body.access_token}`, ...headers } });
}

test('a receiver is told at the hour, signed, of what the file comes to, and its program fetches it before it answers', async () => {
  const id = await subscribed();
  let fetched: { statusCode: number; body: string } | undefined;
  shop.next(async (answer: ServerResponse) => {
    fetched = await fetchFile(reports()[0] as ReportReady);
    answer.writeHead(204).end();
  });
  await f.work();
  expect(shop.received).toEqual([]);
  f.portal.setNow(MORNING);
  await f.work();
  await f.work();
  const [event] = shop.received;
  expect(event && isSignedBy(hook.secret, event)).toBe(true);
  expect(event?.id).toMatch(/^evt_/);
  const sent = await f.database.db.selectFrom('subscription_sending').selectAll().executeTakeFirstOrThrow();
  expect(reports()).toEqual([
    {
      subscription: id,
      sending: sent.id,
      number: 1,
      view: expect.stringMatching(/^View/),
      format: 'csv',
      period: { from: '2026-11-20', to: '2026-11-20', by: 'captured' },
      delivery: expect.any(Number),
      dueAt: '2026-11-21T10:00:00.000Z',
      late: false,
      rows: 3,
      deposits: '1150.00',
      withdrawals: '50.00',
      balance: '1100.00',
      part: false,
      establishments: 2,
      establishmentsBefore: null,
      establishmentsLost: null,
      bankFile: null,
      file: expect.stringMatching(new RegExp(`${pathOf(apiReportFile, { id: sent.id })}$`)),
      page: expect.stringMatching(new RegExp(`/assinaturas\\?envio=${sent.id}$`)),
    },
  ]);
  expect(fetched?.statusCode).toBe(200);
  expect(fetched?.body).toContain('Mercado 2');
  expect(fetched?.body).not.toContain('Mercado 3');
  await at(MORNING);
  expect(await f.sendings('south', id)).toMatchObject([
    { number: 1, channel: 'webhook', state: 'sent', tries: 1, file: true, total: { rows: 3 } },
  ]);
});

test('late and empty ones say so, and what a receiver refuses is tried again as its events are', async () => {
  const id = await subscribed();
  shop.always(answers(503));
  f.portal.setNow('2026-11-22T10:00:30Z');
  await f.work();
  await at('2026-11-22T10:00:40Z');
  // The second day waits behind the first one, of the same receiver.
  expect(await f.sendings('south', id)).toMatchObject([
    { number: 2, state: 'waiting', tries: 0, reason: null },
    { number: 1, state: 'waiting', tries: 1, reason: 'receiverRefused', late: true },
  ]);
  expect((await f.told('south')).filter((kind) => kind === 'subscriptionLate')).toHaveLength(1);
  shop.always(answers(204));
  f.portal.setNow('2026-11-22T10:01:30Z');
  await f.work();
  await at('2026-11-22T10:01:40Z');
  expect(await f.sendings('south', id)).toMatchObject([
    { number: 2, state: 'empty' },
    { number: 1, state: 'sent', tries: 2 },
  ]);
  expect(reports().map(({ number, late, rows }) => [number, late, rows])).toEqual([
    [1, true, 3],
    [1, true, 3],
    [2, false, 0],
  ]);
  // The same event is the same one.
  expect(shop.received[0]?.id).toBe(shop.received[1]?.id);
  expect((await f.told('south')).at(-1)).toBe('subscriptionEmpty');
});

test('one that waits behind an earlier one is told of as late, once', async () => {
  const id = await subscribed();
  shop.always(answers(503));
  f.portal.setNow('2026-11-22T10:00:30Z');
  await f.work();
  const late = async () => (await f.told('south')).filter((kind) => kind === 'subscriptionLate').length;
  const before = await late();
  f.portal.setNow('2026-11-22T10:59:00Z');
  await f.work();
  expect(await late()).toBe(before);
  for (const instant of ['2026-11-22T11:02:00Z', '2026-11-22T11:04:00Z']) {
    f.portal.setNow(instant);
    await f.work();
    expect(await late()).toBe(before + 1);
  }
  await at('2026-11-22T11:04:00Z');
  expect(await f.sendings('south', id)).toMatchObject([
    { number: 2, state: 'waiting', tries: 0, late: true },
    { number: 1, state: 'waiting' },
  ]);
});

test('what a receiver never takes has failed, which its owner is told, and was sent once it is sent again', async () => {
  const id = await subscribed();
  shop.always(answers(410));
  f.portal.setNow(MORNING);
  await f.work();
  await at(MORNING);
  expect(await f.sendings('south', id)).toMatchObject([{ state: 'failed', reason: 'receiverRefused' }]);
  expect((await f.told('south')).at(-1)).toBe('subscriptionFailed');
  // The receiver is paused: the next one waits, and says why.
  await at('2026-11-22T10:00:30Z');
  await f.work();
  expect(await f.sendings('south', id)).toMatchObject([
    { number: 2, state: 'waiting', reason: 'receiverPaused' },
    { number: 1, state: 'failed' },
  ]);
  expect((await f.told('south')).at(-1)).toBe('subscriptionLate');
  shop.always(answers(204));
  const { url } = shop;
  const saved = await f.call('south', updateWebhook, { params: { id: hook.id }, body: settings(url) });
  expect(saved.status).toBe(200);
  await f.call('south', redeliverWebhook, {
    params: { id: hook.id },
    body: { since: '2026-11-20T00:00:00', undelivered: true },
  });
  await f.work();
  expect(await f.sendings('south', id)).toMatchObject([
    { number: 2, state: 'empty', reason: null },
    { number: 1, state: 'sent', reason: null },
  ]);
});

test('an event that waited while its manager lost an establishment is made anew, without it', async () => {
  const id = await subscribed();
  const { db } = f.database;
  shop.next(answers(503));
  f.portal.setNow(MORNING);
  await f.work();
  expect(reports()).toMatchObject([{ deposits: '1150.00', part: false }]);
  const lost = { user_id: f.ids.south, establishment_code: '0002' };
  const mine = db.deleteFrom('user_establishment').where('user_id', '=', f.ids.south);
  await mine.where('establishment_code', '=', '0002').execute();
  f.portal.setNow('2026-11-21T10:02:00Z');
  await f.work();
  await at('2026-11-21T10:02:00Z');
  const [first, second, ...more] = reports();
  expect([first?.sending === second?.sending, second?.deposits, more]).toEqual([true, '150.00', []]);
  expect(await f.sendings('south', id)).toMatchObject([{ number: 1, state: 'sent' }]);
  // The file that is fetched says what it comes to, and whether its event said so.
  const totals = { 'report-rows': '2', 'report-deposits': '150.00', 'report-withdrawals': '50.00' };
  expect((await fetchFile(second as ReportReady)).headers).toMatchObject({
    ...totals,
    'report-changed': 'false',
  });
  await db.insertInto('user_establishment').values(lost).execute();
  expect((await fetchFile(second as ReportReady)).headers).toMatchObject({
    'report-rows': '3',
    'report-balance': '1100.00',
    'report-changed': 'true',
  });
  await mine.where('establishment_code', '=', '0002').execute();
  // What was withheld shows its sums to nobody.
  const params = { id: hook.id };
  const log = await f.call('south', listWebhookDeliveries, { params, query: {} });
  const { content } = log.body as { content: { id: number; state: string }[] };
  expect(content.map(({ state }) => state)).toEqual(['delivered', 'withheld']);
  const bodies: unknown[] = [];
  for (const { id: delivery } of content) {
    const { body } = await f.call('south', getWebhookDelivery, { params: { ...params, delivery } });
    bodies.push((body as { body: string | null }).body === null);
  }
  expect(bodies).toEqual([false, true]);
  await db.insertInto('user_establishment').values(lost).execute();
});

test('who has lost the API, or a receiver that is off or gone, gets nothing, which is told once', async () => {
  const id = await subscribed();
  const { db } = f.database;
  const setAccess = (api_access: boolean) =>
    db.updateTable('portal_user').where('id', '=', f.ids.south).set({ api_access }).execute();
  await setAccess(false);
  const before = (await f.told('south')).length;
  for (const day of ['21', '22']) {
    f.portal.setNow(`2026-11-${day}T10:01:00Z`);
    await f.work();
  }
  await setAccess(true);
  await at('2026-11-22T10:02:00Z');
  expect((await f.told('south')).slice(before)).toEqual(['subscriptionWithheld']);
  const off = settings(shop.url, { active: false });
  await f.call('south', updateWebhook, { params: { id: hook.id }, body: off });
  await at('2026-11-23T10:01:00Z');
  await f.work();
  // It is deleted with what waits for it.
  await f.call('south', updateWebhook, { params: { id: hook.id }, body: settings(shop.url) });
  shop.always(answers(503));
  await at('2026-11-24T10:01:00Z');
  await f.work();
  expect((await f.call('south', deleteWebhook, { params: { id: hook.id }, query: {} })).status).toBe(200);
  await f.work();
  await at('2026-11-25T10:01:00Z');
  await f.work();
  expect((await f.sendings('south', id)).map(({ number, state, reason }) => [number, state, reason])).toEqual(
    [
      [5, 'withheld', 'receiverGone'],
      [4, 'failed', 'receiverGone'],
      [3, 'withheld', 'receiverOff'],
      [2, 'withheld', 'apiAccess'],
      [1, 'withheld', 'apiAccess'],
    ],
  );
  const { body } = await f.call('south', listSubscriptions);
  expect((body as { subscriptions: Subscription[] }).subscriptions).toMatchObject([
    { channel: 'webhook', webhook: null, state: 'active' },
  ]);
});

test('a test has no number; a receiver of others, or none, is refused at its field', async () => {
  const id = await subscribed();
  const params = { id };
  const { status } = await f.call('south', sendSubscription, { params, body: { test: true } });
  expect(status).toBe(200);
  await f.work();
  expect(reports()).toMatchObject([{ number: null, subscription: id }]);
  const refused = async (who: 'south' | 'north', wish: object) => {
    const { status: refusal, body } = await f.subscribe(who, {
      channel: 'webhook',
      recipients: [],
      ...wish,
    });
    return [refusal, Object.keys(body.fields ?? {})];
  };
  f.tokens.north = (await f.portal.signIn('31100004')).token;
  expect(await refused('north', { webhook: hook.id })).toEqual([400, ['webhook']]);
  expect(await refused('south', {})).toEqual([400, ['webhook']]);
  expect(await refused('south', { webhook: hook.id, recipients: [f.ids.south] })).toEqual([
    400,
    ['recipients'],
  ]);
  expect(await refused('south', { channel: 'mail', recipients: [f.ids.south], webhook: hook.id })).toEqual([
    400,
    ['webhook'],
  ]);
  const change = (body: object) => f.call('south', updateSubscription, { params, body });
  expect((await change({ webhook: hook.id + 1 })).status).toBe(400);
  expect((await change({ channel: 'mail', recipients: [f.ids.south] })).body).toMatchObject({
    channel: 'mail',
    webhook: null,
  });
  const view = await f.save('south', {
    name: 'Offered',
    screen: '/transacoes-extrato',
    state: stateOf({ period: 'yesterday' }),
    people: ['viewer'],
  });
  const offerOf = async (who: 'south' | 'viewer') =>
    (await f.call(who, getSubscriptionOffer, { params: { id: view.body.id } })).body;
  f.tokens.viewer = (await f.portal.signIn('31100005')).token;
  expect(await offerOf('south')).toMatchObject({ receivers: [{ id: hook.id, url: shop.url, active: true }] });
  expect(await offerOf('viewer')).toMatchObject({ receivers: null });
});

test('a server that ends after it has queued the event, or between its sending and the note of it, tells of nothing twice', async () => {
  const id = await subscribed();
  const { db } = f.database;
  f.portal.setNow(MORNING);
  await f.work();
  const { id: sending } = await db.selectFrom('subscription_sending').select('id').executeTakeFirstOrThrow();
  await sql`update subscription_sending set state = 'waiting', sent_at = null`.execute(db);
  await db
    .insertInto('job')
    .values({ kind: 'subscriptionWebhook', payload: JSON.stringify({ sending }), due_at: new Date(MORNING) })
    .execute();
  await f.work();
  await at(MORNING);
  expect(shop.received).toHaveLength(1);
  expect((await f.call('south', getSending, { params: { id: sending } })).body).toMatchObject({
    subscription: id,
    state: 'sent',
  });
});

test('the file that a program fetches has the rows of its moment, in its own form, for its recipient alone', async () => {
  await subscribed();
  f.portal.setNow(MORNING);
  await f.work();
  // What arrives later is in no earlier file, and other forms than its own there are none.
  await addTransactions(f.database.db, [transaction('2026-11-20 13:00:00', { amount: '999.00' })]);
  const [report] = reports() as [ReportReady];
  const again = await fetchFile(report);
  expect([again.headers['content-type'], again.body.includes('999')]).toEqual([
    expect.stringContaining('text/csv'),
    false,
  ]);
  expect((await fetchFile(report, { accept: 'application/pdf' })).statusCode).toBe(406);
  const stranger = { file: report.file.replace(report.sending, '0e6a3c0f-2d3e-4c5b-8a79-d1f2a3b4c5d6') };
  expect((await fetchFile(stranger)).statusCode).toBe(404);
});
