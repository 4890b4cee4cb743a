import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { apiSendSample, apiWebhooks } from '../../contract/api-webhooks';
import { type WebhookEventType, webhookEvents } from '../../contract/webhook-events';
import { rotateWebhookSecret, webhookEventTypes } from '../../contract/webhooks';
import { openShop } from '../server/areas/api/shop';
import {
  addHook,
  forgetHooks,
  happen,
  LOOPBACK,
  type Managers,
  managers,
  run,
} from '../server/areas/webhooks/hooks';
import { freshDatabase } from '../support/databases';
import { addTransactions, transaction } from '../support/network';
import { TODAY } from '../support/portal';
import { type Received, type Receiver, receiver } from '../support/receiver';

/* What the library of Standard Webhooks says of events that the server has sent. */

let database: Awaited<ReturnType<typeof freshDatabase>>;
let all: Managers;
let shop: Receiver;
beforeAll(async () => {
  database = await freshDatabase();
  all = await managers(database);
});
beforeEach(async () => {
  // The library compares with the clock of its machine.
  all.portal.setNow(new Date());
  all.token = (await all.portal.signIn('20000002')).token;
  shop = await receiver();
});
afterEach(async () => {
  await shop.close();
  await forgetHooks(database);
});
afterAll(async () => {
  await all.portal.app.close();
  await database.close();
});

/** One event, as it was received. */
async function sent(note: string): Promise<Received> {
  await happen(all.portal.context, '0001', note);
  await run(all.portal.context);
  const event = shop.received.at(-1);
  if (event === undefined) throw new Error('Nothing was received');
  return event;
}

const verify = (secret: string, { text, headers }: Received) =>
  new Webhook(secret).verify(text, headers as Record<string, string>);

test('API-20 standardwebhooks takes what the server sends, and nothing that was altered', async () => {
  const { secret } = await addHook(all.portal, all.token, shop.url);
  const event = await sent('one');
  expect(verify(secret, event)).toEqual(event.body);
  expect(event.body).toMatchObject({ type: 'shop.silent', data: { note: 'one' } });
  const altered: [string, Received][] = [
    ['a digit', { ...event, text: event.text.replace('"one"', '"two"') }],
    ['a blank', { ...event, text: `${event.text} ` }],
    ['its id', { ...event, headers: { ...event.headers, 'webhook-id': 'evt_0' } }],
    ['its time', { ...event, headers: { ...event.headers, 'webhook-timestamp': '1' } }],
    ['no signature', { ...event, headers: { ...event.headers, 'webhook-signature': '' } }],
  ];
  for (const [what, one] of altered) {
    expect(() => verify(secret, one), what).toThrow(WebhookVerificationError);
  }
  const other = await addHook(all.portal, all.token, `${shop.url}/other`);
  expect(() => verify(other.secret, event)).toThrow(WebhookVerificationError);
});

test('API-20 while a secret is rotated standardwebhooks takes an event by the old one and the new one', async () => {
  const { id, secret: old } = await addHook(all.portal, all.token, shop.url);
  const { body } = await all.portal.call(rotateWebhookSecret, {
    token: all.token,
    params: { id },
    body: { overlapHours: 1 },
  });
  const event = await sent('during');
  expect(String(event.headers['webhook-signature']).split(' ')).toHaveLength(2);
  expect(verify(old, event)).toEqual(event.body);
  expect(verify(body.secret, event)).toEqual(event.body);
  const after = await all.portal.call(rotateWebhookSecret, {
    token: all.token,
    params: { id },
    body: { overlapHours: 0 },
  });
  const last = await sent('after');
  expect(() => verify(old, last)).toThrow(WebhookVerificationError);
  expect(() => verify(body.secret, last)).toThrow(WebhookVerificationError);
  expect(verify(after.body.secret, last)).toEqual(last.body);
});

test('HELP-07 API-20 a program has a sample of each event sent, which standardwebhooks takes and its schema describes', async () => {
  const own = await openShop(LOOPBACK);
  try {
    const now = new Date();
    await addTransactions(own.database.db, [transaction(`${TODAY}T09:00:00`, { amount: '12.50' })]);
    own.portal.setNow(now);
    const { token: manager } = await own.portal.signIn('20000002');
    const { id, secret } = await addHook(own.portal, manager, shop.url);
    const token = await own.token();
    const known = await own.call(apiWebhooks, { token });
    expect(known.body.webhooks).toEqual([
      { id, url: shop.url, events: ['shop.silent'], establishments: null, active: true },
    ]);
    for (const type of webhookEventTypes) {
      const { status, body } = await own.call(apiSendSample, { token, params: { id }, body: { type } });
      expect([status, body.delivered, body.status], type).toEqual([200, true, 204]);
      const event = shop.received.at(-1);
      if (event === undefined) throw new Error('Nothing was received');
      const verified = verify(secret, event) as { type: WebhookEventType; data: unknown };
      expect([event.text, event.id]).toEqual([body.body, body.eventId]);
      expect(verified.type).toBe(type);
      expect(webhookEvents[type].parse(verified.data)).toMatchObject({ establishment: '0001' });
    }
    expect(shop.received.map((event) => event.id.split('_')[0])).toEqual(
      webhookEventTypes.map(() => 'sample'),
    );
  } finally {
    await own.close();
  }
});
