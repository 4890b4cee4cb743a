import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { listWebhookDeliveries } from '../../../../contract/webhook-log';
import { rotateWebhookSecret, testWebhook, updateWebhook } from '../../../../contract/webhooks';
import type { AppContext } from '../../../../server/platform/context';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { forgetNotices } from '../../../support/notices';
import { SECRET, type TestPortal, testPortal } from '../../../support/portal';
import { isSignedBy, type Receiver, receiver } from '../../../support/receiver';
import {
  addHook,
  forgetHooks,
  happen,
  LOOPBACK,
  type Managers,
  managers,
  run,
  settings,
  told,
} from './hooks';

/* The secret of a receiver is derived with the signing key: another one may not change it silently. */

const NEW = 'Zq3vX9nB1kLw7TyR5sHd2MfJ8cPg4AeU';
let database: Database;
let all: Managers;
let between: TestPortal;
let after: TestPortal;
let shop: Receiver;

beforeAll(async () => {
  database = await freshDatabase();
  all = await managers(database);
  between = await testPortal(database, LOOPBACK, { secrets: [NEW, SECRET] });
  after = await testPortal(database, LOOPBACK, { secrets: [NEW] });
});
beforeEach(async () => {
  shop = await receiver();
});
afterEach(async () => {
  await shop.close();
  await forgetHooks(database);
  await forgetNotices(database.db);
});
afterAll(async () => {
  for (const { app } of [all.portal, between, after]) await app.close();
  await database.close();
});

const sent = async (context: AppContext, note: string) => {
  await happen(context, '0001', note);
  await run(context);
};
const signedBy = (secret: string) => shop.received.map((event) => isSignedBy(secret, event));

test('while the old key is known, a receiver keeps its secret; renewed, it has one of the new key', async () => {
  const { id, secret } = await addHook(all.portal, all.token, shop.url);
  await sent(all.portal.context, 'before');
  await sent(between.context, 'between');
  expect(signedBy(secret)).toEqual([true, true]);
  const { token } = await between.signIn('20000002');
  const renewed = await between.call(rotateWebhookSecret, {
    token,
    params: { id },
    body: { overlapHours: 24, version: 1 },
  });
  await sent(between.context, 'renewed');
  // For the overlap both secrets sign.
  expect(signedBy(secret)).toEqual([true, true, true]);
  await sent(after.context, 'after');
  expect(signedBy(renewed.body.secret).slice(2)).toEqual([true, true]);
  expect(signedBy(secret)[3]).toBe(false);
});

test('with the old key gone nothing is sent: it waits, and the manager is told to renew the secret', async () => {
  const { id } = await addHook(all.portal, all.token, shop.url);
  await sent(after.context, 'one');
  expect(shop.received).toEqual([]);
  expect(await told(database)).toMatchObject([{ kind: 'webhookPaused' }]);
  const { token } = await after.signIn('20000002');
  const headers = { 'accept-language': 'en' };
  const log = await after.call(listWebhookDeliveries, { token, params: { id }, headers });
  expect(log.body.content).toMatchObject([
    {
      state: 'waiting',
      problem: 'secretGone',
      message:
        'The secret of this receiver is no longer available here. Replace it and activate the receiver.',
    },
  ]);
  const renewed = await after.call(rotateWebhookSecret, {
    token,
    params: { id },
    body: { overlapHours: 0, version: 1 },
  });
  await after.call(updateWebhook, { token, params: { id }, body: { ...settings(shop.url), version: 2 } });
  await run(after.context);
  expect(signedBy(renewed.body.secret)).toEqual([true]);
});

test('with PORTAL_OUTBOUND=off events wait, and a test says that nothing is sent', async () => {
  const silent = await testPortal(database, { ...LOOPBACK, PORTAL_OUTBOUND: 'off' });
  const { id } = await addHook(all.portal, all.token, shop.url);
  await sent(silent.context, 'one');
  const { token } = await silent.signIn('20000002');
  const { body } = await silent.call(testWebhook, { token, params: { id } });
  expect(body).toMatchObject({ state: 'failed', problem: 'outboundOff' });
  expect([shop.received.length, await told(database)]).toEqual([0, []]);
  await run(all.portal.context);
  expect(shop.received.map(({ body: event }) => event.data.note)).toEqual(['one']);
  await silent.app.close();
});
