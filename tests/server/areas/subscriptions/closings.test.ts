import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  endSubscription,
  endSubscriptionsOf,
  listAllSubscriptions,
} from '../../../../contract/all-subscriptions';
import { listSubscriptions, type Subscription } from '../../../../contract/subscriptions';
import { lookAfterDays } from '../../../../server/areas/webhooks/days/job';
import { addTransactions, transaction } from '../../../support/network';
import { stateOf } from '../views/fixture';
import { type SubscriptionsFixture, subscriptionsFixture } from './fixture';

let f: SubscriptionsFixture;
beforeAll(async () => {
  f = await subscriptionsFixture();
});
afterAll(() => f.close());

const logins = { boss: '31100001', south: '31100003', viewer: '31100005' };
const at = async (instant: string) => {
  f.portal.setNow(instant);
  for (const who of ['boss', 'south', 'viewer'] as const)
    f.tokens[who] = (await f.portal.signIn(logins[who])).token;
};

test('after a closing it is sent as the day or the month was closed, whenever that was', async () => {
  await at('2026-11-29T12:00:00Z');
  await lookAfterDays(f.portal.context);
  const view = async (name: string, period: string) =>
    (
      await f.save('south', {
        name,
        screen: '/transacoes-extrato',
        state: stateOf({ period, dateType: 'dc' }),
      })
    ).body.id;
  const day = await f.subscribe('south', {
    view: await view('Day', 'yesterday'),
    schedule: { rhythm: 'dayClosed' },
  });
  await f.subscribe('south', { view: await view('Month', 'lastMonth'), schedule: { rhythm: 'monthClosed' } });
  expect(day.body).toMatchObject({ state: 'active', nextDate: null });
  await addTransactions(f.database.db, [
    transaction('2026-11-29 10:00:00', { amount: '10.00' }),
    transaction('2026-11-30 10:00:00', { amount: '20.00' }),
  ]);
  await f.work();
  expect(f.post.letters).toEqual([]);
  f.portal.setNow('2026-12-01T12:00:00Z');
  await addTransactions(f.database.db, [transaction('2026-12-01 05:00:00', { amount: '1.00' })]);
  await lookAfterDays(f.portal.context);
  // Late for the closed day: it is in no file of it.
  await addTransactions(f.database.db, [transaction('2026-11-30 11:00:00', { amount: '500.00' })]);
  await f.work();
  const said = f.post.letters
    .map(({ subject, text }) => `${subject}: ${/Deposits: \D*([\d.,]+\d)/.exec(text)?.[1]}`)
    .toSorted();
  expect(said).toEqual(['Day, no. 1: 10.00', 'Day, no. 2: 20.00', 'Month, no. 1: 30.00']);
  await f.work();
  expect(f.post.letters).toHaveLength(3);
});

test('level 1 sees the subscriptions of everybody, and ends those of a leaver at once', async () => {
  await at('2026-12-01T13:00:00Z');
  const view = await f.save('south', {
    name: 'Team',
    screen: '/transacoes-extrato',
    state: stateOf({ period: 'yesterday' }),
    people: ['viewer'],
  });
  await f.subscribe('south', { view: view.body.id, recipients: [f.ids.south, f.ids.viewer] });
  await f.subscribe('viewer');
  const all = async (query: object) => {
    const { body } = await f.call('boss', listAllSubscriptions, { query });
    return (body as { subscriptions: Subscription[] }).subscriptions;
  };
  expect((await all({})).length).toBe(4);
  const ofViewer = await all({ person: f.ids.viewer });
  expect(new Set(ofViewer.map(({ owner }) => owner.id))).toEqual(new Set([f.ids.south, f.ids.viewer]));
  for (const [who, operation, call] of [
    ['south', listAllSubscriptions, { query: {} }],
    ['south', endSubscriptionsOf, { body: { person: f.ids.viewer } }],
    ['viewer', endSubscription, { params: { id: 'x' } }],
  ] as const)
    expect((await f.call(who, operation, call)).status).toBe(403);
  const ended = await f.call('boss', endSubscriptionsOf, { body: { person: f.ids.viewer } });
  expect(ended.body).toEqual({ ended: 1, left: 1 });
  expect(await f.told('viewer')).toContain('subscriptionEnded');
  const { body } = await f.call('viewer', listSubscriptions);
  expect((body as { subscriptions: Subscription[] }).subscriptions).toEqual([]);
  const [one] = await all({});
  expect((await f.call('boss', endSubscription, { params: { id: one?.id } })).status).toBe(200);
  expect((await f.call('boss', endSubscription, { params: { id: one?.id } })).status).toBe(404);
});

test('what is owned by somebody who left stops, and PORTAL_OUTBOUND=off sends nothing', async () => {
  await at('2026-12-02T12:00:00Z');
  await f.database.db.deleteFrom('subscription').execute();
  f.post.letters.length = 0;
  await f.subscribe('south');
  await f.database.db
    .updateTable('portal_user')
    .where('id', '=', f.ids.south)
    .set({ active: false })
    .execute();
  f.portal.setNow('2026-12-03T12:00:00Z');
  await f.work();
  expect(f.post.letters).toEqual([]);
  const [stored] = await f.database.db.selectFrom('subscription').select(['state', 'next_at']).execute();
  expect(stored).toEqual({ state: 'ownerGone', next_at: null });

  const off = await subscriptionsFixture({ PORTAL_OUTBOUND: 'off' });
  try {
    await off.subscribe('south');
    off.portal.setNow('2026-11-22T12:00:00Z');
    await off.work();
    expect(off.post.letters).toEqual([]);
    expect(await off.database.db.selectFrom('subscription_run').selectAll().execute()).toEqual([]);
  } finally {
    await off.close();
  }
});
