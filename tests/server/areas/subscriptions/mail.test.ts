import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { screens } from '../../../../contract/access';
import { getSending, type Sending, sendingFile, sendSubscription } from '../../../../contract/sendings';
import { sentScreens } from '../../../../contract/subscription-settings';
import {
  deleteSubscription,
  getSubscriptionOffer,
  leaveSubscription,
  listSubscriptions,
  type Subscription,
  updateSubscription,
} from '../../../../contract/subscriptions';
import { sealSecret } from '../../../../server/areas/subscriptions/sftp/secret';
import { formatsOf } from '../../../../server/areas/subscriptions/view';
import { GivenUp } from '../../../../server/platform/jobs/kind';
import { MailFailure } from '../../../../server/platform/mail/failure';
import { addTransactions, transaction } from '../../../support/network';
import { stateOf } from '../views/fixture';
import { type SubscriptionsFixture, subscriptionsFixture, workOf } from './fixture';

let f: SubscriptionsFixture;
beforeAll(async () => {
  f = await subscriptionsFixture();
  await addTransactions(f.database.db, [
    transaction('2026-11-20 10:00:00', { amount: '150.00' }),
    transaction('2026-11-20 11:00:00', { amount: '50.00', processCode: 302 }),
    transaction('2026-11-20 12:00:00', { establishmentCode: '0002', amount: '1000.00' }),
    transaction('2026-11-20 12:00:00', { establishmentCode: '0003', amount: '7.00' }),
  ]);
});
afterAll(() => f.close());
beforeEach(async () => {
  f.portal.setNow('2026-11-20T15:00:00Z');
  await f.database.db.deleteFrom('subscription').execute();
  f.post.letters.length = 0;
  for (const who of ['south', 'viewer', 'boss'] as const)
    f.tokens[who] = (
      await f.portal.signIn({ south: '31100003', viewer: '31100005', boss: '31100001' }[who])
    ).token;
});

const MORNING = '2026-11-21T10:00:30Z';
const later = async (instant: string, who: 'south' | 'viewer' = 'south') => {
  f.portal.setNow(instant);
  const logins = { south: '31100003', viewer: '31100005' };
  f.tokens[who] = (await f.portal.signIn(logins[who])).token;
};

test('a subscription is sent at its hour, to each recipient with its own rows and a control total', async () => {
  const view = await f.save('south', {
    name: 'Yesterday',
    screen: '/transacoes-extrato',
    state: stateOf({ period: 'yesterday' }),
    people: ['viewer'],
  });
  const recipients = [f.ids.south, f.ids.viewer];
  const { status, body } = await f.subscribe('south', { view: view.body.id, recipients });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    own: true,
    state: 'active',
    nextDate: '2026-11-21T07:00:00',
    view: { name: 'Yesterday' },
  });
  expect(await f.told('viewer')).toEqual(['subscriptionNamed']);
  await f.work();
  expect(f.post.letters).toEqual([]);
  f.portal.setNow(MORNING);
  await f.work();
  const mails = f.post.letters.toSorted((one, other) => (one.to.name < other.to.name ? -1 : 1));
  expect(mails.map(({ to, subject }) => [to.name, subject])).toEqual([
    ['Person south', 'Yesterday, no. 1'],
    ['Person viewer', 'Yesterday, no. 1'],
  ]);
  expect(mails[0]?.text).toMatch(
    /Rows: 3\. Deposits: .*1,150\.00\. Withdrawals: .*50\.00\. Balance: .*1,100\.00/,
  );
  expect(mails[1]?.text).toMatch(
    /Rows: 2\. Deposits: .*150\.00\. Withdrawals: .*50\.00\. Balance: .*100\.00/,
  );
  await f.work();
  expect(f.post.letters).toHaveLength(2);
  // The link asks for a sign-in, and opens for its recipient alone.
  await later(MORNING);
  await later(MORNING, 'viewer');
  const link = new URL(mails[1]?.link ?? '');
  expect(link.pathname).toBe('/assinaturas');
  const id = link.searchParams.get('envio') ?? '';
  const seen = await f.call('viewer', getSending, { params: { id } });
  expect(seen.body).toMatchObject({
    number: 1,
    state: 'sent',
    file: true,
    total: { rows: 2, balance: '100.00' },
  });
  expect((await f.call('south', getSending, { params: { id } })).body).toMatchObject({
    file: false,
    total: null,
  });
  expect((await f.call('south', sendingFile, { params: { id }, body: {} })).status).toBe(404);
  // What arrives later is in no earlier file.
  await addTransactions(f.database.db, [transaction('2026-11-20 13:00:00', { amount: '999.00' })]);
  const promised = await f.call('viewer', sendingFile, { params: { id }, body: {} });
  const { urlDownload } = promised.body as { urlDownload: string };
  const file = await f.portal.app.inject({
    url: urlDownload,
    headers: { authorization: `Bearer ${f.tokens.viewer}` },
  });
  expect(file.statusCode).toBe(200);
  expect(file.body).toContain('150');
  expect(file.body).not.toContain('999');
  expect(file.body).not.toContain('Mercado 2');
});

test('each run has the next number, also those that an outage has missed, which say that they are late', async () => {
  const { body } = await f.subscribe('south');
  f.portal.setNow('2026-11-24T13:00:00Z');
  await f.work();
  await later('2026-11-24T13:00:00Z');
  const sent = await f.sendings('south', body.id);
  expect(sent.map(({ number, plannedDate, late }) => [number, plannedDate.slice(0, 10), late])).toEqual([
    [4, '2026-11-24', true],
    [3, '2026-11-23', true],
    [2, '2026-11-22', true],
    [1, '2026-11-21', true],
  ]);
  expect(f.post.letters.every(({ text }) => text.includes('later than planned'))).toBe(true);
  // Three of the days had nothing, which their mails say.
  expect(sent.map(({ state }) => state)).toEqual(['empty', 'empty', 'empty', 'sent']);
  expect(f.post.letters.filter(({ text }) => text.includes('It has no rows'))).toHaveLength(3);
});

test('what is due while its form is saved is sent, unless its schedule is another one', async () => {
  const { body } = await f.subscribe('south');
  await later(MORNING);
  const params = { id: body.id };
  const change = (more: object) => f.call('south', updateSubscription, { params, body: more });
  const { schedule } = body;
  expect((await change({ schedule, language: 'pt' })).body).toMatchObject({
    nextDate: '2026-11-21T07:00:00',
  });
  await f.work();
  expect(f.post.letters).toHaveLength(1);
  expect((await change({ schedule: { ...schedule, time: '09:00' } })).body).toMatchObject({
    nextDate: '2026-11-21T09:00:00',
  });
});

test('whoever left gets nothing, nor who lost the screen or the view; the owner is told once', async () => {
  const view = await f.save('south', {
    name: 'Shared',
    screen: '/transacoes-extrato',
    state: stateOf({ period: 'yesterday' }),
    people: ['viewer'],
  });
  const { body } = await f.subscribe('south', { view: view.body.id, recipients: [f.ids.viewer] });
  const { db } = f.database;
  await db.updateTable('portal_user').where('id', '=', f.ids.viewer).set({ active: false }).execute();
  f.portal.setNow(MORNING);
  await f.work();
  f.portal.setNow('2026-11-22T10:01:00Z');
  await f.work();
  expect(f.post.letters).toEqual([]);
  expect((await f.told('south')).filter((kind) => kind === 'subscriptionWithheld')).toHaveLength(1);
  await db.updateTable('portal_user').where('id', '=', f.ids.viewer).set({ active: true, role: 5 }).execute();
  f.portal.setNow('2026-11-23T10:01:00Z');
  await f.work();
  await db.updateTable('portal_user').where('id', '=', f.ids.viewer).set({ role: 3 }).execute();
  await db.deleteFrom('saved_view_person').where('view_id', '=', view.body.id).execute();
  f.portal.setNow('2026-11-24T10:01:00Z');
  await f.work();
  expect(f.post.letters).toEqual([]);
  await later('2026-11-24T10:01:00Z');
  const sent = await f.sendings('south', body.id);
  expect(sent.map(({ number, state, reason }) => [number, state, reason])).toEqual([
    [4, 'withheld', 'view'],
    [3, 'withheld', 'screen'],
    [2, 'withheld', 'left'],
    [1, 'withheld', 'left'],
  ]);
});

test('a mail that waits does not go to whoever stopped receiving it meanwhile', async () => {
  const view = await f.save('south', {
    name: 'For two',
    screen: '/transacoes-extrato',
    state: stateOf({ period: 'yesterday' }),
    people: ['viewer'],
  });
  const recipients = [f.ids.south, f.ids.viewer];
  const { body } = await f.subscribe('south', { view: view.body.id, recipients });
  f.post.failures.push(new MailFailure('away'), new MailFailure('away'));
  f.portal.setNow(MORNING);
  await f.work();
  await later(MORNING, 'viewer');
  const told = { viewer: await f.told('viewer'), south: (await f.told('south')).length };
  expect((await f.call('viewer', leaveSubscription, { params: { id: body.id } })).status).toBe(200);
  f.portal.setNow('2026-11-21T10:05:00Z');
  await f.work();
  expect(f.post.letters.map(({ to }) => to.name)).toEqual(['Person south']);
  await later('2026-11-21T10:05:00Z');
  const ends = (await f.sendings('south', body.id)).map(({ recipient, state, reason }) => [
    recipient.id,
    [state, reason],
  ]);
  expect(Object.fromEntries(ends)).toEqual({
    [f.ids.south]: ['sent', null],
    [f.ids.viewer]: ['withheld', 'left'],
  });
  expect(await f.told('viewer')).toEqual(told.viewer);
  expect((await f.told('south')).slice(told.south)).toEqual(['subscriptionWithheld']);
});

test('one that nobody receives any more stops before its next run, until somebody is named', async () => {
  const view = await f.save('south', {
    name: 'For the viewer',
    screen: '/transacoes-extrato',
    state: stateOf({ period: 'yesterday' }),
    people: ['viewer'],
  });
  const { body } = await f.subscribe('south', { view: view.body.id, recipients: [f.ids.viewer] });
  const params = { id: body.id };
  expect((await f.call('viewer', leaveSubscription, { params })).status).toBe(200);
  const now = (test: boolean) => f.call('south', sendSubscription, { params, body: { test } });
  expect((await now(false)).status).toBe(409);
  await later(MORNING);
  await f.work();
  expect(await f.sendings('south', body.id)).toEqual([]);
  expect((await f.told('south')).at(-1)).toBe('subscriptionStopped');
  const { body: listed } = await f.call('south', listSubscriptions);
  expect((listed as { subscriptions: Subscription[] }).subscriptions).toMatchObject([
    { state: 'noRecipients', nextDate: null },
  ]);
  const change = (more: object) => f.call('south', updateSubscription, { params, body: more });
  expect((await change({ paused: false })).status).toBe(400);
  // Another name is what it waited for, and nobody has to let it go on besides.
  expect((await change({ recipients: [f.ids.viewer] })).body).toMatchObject({
    state: 'active',
    nextDate: '2026-11-22T07:00:00',
  });
  // A test goes to its owner.
  expect((await now(true)).status).toBe(200);
});

test('one whose owner was switched off goes on by itself when they are back within thirty days', async () => {
  const { db } = f.database;
  const { body } = await f.subscribe('south');
  const setActive = (active: boolean) =>
    db.updateTable('portal_user').where('id', '=', f.ids.south).set({ active }).execute();
  const stateOfIt = async () =>
    (await db.selectFrom('subscription').where('id', '=', body.id).select('state').executeTakeFirstOrThrow())
      .state;
  await setActive(false);
  f.portal.setNow(MORNING);
  await f.work();
  expect(await stateOfIt()).toBe('ownerGone');
  await setActive(true);
  f.portal.setNow('2026-12-10T15:00:00Z');
  await f.work();
  expect(await stateOfIt()).toBe('active');
  await later('2026-12-10T15:00:00Z');
  // Nothing is sent of what was due while they were away.
  const { body: listed } = await f.call('south', listSubscriptions);
  expect((listed as { subscriptions: Subscription[] }).subscriptions).toMatchObject([
    { id: body.id, nextDate: '2026-12-11T07:00:00', last: null },
  ]);
  await setActive(false);
  f.portal.setNow('2026-12-11T10:01:00Z');
  await f.work();
  await setActive(true);
  f.portal.setNow('2027-01-12T10:01:00Z');
  await f.work();
  expect(await stateOfIt()).toBe('ownerGone');
});

test('a view whose shops are all lost is not sent as another one, and one that is deleted stops', async () => {
  const view = await f.save('south', {
    name: 'Shop 2',
    screen: '/transacoes-extrato',
    state: stateOf({ period: 'yesterday', ecs: ['0002'] }),
  });
  const { body } = await f.subscribe('south', { view: view.body.id });
  const { db } = f.database;
  await db
    .deleteFrom('user_establishment')
    .where('user_id', '=', f.ids.south)
    .where('establishment_code', '=', '0002')
    .execute();
  f.portal.setNow(MORNING);
  await f.work();
  await later(MORNING);
  expect(await f.sendings('south', body.id)).toMatchObject([{ state: 'withheld', reason: 'beyondScope' }]);
  await db
    .insertInto('user_establishment')
    .values({ user_id: f.ids.south, establishment_code: '0002' })
    .execute();
  await db.deleteFrom('saved_view').where('id', '=', view.body.id).execute();
  f.portal.setNow('2026-11-22T10:01:00Z');
  await f.work();
  await later('2026-11-22T10:01:00Z');
  const { body: listed } = await f.call('south', listSubscriptions);
  expect((listed as { subscriptions: Subscription[] }).subscriptions).toMatchObject([
    { state: 'viewGone', view: null, nextDate: null },
  ]);
  expect(f.post.letters).toEqual([]);
  expect(await f.told('south')).toContain('subscriptionStopped');
});

test('a mail that fails is tried again and sent once; late and refused ones are told of', async () => {
  const { body } = await f.subscribe('south');
  f.post.failures.push(new MailFailure('away'), new MailFailure('away'));
  f.portal.setNow(MORNING);
  await f.work();
  expect(f.post.letters).toEqual([]);
  await later(MORNING);
  expect(await f.sendings('south', body.id)).toMatchObject([
    { state: 'waiting', reason: 'mailUnreachable', tries: 1, sentDate: null },
  ]);
  const before = (await f.told('south')).length;
  f.portal.setNow('2026-11-21T11:30:00Z');
  await f.work();
  expect((await f.told('south')).slice(before)).toEqual(['subscriptionLate']);
  f.portal.setNow('2026-11-21T11:40:00Z');
  await f.work();
  expect(f.post.letters).toHaveLength(1);
  expect(f.post.letters[0]?.text).toContain('later than planned');
  f.post.failures.push(new GivenUp('no such mailbox'));
  f.portal.setNow('2026-11-22T10:01:00Z');
  await f.work();
  expect(f.post.letters).toHaveLength(1);
  await later('2026-11-22T10:01:00Z');
  expect(await f.sendings('south', body.id)).toMatchObject([
    { number: 2, state: 'failed', reason: 'mailRefused' },
    { number: 1, state: 'sent', tries: 3 },
  ]);
  expect((await f.told('south')).at(-1)).toBe('subscriptionFailed');
});

test('what waits while nothing leaves the deployment is late and said to be, and goes out afterwards', async () => {
  const { body } = await f.subscribe('south');
  f.post.failures.push(new MailFailure('away'));
  f.portal.setNow(MORNING);
  await f.work();
  const before = (await f.told('south')).length;
  const { context } = f.portal;
  const closed = { ...context, config: { ...context.config, outbound: false } };
  const work = (instant: string) => {
    f.portal.setNow(instant);
    return workOf(closed, f.portal.app.making as never, f.post);
  };
  await work('2026-11-21T10:10:00Z');
  await later('2026-11-21T11:20:00Z');
  // Nobody has tried it since it became late.
  expect(await f.sendings('south', body.id)).toMatchObject([
    { state: 'waiting', reason: 'outboundOff', tries: 2, late: true },
  ]);
  await work('2026-11-21T11:20:00Z');
  expect((await f.told('south')).slice(before)).toEqual(['subscriptionLate']);
  f.portal.setNow('2026-11-21T11:50:00Z');
  await f.work();
  await later('2026-11-21T11:50:00Z');
  expect(f.post.letters).toHaveLength(1);
  expect(await f.sendings('south', body.id)).toMatchObject([{ state: 'sent', late: true }]);
});

test('what is tried for three days is given up', async () => {
  const { body } = await f.subscribe('south', { schedule: { rhythm: 'weekly', weekday: 6, time: '07:00' } });
  f.portal.setNow(MORNING);
  f.post.failures.push(new MailFailure('away'), new MailFailure('away'));
  await f.work();
  f.portal.setNow('2026-11-24T10:30:00Z');
  await f.work();
  await later('2026-11-24T10:30:00Z');
  expect(await f.sendings('south', body.id)).toMatchObject([{ state: 'failed', reason: 'mailUnreachable' }]);
  expect(
    await f.database.db.selectFrom('job').where('kind', 'like', 'subscription%').select('id').execute(),
  ).toEqual([]);
});

test('ten that fail for one cause are one notice until it is read, and one mail to their owner', async () => {
  const { db } = f.database;
  f.post.troubles.length = 0;
  await db.deleteFrom('user_notification').execute();
  const ids: string[] = [];
  for (let at = 0; at < 10; at += 1) ids.push((await f.subscribe('south')).body.id);
  // All of them go to one server, which nobody may reach.
  const sealed = sealSecret(f.portal.context, { password: 'secret' });
  await db
    .updateTable('subscription')
    .set({
      channel: 'sftp',
      host: '10.0.0.1',
      port: 22,
      sftp_user: 'cofre',
      folder: '',
      sealed,
      host_key: 'x',
    })
    .execute();
  const failing = async (instant: string) => {
    f.portal.setNow(instant);
    await f.work();
  };
  await failing(MORNING);
  const lines = async () =>
    (
      await db
        .selectFrom('user_notification')
        .innerJoin('notification', 'notification.id', 'user_notification.notification_id')
        .where('user_id', '=', f.ids.south)
        .where('kind', '=', 'subscriptionLate')
        .orderBy('notification.id')
        .select('description')
        .execute()
    ).map(({ description }) => description);
  expect(await lines()).toEqual([]);
  await failing('2026-11-21T11:10:00Z');
  expect(await lines()).toHaveLength(1);
  expect(f.post.troubles).toEqual([]);
  await failing('2026-11-21T11:25:00Z');
  expect(f.post.troubles.map(({ to, subject }) => [to.name, subject])).toEqual([
    ['Person south', expect.stringMatching(/^Su suscripción a “View \d+” no se envía$/)],
  ]);
  const text = f.post.troubles[0]?.text ?? '';
  expect(text).toContain('10 envíos aún no se pudieron hacer y se intentan de nuevo');
  expect(text).toMatch(/Los demás:( View \d+, n\.º 1;?){9}/);
  expect(await lines()).toEqual([expect.stringMatching(/^10 envíos aún no se pudieron hacer/)]);
  // After it was read, a failure is told of anew, and not mixed with what is given up.
  await db.updateTable('user_notification').set({ viewed_at: new Date() }).execute();
  await failing('2026-11-22T11:10:00Z');
  expect(await lines()).toHaveLength(2);
});

test('one is paused, goes on, is sent at once, tested and ended; only by its owner', async () => {
  const view = await f.save('south', {
    name: 'Ours',
    screen: '/transacoes-extrato',
    state: stateOf({ period: 'today' }),
    people: ['viewer'],
  });
  const { body } = await f.subscribe('south', { view: view.body.id, recipients: [f.ids.viewer] });
  const params = { id: body.id };
  const change = (more: object) => f.call('south', updateSubscription, { params, body: more });
  expect((await f.call('viewer', updateSubscription, { params, body: { paused: true } })).status).toBe(403);
  expect((await f.call('boss', updateSubscription, { params, body: { paused: true } })).status).toBe(404);
  expect((await change({ version: 1, paused: true })).body).toMatchObject({
    state: 'paused',
    version: 2,
    nextDate: null,
  });
  expect((await change({ version: 1, paused: false })).status).toBe(409);
  f.portal.setNow('2026-11-21T14:00:00Z');
  await f.work();
  expect(f.post.letters).toEqual([]);
  await later('2026-11-21T14:00:00Z');
  await later('2026-11-21T14:00:00Z', 'viewer');
  expect(
    (await change({ version: 2, paused: false, schedule: { rhythm: 'daily', time: '09:00' } })).body,
  ).toMatchObject({
    state: 'active',
    nextDate: '2026-11-22T09:00:00',
  });
  const test = await f.call('south', sendSubscription, { params, body: { test: true } });
  expect((test.body as { sendings: Sending[] }).sendings).toMatchObject([
    { number: null, state: 'waiting', recipient: { id: f.ids.south } },
  ]);
  expect((await f.call('south', sendSubscription, { params, body: { test: false } })).status).toBe(429);
  await later('2026-11-21T14:02:00Z');
  expect((await f.call('south', sendSubscription, { params, body: { test: false } })).status).toBe(200);
  await f.work();
  expect(f.post.letters.map(({ to, subject }) => [to.name, subject])).toEqual([
    ['Person south', 'Ours (test)'],
    ['Person viewer', 'Ours, no. 1'],
  ]);
  expect((await f.call('viewer', leaveSubscription, { params })).status).toBe(200);
  expect((await f.call('viewer', leaveSubscription, { params })).status).toBe(404);
  expect((await f.call('south', deleteSubscription, { params, query: {} })).status).toBe(200);
  const trail = await f.database.db
    .selectFrom('audit')
    .where('entity', '=', 'subscription')
    .where('entity_key', '=', body.id)
    .orderBy('id')
    .select(['actor', 'action'])
    .execute();
  expect(trail.map(({ actor, action }) => [actor, action])).toEqual([
    ['31100003', 'create'],
    ['31100003', 'update'],
    ['31100003', 'update'],
    ['31100005', 'update'],
    ['31100003', 'delete'],
  ]);
});

test('views can be sent of the screens of which the console offers it, and of no other', () => {
  const { sources } = f.portal.app.making;
  const state = JSON.stringify(stateOf({ period: 'yesterday' }));
  const sendable = screens
    .map(({ path }) => path)
    .filter((screen) => formatsOf(sources, { screen, state }).length > 0);
  expect(sendable).toEqual([...sentScreens]);
});

test('what cannot be sent is refused at its field', async () => {
  const refused = async (wish: object) => {
    const { status, body } = await f.subscribe('south', wish);
    return [status, Object.keys(body.fields ?? {})];
  };
  expect(await refused({ schedule: { rhythm: 'weekly' } })).toEqual([400, ['time', 'weekday']]);
  expect(await refused({ format: 'ofx' })).toEqual([400, ['format']]);
  expect(await refused({ recipients: [] })).toEqual([400, ['recipients']]);
  expect(await refused({ recipients: [f.ids.south, f.ids.viewer] })).toEqual([400, ['recipients']]);
  expect(await refused({ attached: true })).toEqual([400, ['attached']]);
  expect(await refused({ channel: 'sftp', recipients: [] })).toEqual([400, ['sftp']]);
  const codes = await f.save('south', { name: 'Codes' });
  expect((await f.call('south', getSubscriptionOffer, { params: { id: codes.body.id } })).body).toMatchObject(
    {
      formats: [],
      mayName: true,
      attachments: false,
      period: null,
    },
  );
  const account = await f.save('south', {
    name: 'Account',
    screen: '/transacoes-extrato',
    state: stateOf({ period: 'lastMonth', dateType: 'dc', accounts: ['1'] }),
  });
  const offer = await f.call('south', getSubscriptionOffer, { params: { id: account.body.id } });
  expect(offer.body).toMatchObject({ formats: expect.arrayContaining(['ofx']), period: 'lastMonth' });
});
