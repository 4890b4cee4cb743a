import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { ReportReady } from '../../../../contract/report-event';
import type { AppContext } from '../../../../server/platform/context';
import { openPostgres } from '../../../../server/platform/db/open';
import { addTransactions, transaction } from '../../../support/network';
import { testPortal } from '../../../support/portal';
import { receiver } from '../../../support/receiver';
import { stateOf } from '../views/fixture';
import { addHook, LOOPBACK } from '../webhooks/hooks';
import { type SubscriptionsFixture, subscriptionsFixture, workOf } from './fixture';

let f: SubscriptionsFixture;
beforeAll(async () => {
  f = await subscriptionsFixture(LOOPBACK);
  await addTransactions(f.database.db, [transaction('2026-11-20 10:00:00')]);
});
afterAll(() => f.close());

const DAY_MS = 86_400_000;
const FIRST = Date.parse('2026-11-21T10:01:00Z');

async function subscribed() {
  const { db } = f.database;
  await db.deleteFrom('subscription').execute();
  await db.deleteFrom('job').execute();
  f.post.letters.length = 0;
  f.portal.setNow('2026-11-20T15:00:00Z');
  f.tokens.south = (await f.portal.signIn('31100003')).token;
  const view = await f.save('south', {
    name: `Everything ${Math.trunc(performance.now())}`,
    screen: '/transacoes-extrato',
    state: stateOf({ period: 'thirtyDays' }),
    people: ['viewer'],
  });
  const { body } = await f.subscribe('south', {
    view: view.body.id,
    recipients: [f.ids.south, f.ids.viewer],
  });
  return body.id;
}

/** The runs of all days, each with both recipients once. */
async function assertWhole(count: number) {
  const rows = await f.database.db
    .selectFrom('subscription_sending')
    .innerJoin('subscription_run', 'subscription_run.id', 'subscription_sending.run_id')
    .orderBy('number')
    .orderBy('user_id')
    .select(['subscription_sending.id', 'number', 'user_id', 'day', 'subscription_sending.state'])
    .execute();
  const wanted = Array.from({ length: count }, (_, at) => at + 1).flatMap((number) =>
    [f.ids.south, f.ids.viewer]
      .toSorted((one, other) => one - other)
      .map(
        (user) =>
          `${number} ${user} ${new Date(FIRST + (number - 1) * DAY_MS).toISOString().slice(0, 10)} done`,
      ),
  );
  const done = (state: string) => (state === 'sent' || state === 'empty' ? 'done' : state);
  expect(rows.map(({ number, user_id, day, state }) => `${number} ${user_id} ${day} ${done(state)}`)).toEqual(
    wanted,
  );
  // A mail that is handed over again has the id that it had, by which it is one.
  expect(new Set(f.post.letters.map(({ id }) => id))).toEqual(new Set(rows.map(({ id }) => id)));
}

/** A server that is killed at its so-manyth query: what it was in the middle of is rolled back. */
function killedAt(context: AppContext, queries: number): { context: AppContext; wasKilled: () => boolean } {
  let left = queries;
  const fuse: KyselyPlugin = {
    transformQuery: ({ node }) => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = context.database.db.withPlugin(fuse);
  return { context: { ...context, database: { ...context.database, db } }, wasKilled: () => left < 0 };
}

/** Kills a server in the middle of each day's work, 50 times; another one does what is left. @returns on how many days */
async function killedFiftyTimes(): Promise<number> {
  let kills = 0;
  for (let day = 0; day < 80; day += 1) {
    f.portal.setNow(new Date(FIRST + day * DAY_MS));
    const killed = killedAt(f.portal.context, 1 + ((day * 7) % 53));
    await workOf(killed.context, f.portal.app.making as never, f.post).catch(() => {});
    if (killed.wasKilled()) kills += 1;
    // Its leases run out.
    const free = { lease: null, leased_until: null };
    await f.database.db.updateTable('job').set(free).execute();
    await f.database.db.updateTable('webhook_endpoint').set(free).execute();
    f.portal.setNow(new Date(FIRST + day * DAY_MS + 3_600_000));
    await f.work();
    if (kills === 50) return day + 1;
  }
  throw new Error('A server that is killed does less than it did');
}

test('50 kills in the middle of work: no run is skipped, none is made or sent twice', async () => {
  await subscribed();
  await assertWhole(await killedFiftyTimes());
  const twice = f.post.letters.length - new Set(f.post.letters.map(({ id }) => id)).size;
  expect(twice).toBeLessThan(10);
}, 120_000);

test('50 kills with a receiver and numbered bank files: each is told of once, and no number of the account is taken twice', async () => {
  const { db } = f.database;
  await db.deleteFrom('subscription').execute();
  await db.deleteFrom('job').execute();
  f.portal.setNow('2026-11-20T15:00:00Z');
  const api = { api_access: true, api_starts_on: '2026-01-01' };
  await db.updateTable('portal_user').where('id', '=', f.ids.south).set(api).execute();
  f.tokens.south = (await f.portal.signIn('31100003')).token;
  const shop = await receiver();
  try {
    const { id: webhook } = await addHook(f.portal, f.tokens.south, shop.url);
    const state = stateOf({ period: 'yesterday', dateType: 'dc', accounts: ['1'] });
    const view = await f.save('south', { name: 'Account 1', screen: '/transacoes-extrato', state });
    const wish = { view: view.body.id, format: 'cnab240', numbered: true };
    const { status } = await f.subscribe('south', { ...wish, channel: 'webhook', recipients: [], webhook });
    expect(status).toBe(201);
    const days = await killedFiftyTimes();
    const told = new Map(shop.received.map(({ id, body }) => [id, body.data as ReportReady]));
    const numbers = [...told.values()].map(({ number, bankFile }) => [number, bankFile?.number]);
    // An event that is sent again after a kill has the id that it had.
    expect(numbers).toEqual(Array.from({ length: days }, (_, day) => [day + 1, day + 1]));
    const files = await db.selectFrom('bank_file').select('number').orderBy('number').execute();
    expect(files.map(({ number }) => number)).toEqual(numbers.map(([number]) => number));
    const unsent = db.selectFrom('subscription_sending').where('state', 'not in', ['sent', 'empty']);
    expect(await unsent.select('id').execute()).toEqual([]);
  } finally {
    await shop.close();
  }
}, 120_000);

test.runIf(inject('databaseKind') === 'postgres')(
  'two servers that do the same work at the same moment make and send each run once',
  async () => {
    await subscribed();
    const other = openPostgres((f.database as { url?: string | null }).url ?? '', () => {});
    const second = await testPortal(other);
    try {
      const days = 15;
      for (let day = 0; day < days; day += 1) {
        const now = new Date(FIRST + day * DAY_MS);
        f.portal.setNow(now);
        second.setNow(now);
        const all = [f.portal, second, f.portal, second];
        await Promise.all(all.map(({ context, app }) => workOf(context, app.making as never, f.post)));
        await f.work();
      }
      await assertWhole(days);
      expect(f.post.letters).toHaveLength(2 * days);
    } finally {
      await second.app.close();
      await other.close();
    }
  },
  60_000,
);
