import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { deleteUserWebhook, listUserWebhooks } from '../../../../contract/user-webhooks';
import { updateUser } from '../../../../contract/users';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateWebhookSecret,
  updateWebhook,
} from '../../../../contract/webhooks';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addUser } from '../../../support/network';
import { testPortal } from '../../../support/portal';
import { addHook, forgetHooks, happen, type Managers, managers, settings, told } from './hooks';

/* The addresses need no look-up, because nothing is sent in these tests. */
const URL_ONE = 'https://93.184.215.14/events';
const URL_TWO = 'https://93.184.215.14:8443/events';

let database: Database;
let all: Managers;

beforeAll(async () => {
  database = await freshDatabase();
  all = await managers(database, {});
});
afterEach(() => forgetHooks(database));
afterAll(async () => {
  await all.portal.app.close();
  await database.close();
});

const list = async (token = all.token) => (await all.portal.call(listWebhooks, { token })).body.content;
const create = (body: object, token = all.token) =>
  all.portal.call(createWebhook, { token, body, headers: { 'accept-language': 'en' } });
const update = (id: number, body: object, token = all.token) =>
  all.portal.call(updateWebhook, { token, params: { id }, body });
const remove = (id: number, query: object = {}, token = all.token) =>
  all.portal.call(deleteWebhook, { token, params: { id }, query });
const entries = (id: number) =>
  database.db
    .selectFrom('audit')
    .where('entity', '=', 'webhook')
    .where('entity_key', '=', String(id))
    .select(['action', 'entity_key', 'actor_id', 'before', 'after'])
    .orderBy('id')
    .execute();

test('SES-28 a manager adds, changes and deletes receivers, and nobody else sees them', async () => {
  const wish = settings(URL_ONE, { events: ['shop.silent', 'day.closed'], establishments: ['0002', '0001'] });
  const { status, body } = await create(wish);
  expect(status).toBe(201);
  expect(body.webhook).toEqual({
    id: expect.any(Number),
    url: URL_ONE,
    events: ['day.closed', 'shop.silent'],
    establishments: ['0001', '0002'],
    active: true,
    createdDate: '2026-11-20T12:00:00',
    pausedDate: null,
    nextTryDate: null,
    waiting: 0,
    lastDelivered: null,
    previousSecretUntil: null,
    version: 1,
  });
  const { id } = body.webhook;
  expect(await list()).toEqual([body.webhook]);
  expect(await list(all.other)).toEqual([]);

  const changed = await update(id, { ...settings(URL_TWO, { active: false }), version: 1 });
  expect(changed.body).toMatchObject({ url: URL_TWO, active: false, establishments: null, version: 2 });
  expect((await update(id, settings(URL_ONE), all.other)).status).toBe(404);
  expect((await remove(id, {}, all.other)).status).toBe(404);
  expect((await remove(id)).body).toEqual({ id });
  expect(await list()).toEqual([]);
  expect((await remove(id)).status).toBe(404);
});

test('two people at once: a stale version is refused with what has changed', async () => {
  const { id } = await addHook(all.portal, all.token, URL_ONE);
  await update(id, { ...settings(URL_TWO), version: 1 });
  const stale = await update(id, { ...settings(URL_ONE, { active: false }), version: 1 });
  expect([stale.status, Object.keys(stale.body.fields)]).toEqual([409, ['url']]);
  expect((await remove(id, { version: 1 })).status).toBe(409);
  const params = { id };
  const rotated = await all.portal.call(rotateWebhookSecret, {
    token: all.token,
    params,
    body: { overlapHours: 1, version: 1 },
  });
  expect(rotated.status).toBe(409);
  expect(await list()).toMatchObject([{ url: URL_TWO, active: true, version: 2 }]);
  // A save without changes is neither written nor audited.
  const before = await entries(id);
  expect((await update(id, { ...settings(URL_TWO), version: 2 })).body.version).toBe(2);
  expect(await entries(id)).toEqual(before);
});

test('the trail has every change, and a secret is only in the one reply', async () => {
  const { id, secret } = await addHook(all.portal, all.token, URL_ONE);
  await update(id, { ...settings(URL_TWO), version: 1 });
  const rotated = await all.portal.call(rotateWebhookSecret, {
    token: all.token,
    params: { id },
    body: { overlapHours: 24 },
  });
  await remove(id);
  const trail = await entries(id);
  expect(trail.map(({ action, actor_id, entity_key }) => [action, actor_id, entity_key])).toEqual(
    ['create', 'update', 'update', 'delete'].map((action) => [action, all.manager, String(id)]),
  );
  expect(trail[1]).toMatchObject({ before: { url: URL_ONE }, after: { url: URL_TWO } });
  expect(trail[2]?.after).toMatchObject({ secret: 'renewed', previous_until: '2026-11-21T15:00:00.000Z' });
  for (const one of [secret, rotated.body.secret]) {
    expect(JSON.stringify(trail)).not.toContain(one.slice('whsec_'.length));
  }
  expect(JSON.stringify(await list())).not.toContain('whsec_');
});

test('a secret needs both the database and the signing key', async () => {
  const { secret } = await addHook(all.portal, all.token, URL_ONE);
  const stored = await database.db.selectFrom('webhook_endpoint').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(secret.slice('whsec_'.length));
  const { secret: second } = await addHook(all.portal, all.token, URL_TWO);
  expect(second).not.toBe(secret);
});

test.each([
  ['nonsense', 'complete address'],
  ['http://93.184.215.14/', 'https://'],
  ['https://me:pw@93.184.215.14/', 'user name'],
  ['https://93.184.215.14:25/', 'port'],
  ['https://127.0.0.1/', 'private address'],
  ['https://169.254.169.254/latest', 'private address'],
  ['https://[::ffff:192.168.0.1]/', 'private address'],
  ['https://localhost/', 'private address'],
])('the address %s is refused with a message at its field', async (url, words) => {
  const { status, body } = await create(settings(url));
  expect(status).toBe(400);
  expect(body.fields.url).toContain(words);
  const { id } = await addHook(all.portal, all.token, URL_ONE);
  expect((await update(id, settings(url))).status).toBe(400);
  expect(await list()).toMatchObject([{ url: URL_ONE }]);
});

test('ERR-05 an address that is refused is named together with what is wrong in the other fields', async () => {
  const wrong = { ...settings('http://93.184.215.14/'), events: ['day.opened'] };
  const { body } = await create(wrong);
  expect(Object.keys(body.fields).toSorted()).toEqual(['events.0', 'url']);
});

test('foreign establishments are refused, and a receiver without events', async () => {
  expect((await create(settings(URL_ONE, { establishments: ['0001', '0003'] }))).status).toBe(403);
  expect((await create(settings(URL_ONE, { establishments: ['9999'] }))).status).toBe(403);
  expect((await create(settings(URL_ONE, { establishments: [] }))).status).toBe(400);
  expect((await create(settings(URL_ONE, { events: [] }))).status).toBe(400);
  expect((await create(settings(URL_ONE, { events: ['day.opened'] }))).status).toBe(400);
  expect(await list()).toEqual([]);
});

test('a manager has ten receivers at most, also if several are added at once', async () => {
  const nth = (place: number) => `${URL_ONE}/${place}`;
  for (let count = 0; count < 8; count += 1) await addHook(all.portal, all.token, nth(count));
  const three = await Promise.all([11, 12, 13].map((place) => create(settings(nth(place)))));
  expect(three.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(three.find(({ status }) => status === 409)?.body.message).toContain('10 receivers');
  expect((await create(settings(URL_ONE), all.other)).status).toBe(201);
});

test('SES-28 an address has one receiver: another attempt after a lost reply creates no second one', async () => {
  const both = await Promise.all([1, 2].map(() => create(settings(URL_ONE))));
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)?.body.fields.url).toMatch(
    /^You already have a receiver with this/,
  );
  expect(await list()).toHaveLength(1);
  // Another notation is the same address.
  expect((await create(settings('HTTPS://93.184.215.14:443/a/../events'))).status).toBe(409);
  const { id, version } = await addHook(all.portal, all.token, URL_TWO);
  expect((await update(id, { ...settings(URL_ONE), version })).status).toBe(409);
  expect((await update(id, { ...settings(URL_TWO, { active: false }), version })).status).toBe(200);
});

describe('the receivers of somebody else', () => {
  let administrator: string;
  beforeAll(async () => {
    await addUser(database.db, { login: '10000001', role: 1 });
    administrator = (await all.portal.signIn('10000001')).token;
  });
  const seen = async (id = all.manager) =>
    (await all.portal.call(listUserWebhooks, { token: administrator, params: { id } })).body.content;
  const end = (id: number, webhook: number, token = administrator) =>
    all.portal.call(deleteUserWebhook, { token, params: { id, webhook } });
  const save = (id: number, effectiveRoles: number[]) =>
    all.portal.call(updateUser, { token: administrator, params: { id }, body: { effectiveRoles } });

  test('are seen and ended by the provider alone, which is in the trail', async () => {
    const { id } = await addHook(all.portal, all.token, URL_ONE);
    expect(await seen()).toEqual(await list());
    expect(await seen(all.otherId)).toEqual([]);
    expect((await end(all.manager, id, all.other)).status).toBe(403);
    expect((await end(all.manager, id, all.token)).status).toBe(403);
    expect((await end(all.otherId, id)).status).toBe(404);
    expect((await end(all.manager, id)).body).toEqual({ id });
    expect((await end(all.manager, id)).status).toBe(404);
    expect(await list()).toEqual([]);
    const [, ended] = await entries(id);
    expect(ended).toMatchObject({ action: 'delete', before: { user_id: all.manager, url: URL_ONE } });
    expect(ended?.actor_id).not.toBe(all.manager);
    // Its manager is told, and of what it deletes itself it is not.
    const ofEnd = [{ user: all.manager, kind: 'webhookEnded' }];
    expect(await told(database)).toEqual(ofEnd);
    const { id: own } = await addHook(all.portal, all.token, URL_ONE);
    await all.portal.call(deleteWebhook, { token: all.token, params: { id: own } });
    expect(await told(database)).toEqual(ofEnd);
  });

  test('end with the profile, with what waits, and do not come back with it', async () => {
    const { id } = await addHook(all.portal, all.other, URL_ONE);
    const { id: kept } = await addHook(all.portal, all.token, URL_TWO);
    await happen(all.portal.context, '0003', 'waits');
    expect((await save(all.otherId, [3])).status).toBe(200);
    expect((await save(all.otherId, [2])).status).toBe(200);
    const left = await database.db.selectFrom('webhook_endpoint').select('id').execute();
    expect(left).toEqual([{ id: kept }]);
    expect(await database.db.selectFrom('webhook_delivery').select('id').execute()).toEqual([]);
    expect((await entries(id)).map(({ action }) => action)).toEqual(['create', 'delete']);
  });
});

test('without API access the calls are refused', async () => {
  const user = database.db.updateTable('portal_user').where('id', '=', all.manager);
  await user.set({ api_ends_on: '2026-11-19' }).execute();
  const { status } = await all.portal.call(listWebhooks, { token: all.token });
  await user.set({ api_ends_on: null }).execute();
  expect(status).toBe(403);
});

test('a deployment in an intranet opens its private addresses, also over http', async () => {
  const intranet = await testPortal(database, { PORTAL_WEBHOOKS_PRIVATE: '10.0.0.0/8' });
  const { token } = await intranet.signIn('20000002');
  const ask = (url: string) => intranet.call(createWebhook, { token, body: settings(url) });
  expect((await ask('http://10.1.2.3:81/events')).status).toBe(201);
  expect((await ask('https://192.168.0.1/')).status).toBe(400);
  expect((await ask('http://93.184.215.14/')).status).toBe(400);
  await intranet.app.close();
});
