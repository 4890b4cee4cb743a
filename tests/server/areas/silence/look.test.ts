import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../../../contract/calendar';
import { webhookEvents } from '../../../../contract/webhook-events';
import { silence } from '../../../../server/areas/silence';
import { lookForSilence } from '../../../../server/areas/silence/look';
import { cancelTransactions } from '../../../../server/ingest/transactions/cancel';
import type { Log } from '../../../../server/platform/context';
import type { Database } from '../../../../server/platform/db/open';
import { attemptNextJob } from '../../../../server/platform/jobs/attempt';
import { freshDatabase } from '../../../support/databases';
import {
  addNetwork,
  addTransactions,
  addUser,
  forgetTransactions,
  transaction,
} from '../../../support/network';
import { forgetNotices } from '../../../support/notices';
import { NOON, type TestPortal, TODAY, testPortal } from '../../../support/portal';
import { snapshot } from '../../../support/snapshot';

/** Four shops of one city that deposit every day at nine and at four, up to today at nine. */
const CODES = ['0001', '0002', '0003', '0004'];

let database: Database;
let portal: TestPortal;
let people: Record<string, number>;

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  people = {
    administrator: await addUser(db, { login: '10000001', role: 1 }),
    manager: await addUser(db, { login: '20000002', role: 2, groups: [1] }),
    other: await addUser(db, { login: '20000003', role: 2, establishments: ['0003'] }),
    viewer: await addUser(db, { login: '30000003', role: 3, establishments: ['0001'] }),
    gone: await addUser(db, { login: '20000009', role: 2, establishments: ['0001'], active: false }),
  };
  portal = await testPortal(database);
});
beforeEach(() => portal.setNow(NOON));
afterEach(async () => {
  const { db } = database;
  await forgetNotices(db);
  await db.deleteFrom('silence').execute();
  await db.deleteFrom('sparse_establishment').execute();
  await db.deleteFrom('job').execute();
  await db.updateTable('silence_look').set({ looked_at: null, behind_since: null }).execute();
  await forgetTransactions(db);
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

/** Deposits of 70 days; a shop has none for `silentFor` days up to today. */
async function live(silentFor: Record<string, number>, codes = CODES) {
  const rows = codes.flatMap((establishmentCode) =>
    Array.from({ length: 70 }, (_, ago) => ago)
      .filter((ago) => ago >= (silentFor[establishmentCode] ?? 0))
      .flatMap((ago) =>
        (ago === 0 ? ['09'] : ['09', '16']).map((hour) =>
          transaction(`${addDays(TODAY, -ago)}T${hour}:10:20`, { establishmentCode }),
        ),
      ),
  );
  await addTransactions(database.db, rows);
}

/** Runs the job at the beginning of the current hour. */
const look = (instant = NOON) =>
  lookForSilence(database.db, portal.context.config, { at: new Date(instant), now: portal.context.now() });
const HOUR_LATER = '2026-11-20T16:00:00Z';

const silences = () =>
  database.db
    .selectFrom('silence')
    .select(['establishment_code as code', 'last_deposit_at as last', 'ended_at as ended'])
    .orderBy('id')
    .execute();
const told = async () =>
  (
    await database.db
      .selectFrom('notification')
      .innerJoin('user_notification', 'notification_id', 'notification.id')
      .select(['kind', 'user_id', 'parameters'])
      .orderBy('notification.id')
      .orderBy('user_id')
      .execute()
  ).map(({ kind, user_id, parameters }) => ({ kind, to: user_id, parameters }));

test('a silent shop is notified to administrators and to its managers, with its last deposit', async () => {
  await live({ '0001': 3 });
  await look();
  expect(await silences()).toEqual([{ code: '0001', last: `${addDays(TODAY, -3)}T16:10:20`, ended: null }]);
  const parameters = { shop: 'Mercado 1', last: `${addDays(TODAY, -3)}T16:10:20` };
  expect(await told()).toEqual(
    [people.administrator, people.manager].map((to) => ({
      kind: 'shopSilent',
      to,
      parameters: expect.objectContaining(parameters),
    })),
  );
});

test('webhooks are published as well, in the same transaction', async () => {
  const { db } = database;
  await db
    .insertInto('webhook_endpoint')
    .values({
      user_id: people.manager ?? 0,
      url: 'https://shop.example.com/',
      events: ['shop.silent'],
      establishments: null,
      seed: 'a seed',
      created_at: new Date(NOON),
    })
    .execute();
  await live({ '0001': 3, '0003': 4 });
  await look();
  await look(HOUR_LATER);
  const events = await db
    .selectFrom('webhook_event')
    .select(['type', 'establishment_code', 'body'])
    .execute();
  await db.deleteFrom('webhook_endpoint').execute();
  await db.deleteFrom('webhook_event').execute();
  // 0003 belongs to another manager.
  expect(events).toEqual([{ type: 'shop.silent', establishment_code: '0001', body: expect.any(String) }]);
  const body = JSON.parse(events[0]?.body ?? '');
  webhookEvents['shop.silent'].parse(body.data);
  expect(body).toEqual({
    type: 'shop.silent',
    timestamp: '2026-11-20T15:00:00.000Z',
    data: {
      establishment: '0001',
      name: 'Mercado 1',
      lastDeposit: `${addDays(TODAY, -3)}T16:10:20`,
      onceInDays: expect.any(Number),
      noticedAt: '2026-11-20T15:00:00.000Z',
    },
  });
});

test('it is notified once over many hours, and its return once', async () => {
  await live({ '0001': 3 });
  await look();
  await look(HOUR_LATER);
  expect(await told()).toHaveLength(2);
  await addTransactions(database.db, [
    transaction(`${TODAY}T12:30:00`),
    ...CODES.slice(1).map((establishmentCode) => transaction(`${TODAY}T12:40:00`, { establishmentCode })),
  ]);
  await look('2026-11-20T17:00:00Z');
  await look('2026-11-20T18:00:00Z');
  expect((await told()).slice(2)).toEqual(
    [people.administrator, people.manager].map((to) => ({
      kind: 'shopBack',
      to,
      parameters: { shop: 'Mercado 1', back: `${TODAY}T12:30:00` },
    })),
  );
  expect(await silences()).toMatchObject([{ code: '0001', ended: expect.any(Date) }]);
});

test('a withdrawal is no deposit, and neither is a cancelled transaction', async () => {
  await live({ '0001': 3 });
  const cancelled = transaction(`${TODAY}T09:05:00`);
  await addTransactions(database.db, [transaction(`${TODAY}T09:00:00`, { processCode: 302 }), cancelled]);
  await database.db
    .transaction()
    .execute((trx) => cancelTransactions(trx, [{ ...cancelled, cancelledAt: new Date(NOON) }]));
  await look();
  expect(await silences()).toMatchObject([{ code: '0001' }]);
});

test('days on which most shops of the city are silent do not count', async () => {
  await live({ '0001': 3, '0002': 3, '0003': 3 });
  await look();
  expect(await silences()).toEqual([]);
});

test('while nothing arrives from the whole network no shop becomes silent, and returns are notified', async () => {
  await live({ '0001': 3 });
  await look();
  const later = '2026-11-22T15:00:00Z';
  portal.setNow(later);
  await look(later);
  expect(await silences()).toHaveLength(1);
  expect(await database.db.selectFrom('silence_look').select('behind_since').executeTakeFirst()).toEqual({
    behind_since: `${TODAY}T09:00:00`,
  });
  await addTransactions(database.db, [transaction(`2026-11-20T20:00:00`)]);
  await look('2026-11-22T16:00:00Z');
  expect((await told()).map(({ kind }) => kind)).toContain('shopBack');
});

test('shops with too few deposits are listed separately', async () => {
  await live({}, ['0001', '0002', '0003']);
  await addTransactions(database.db, [transaction(`${TODAY}T09:00:00`, { establishmentCode: '0004' })]);
  await look();
  expect(await database.db.selectFrom('sparse_establishment').selectAll().execute()).toEqual([
    { establishment_code: '0004' },
  ]);
});

test('two servers at the same moment notify it once', async () => {
  await live({ '0001': 3, '0003': 4 });
  await Promise.all([look(), look()]);
  expect(await silences()).toHaveLength(2);
  // An administrator and a manager are notified of 0001, an administrator and another manager of 0003.
  expect(await told()).toHaveLength(4);
});

test('an hour whose job runs after the next one is no longer judged', async () => {
  await live({ '0001': 3 });
  portal.setNow(HOUR_LATER);
  await look(HOUR_LATER);
  await forgetTransactions(database.db);
  await look(NOON);
  const { looked_at } = await database.db.selectFrom('silence_look').selectAll().executeTakeFirstOrThrow();
  expect(looked_at).toEqual(new Date(HOUR_LATER));
  expect(await silences()).toMatchObject([{ code: '0001', ended: null }]);
});

test('an interrupted run is rolled back, and the next one notifies everything once', async () => {
  await live({ '0001': 3, '0003': 4 });
  const before = await snapshot(database.db);
  // The server dies before its second notice: the first of two silent shops was notified.
  let asked = 0;
  const broken = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (result.rows.some((row) => 'shop' in row)) asked += 1;
      if (asked === 2) throw new Error('The server dies');
      return result;
    },
  });
  await expect(
    lookForSilence(broken, portal.context.config, { at: new Date(NOON), now: new Date(NOON) }),
  ).rejects.toThrow('The server dies');
  expect(await snapshot(database.db)).toEqual(before);
  await look();
  expect(await silences()).toHaveLength(2);
  expect(await told()).toHaveLength(4);
});

test('it is judged once an hour, by the job that the routine enqueues', async () => {
  await live({ '0001': 3 });
  const { context } = portal;
  const mailing = { post: { send: async () => {} }, site: '' } as never;
  const log = { warn: () => {}, error: () => {} } as unknown as Log;
  const worker = { context, handlers: silence.jobs?.(context, mailing) ?? [], log, leaseSeconds: 30 };
  const never = new AbortController().signal;
  const round = async () => {
    for (const routine of silence.routines ?? []) await routine.look(context);
    return attemptNextJob(worker, never);
  };
  portal.setNow('2026-11-20T15:20:00Z');
  expect(await round()).toBe(true);
  expect(await silences()).toHaveLength(1);
  portal.setNow('2026-11-20T15:59:59Z');
  expect(await round(), 'the same hour').toBe(false);
  portal.setNow('2026-11-20T16:00:01Z');
  expect(await round(), 'the next hour').toBe(true);
});
