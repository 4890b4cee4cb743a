import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listNotifications } from '../../../../contract/notifications';
import {
  getWebhookDelivery,
  listWebhookDeliveries,
  redeliverWebhook,
} from '../../../../contract/webhook-log';
import {
  type Delivery,
  listWebhooks,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '../../../../contract/webhooks';
import { webhooks } from '../../../../server/areas/webhooks';
import { nextAttempt } from '../../../../server/areas/webhooks/queue';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { forgetNotices } from '../../../support/notices';
import { NOON } from '../../../support/portal';
import { answers, isSignedBy, type Receiver, receiver } from '../../../support/receiver';
import { addHook, forgetHooks, happen, type Managers, managers, run, settings, told } from './hooks';

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
  await shop.close();
  await forgetHooks(database);
  await forgetNotices(database.db);
});
afterAll(async () => {
  await all.portal.app.close();
  await database.close();
});

const ENGLISH = { 'accept-language': 'en' };
const later = (seconds: number) =>
  all.portal.setNow(new Date(all.portal.context.now().getTime() + seconds * 1000));
const notes = (of = shop) => of.received.map(({ body }) => body.data.note);
const log = async (id: number, query: object = {}): Promise<Delivery[]> =>
  (
    await all.portal.call(listWebhookDeliveries, {
      token: all.token,
      params: { id },
      query,
      headers: ENGLISH,
    })
  ).body.content;
const hookOf = async (id: number) => {
  const { body } = await all.portal.call(listWebhooks, { token: all.token });
  return body.content.find((one: { id: number }) => one.id === id);
};

test('an event is posted once, signed in the form of Standard Webhooks', async () => {
  const { context } = all.portal;
  const { id, secret } = await addHook(all.portal, all.token, shop.url);
  await happen(context, '0001', 'one');
  await run(context);
  await run(context);
  expect(shop.received).toHaveLength(1);
  const [event] = shop.received;
  expect(event?.body).toEqual({
    type: 'shop.silent',
    timestamp: '2026-11-20T15:00:00.000Z',
    data: { establishment: '0001', note: 'one' },
  });
  expect(event?.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': expect.stringMatching(/^evt_[0-9a-f]{32}$/),
    'webhook-timestamp': String(Date.parse(NOON) / 1000),
    'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
  });
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(event && isSignedBy(secret, event)).toBe(true);
  expect(event && isSignedBy(secret, { ...event, text: `${event.text} ` })).toBe(false);
  expect(await log(id)).toEqual([
    expect.objectContaining({
      eventId: event?.id,
      type: 'shop.silent',
      establishment: '0001',
      state: 'delivered',
      tries: 1,
      status: 204,
      latency: expect.any(Number),
      problem: null,
      answer: '',
    }),
  ]);
});

test('a receiver gets only its events and its establishments', async () => {
  const { context } = all.portal;
  await addHook(all.portal, all.token, shop.url, { events: ['day.closed'] });
  await addHook(all.portal, all.token, `${shop.url}?of=one`, { establishments: ['0002'] });
  await addHook(all.portal, all.token, `${shop.url}?of=none`, { active: false });
  await addHook(all.portal, all.other, shop.url);
  await happen(context, '0001', 'of the first');
  await happen(context, '0003', 'of the other');
  await happen(context, '0002', 'of the second');
  await run(context);
  expect(new Set(notes())).toEqual(new Set(['of the other', 'of the second']));
  expect(shop.received).toHaveLength(2);
});

test('the access of the manager to an establishment is checked again when an event is sent', async () => {
  const { context } = all.portal;
  const { id } = await addHook(all.portal, all.token, shop.url);
  await happen(context, '0001', 'lost');
  await happen(context, '0002', 'kept');
  const { db } = database;
  await db.deleteFrom('grouper_establishment').where('establishment_code', '=', '0001').execute();
  await run(context);
  await db
    .insertInto('grouper_establishment')
    .values({ grouper_id: 1, establishment_code: '0001' })
    .execute();
  expect(notes()).toEqual(['kept']);
  expect((await log(id)).map(({ state }) => state)).toEqual(['delivered', 'withheld']);
  expect((await log(id, { state: 'withheld' }))[0]?.message).toContain('no longer yours');
});

test.each<[string, object, string[]]>([
  ['has expired', { api_ends_on: '2026-11-19' }, []],
  ['ends today', { api_ends_on: '2026-11-20' }, ['one']],
  ['begins today', { api_starts_on: '2026-11-20' }, ['one']],
  ['is not open yet', { api_starts_on: '2026-11-21' }, []],
  ['was taken away', { api_access: false }, []],
])('SES-28 if API access %s, events are sent or not', async (_what, change, sent) => {
  const { context } = all.portal;
  await addHook(all.portal, all.token, shop.url);
  await happen(context, '0001', 'one');
  const user = database.db.updateTable('portal_user').where('id', '=', all.manager);
  await user.set(change).execute();
  await run(context);
  await user.set({ api_access: true, api_starts_on: '2026-01-01', api_ends_on: null }).execute();
  expect(notes()).toEqual(sent);
});

describe.each([
  ['was deactivated', { active: false }],
  ['is no manager any more', { role: 3, api_access: false }],
  ['was made the provider', { role: 1, api_access: false }],
])('whose manager %s', (_what, change) => {
  const become = (values: object) =>
    database.db.updateTable('portal_user').set(values).where('id', '=', all.manager).execute();
  afterEach(() => become({ active: true, role: 2, api_access: true }));
  const deliveries = async () =>
    (await database.db.selectFrom('webhook_delivery').select(['state']).execute()).map(({ state }) => state);

  test('a receiver gets no event that happens then', async () => {
    await addHook(all.portal, all.token, shop.url);
    await become(change);
    await happen(all.portal.context, '0001', 'one');
    expect(await deliveries()).toEqual([]);
  });

  test('a receiver gets none that waits, of an establishment or of none', async () => {
    const { context } = all.portal;
    const { id } = await addHook(all.portal, all.token, shop.url);
    await happen(context, '0001', 'one');
    await database.db.deleteFrom('job').execute();
    const event = { id: randomUUID(), type: 'shop.silent', establishment_code: null, body: '{}' };
    await database.db
      .insertInto('webhook_event')
      .values({ ...event, created_at: context.now() })
      .execute();
    await database.db
      .insertInto('webhook_delivery')
      .values({ endpoint_id: id, event_id: event.id, created_at: context.now() })
      .execute();
    await become(change);
    await run(context);
    expect(shop.received).toEqual([]);
    expect(await deliveries()).toEqual(['withheld', 'withheld']);
  });
});

test('the pause after each failure in a row, and none after the tenth', () => {
  const at = new Date(NOON);
  const seconds = Array.from({ length: 11 }, (_, index) => {
    const due = nextAttempt(at, index + 1);
    return due && (due.getTime() - at.getTime()) / 1000;
  });
  expect(seconds).toEqual([15, 60, 300, 900, 1800, 3600, 7200, 14_400, 28_800, null, null]);
});

test('the body of an event of an establishment that was lost is shown no more, sent or withheld', async () => {
  const { context } = all.portal;
  const { id } = await addHook(all.portal, all.token, shop.url);
  await happen(context, '0001', 'delivered');
  await run(context);
  await happen(context, '0001', 'withheld');
  await happen(context, '0002', 'kept');
  const { db } = database;
  await db.deleteFrom('grouper_establishment').where('establishment_code', '=', '0001').execute();
  await run(context);
  const shown = async () => {
    const bodies: [string, boolean][] = [];
    for (const { id: delivery, state } of (await log(id)).toReversed()) {
      const params = { id, delivery };
      const { body } = await all.portal.call(getWebhookDelivery, { token: all.token, params });
      bodies.push([state, body.body !== null]);
    }
    return bodies;
  };
  expect(await shown()).toEqual([
    ['delivered', false],
    ['withheld', false],
    ['delivered', true],
  ]);
  await db
    .insertInto('grouper_establishment')
    .values({ grouper_id: 1, establishment_code: '0001' })
    .execute();
  expect((await shown()).map(([, known]) => known)).toEqual([true, true, true]);
});

test('a failed event is attempted again later with the same id, and the following ones keep their place', async () => {
  const { context } = all.portal;
  const { id } = await addHook(all.portal, all.token, shop.url);
  shop.next(answers(500, 'The till is closed'), answers(503));
  await happen(context, '0001', 'one', 'two');
  await happen(context, '0002', 'three');
  await run(context);
  expect(notes()).toEqual(['one']);
  expect((await log(id)).map(({ state, tries }) => [state, tries])).toEqual([
    ['waiting', 0],
    ['waiting', 0],
    ['waiting', 1],
  ]);
  expect((await log(id))[2]).toMatchObject({ status: 500, problem: 'status', answer: 'The till is closed' });
  expect((await log(id))[2]?.message).toContain('500');
  expect(await hookOf(id)).toMatchObject({ waiting: 3, nextTryDate: '2026-11-20T12:00:15' });
  later(14);
  await run(context);
  expect(notes(), 'before its time').toEqual(['one']);
  later(1);
  await run(context);
  expect(notes(), 'fails once more').toEqual(['one', 'one']);
  later(60);
  await run(context);
  expect(notes()).toEqual(['one', 'one', 'one', 'two', 'three']);
  const [first, second, third] = shop.received;
  expect([second?.id, third?.id]).toEqual([first?.id, first?.id]);
  expect(third?.text).toBe(first?.text);
  // Each attempt is signed with its own moment.
  expect(third?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp']);
});

test('a receiver that fails ten times is paused with a notice, and a save as active resumes it', async () => {
  const { context } = all.portal;
  const { id } = await addHook(all.portal, all.token, shop.url);
  shop.always(answers(500));
  await happen(context, '0001', 'one', 'two');
  const began = context.now().getTime();
  for (let tries = 1; tries < 10; tries += 1) {
    await run(context);
    expect(shop.received).toHaveLength(tries);
    later(8 * 3600);
  }
  expect(await told(database)).toEqual([]);
  await run(context);
  expect(shop.received).toHaveLength(10);
  expect(await told(database)).toEqual([{ user: all.manager, kind: 'webhookPaused' }]);
  shop.always(answers(204));
  await happen(context, '0001', 'three');
  later(24 * 3600);
  await run(context);
  expect(shop.received, 'paused').toHaveLength(10);
  all.portal.setNow(new Date(began));
  // The notification leads to the receiver.
  const { body: notices } = await all.portal.call(listNotifications, { token: all.token });
  expect(notices[0]).toMatchObject({ screen: '/swagger', record: String(id) });
  expect((await hookOf(id)).pausedDate).toBe('2026-11-23T12:00:00');
  await all.portal.call(updateWebhook, { token: all.token, params: { id }, body: settings(shop.url) });
  await run(context);
  expect(notes().slice(10)).toEqual(['two', 'three']);
  expect((await log(id)).map(({ state }) => state)).toEqual(['delivered', 'delivered', 'failed']);
  // An event that was given up is not lost.
  const since = { since: '2026-11-20T00:00:00', undelivered: true };
  const again = await all.portal.call(redeliverWebhook, { token: all.token, params: { id }, body: since });
  expect(again.body).toEqual({ waiting: 1 });
  await run(context);
  expect(notes().slice(12)).toEqual(['one']);
});

test('a receiver that returns 410 is paused at once', async () => {
  const { context } = all.portal;
  const { id } = await addHook(all.portal, all.token, shop.url);
  shop.always(answers(410));
  await happen(context, '0001', 'one', 'two');
  await run(context);
  expect(shop.received).toHaveLength(1);
  expect(await told(database)).toHaveLength(1);
  expect((await hookOf(id)).pausedDate).toBe('2026-11-20T12:00:00');
});

test('a receiver that fails does not delay the others', async () => {
  const { context } = all.portal;
  const good = await receiver();
  await addHook(all.portal, all.token, shop.url);
  await addHook(all.portal, all.token, good.url);
  shop.always(answers(500));
  await happen(context, '0001', 'one', 'two');
  await run(context);
  expect(notes(good)).toEqual(['one', 'two']);
  expect(notes()).toEqual(['one']);
  await good.close();
});

test('after a rotation both secrets sign, until the overlap ends', async () => {
  const { context } = all.portal;
  const { id, secret: old } = await addHook(all.portal, all.token, shop.url);
  const rotated = await all.portal.call(rotateWebhookSecret, {
    token: all.token,
    params: { id },
    body: { overlapHours: 2 },
  });
  const { secret, webhook } = rotated.body;
  expect(secret).not.toBe(old);
  expect(webhook.previousSecretUntil).toBe('2026-11-20T14:00:00');
  await happen(context, '0001', 'one');
  await run(context);
  later(2 * 3600);
  await happen(context, '0001', 'two');
  await run(context);
  expect(shop.received.map((event) => [isSignedBy(secret, event), isSignedBy(old, event)])).toEqual([
    [true, true],
    [true, false],
  ]);
  // Without an overlap the previous one ends at once.
  const { token } = await all.portal.signIn('20000002');
  const last = await all.portal.call(rotateWebhookSecret, {
    token,
    params: { id },
    body: { overlapHours: 0 },
  });
  await happen(context, '0001', 'three');
  await run(context);
  const third = shop.received.at(-1);
  expect(third && [isSignedBy(last.body.secret, third), isSignedBy(secret, third)]).toEqual([true, false]);
});

test('on demand one event is sent again, or all since a moment, each once and in their order', async () => {
  const { context } = all.portal;
  const { id } = await addHook(all.portal, all.token, shop.url);
  await happen(context, '0001', 'one');
  await run(context);
  later(60);
  await happen(context, '0001', 'two', 'three');
  await run(context);
  const ask = (body: object, token = all.token) =>
    all.portal.call(redeliverWebhook, { token, params: { id }, body });
  const [three] = await log(id);
  expect((await ask({ delivery: three?.id })).body).toEqual({ waiting: 1 });
  expect((await ask({ delivery: three?.id })).body, 'it waits already').toEqual({ waiting: 0 });
  await run(context);
  expect(notes().slice(3)).toEqual(['three']);
  expect(shop.received[3]?.id).toBe(shop.received[2]?.id);
  expect((await ask({ since: '2026-11-20T12:01:00' })).body).toEqual({ waiting: 2 });
  await run(context);
  expect(notes().slice(4)).toEqual(['two', 'three']);
  expect((await ask({ since: '2026-11-20T12:01:00', undelivered: true })).body).toEqual({ waiting: 0 });
  expect((await log(id))[0]).toMatchObject({ again: true, state: 'delivered' });

  for (const since of ['yesterday', '2026-02-30T00:00:00', '0000-01-01T00:00:00'])
    expect((await ask({ since })).body.fields).toHaveProperty('since');
  expect((await ask({ delivery: 9_999_999 })).status).toBe(404);
  expect((await ask({ since: '2026-11-20T12:01:00' }, all.other)).status).toBe(404);
});

test('a test event is sent at once, and its outcome has a text', async () => {
  const { id, secret } = await addHook(all.portal, all.token, shop.url);
  const send = () =>
    all.portal.call(testWebhook, {
      token: all.token,
      params: { id },
      headers: ENGLISH,
    });
  expect((await send()).body).toMatchObject({
    state: 'delivered',
    type: 'webhook.test',
    status: 204,
    message: null,
  });
  expect(shop.received[0] && isSignedBy(secret, shop.received[0])).toBe(true);
  shop.next(answers(500, 'no\0 way'), answers(302, '', { location: 'http://10.0.0.1/' }));
  expect((await send()).body).toMatchObject({ state: 'failed', problem: 'status', answer: 'no\ufffd way' });
  const redirected = (await send()).body;
  expect(redirected).toMatchObject({ state: 'failed', problem: 'redirect', status: 302 });
  expect(redirected.message).toContain('redirect (302)');
  // A failed test does not pause the receiver, and is not sent again.
  await run(all.portal.context);
  expect(shop.received).toHaveLength(3);
  expect(await log(id)).toHaveLength(3);
});

test('the log has pages and filters, and only the manager sees it', async () => {
  const { context } = all.portal;
  const { id } = await addHook(all.portal, all.token, shop.url);
  await happen(context, '0001', ...Array.from({ length: 12 }, (_, index) => `note ${index}`));
  await happen(context, '0002', 'last');
  const call = (query: object, token = all.token) =>
    all.portal.call(listWebhookDeliveries, { token, params: { id }, query });
  const first = await call({});
  expect(first.body).toMatchObject({ totalElements: 13, totalPages: 2 });
  expect(first.body.content[0]).toMatchObject({ establishment: '0002', state: 'waiting' });
  expect((await call({ page: 1 })).body.content).toHaveLength(3);
  expect((await call({ establishment: '0002' })).body.totalElements).toBe(1);
  expect((await call({ state: 'delivered' })).body.totalElements).toBe(0);
  expect((await call({ type: 'day.closed' })).body.totalElements).toBe(0);
  const [oldest] = (await call({ sort: 'id,asc' })).body.content;
  expect(oldest.id).toBeLessThan(first.body.content[0].id);
  expect((await call({}, all.other)).status).toBe(404);
  const one = (token: string, delivery: number) =>
    all.portal.call(getWebhookDelivery, { token, params: { id, delivery } });
  expect((await one(all.token, oldest.id)).body).toEqual({
    ...oldest,
    body: '{"type":"shop.silent","timestamp":"2026-11-20T15:00:00.000Z","data":{"establishment":"0001","note":"note 0"}}',
  });
  expect((await one(all.other, oldest.id)).status).toBe(404);
  expect((await one(all.token, 9_999_999)).status).toBe(404);
});

test('two servers at once send each event once, in its order', async () => {
  const { context } = all.portal;
  await addHook(all.portal, all.token, shop.url);
  const wanted = Array.from({ length: 15 }, (_, index) => `note ${index}`);
  shop.always((answer) => setTimeout(() => answer.writeHead(204).end(), 5));
  for (const note of wanted) await happen(context, '0001', note);
  await Promise.all([run(context), run(context), run(context)]);
  expect(notes()).toEqual(wanted);
});

test('deliveries of a month ago are deleted', async () => {
  const { context } = all.portal;
  await addHook(all.portal, all.token, shop.url);
  const kept = () => database.db.selectFrom('webhook_delivery').select('id').execute();
  await happen(context, '0001', 'one');
  await run(context);
  later(29 * 24 * 3600);
  await happen(context, '0001', 'two');
  await webhooks.purge?.(context);
  expect(await kept()).toHaveLength(2);
  later(2 * 24 * 3600);
  await webhooks.purge?.(context);
  expect(await kept()).toHaveLength(1);
  expect(await database.db.selectFrom('webhook_event').select('id').execute()).toHaveLength(1);
});
