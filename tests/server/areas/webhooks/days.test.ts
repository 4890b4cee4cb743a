import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../../../contract/calendar';
import { feedCancellations } from '../../../../contract/feed';
import { type WebhookEventType, webhookEvents } from '../../../../contract/webhook-events';
import { listWebhooks } from '../../../../contract/webhooks';
import { lookAfterDays } from '../../../../server/areas/webhooks/days/job';
import type { TransactionRow } from '../../../../server/ingest/transactions/batch';
import { dayTotals } from '../../../../server/network/reconciliation/day-totals';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addTransactions, forgetTransactions, transaction } from '../../../support/network';
import { forgetNotices } from '../../../support/notices';
import { FEED_KEY, NOON, TODAY } from '../../../support/portal';
import { type Receiver, receiver } from '../../../support/receiver';
import { addHook, forgetHooks, type Managers, managers, run, told as toldPeople } from './hooks';

const TOMORROW = addDays(TODAY, 1);
/** Six o'clock of the next day, by the network's clocks. */
const CLOSE = `${TOMORROW}T09:00:00Z`;
const NOTHING = createHash('sha256').update('').digest('hex');

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
  await addHook(all.portal, all.token, shop.url, { events: ['day.closed', 'transaction.late'] });
  await lookAfterDays(all.portal.context);
});
afterEach(async () => {
  // Everything that was sent follows the contract.
  for (const { body } of shop.received) {
    const { type, data } = body;
    webhookEvents[type as WebhookEventType].parse(data);
    expect(body).toEqual({ type, timestamp: expect.stringMatching(/^2026-11-2\dT.*Z$/), data });
  }
  await shop.close();
  await forgetHooks(database);
  await forgetNotices(database.db);
  await forgetTransactions(database.db);
});
afterAll(async () => {
  await all.portal.app.close();
  await database.close();
});

const events = (type: string) => shop.received.map(({ body }) => body).filter((body) => body.type === type);
const closed = () => events('day.closed').map(({ data }) => data);
const late = () => events('transaction.late').map(({ data }) => data);

/** An earlier session has ended by six of the next day. */
const dayClose = async () => {
  const { token } = await all.portal.signIn('20000002');
  return (await all.portal.call(listWebhooks, { token })).body.dayClose;
};

/** The checksum as it is documented. */
const checksumOf = (rows: TransactionRow[]) =>
  createHash('sha256')
    .update(
      rows
        .toSorted((one, other) =>
          `${one.capturedAt}${one.nsu}` < `${other.capturedAt}${other.nsu}` ? -1 : 1,
        )
        .map(
          ({ logicalNumber, nsu, capturedAt, processCode, amount }) =>
            `${capturedAt}\t${logicalNumber}\t${nsu}\t${processCode === 302 ? 'withdrawal' : 'deposit'}\t${amount}\n`,
        )
        .join(''),
    )
    .digest('hex');

const cancel = async ({ logicalNumber: numeroLogico, nsu, capturedAt }: TransactionRow) => {
  const body = [{ numeroLogico, nsu, capturedAt, cancelledAt: `${TOMORROW}T06:30:00` }];
  const answer = await all.portal.call(feedCancellations, { token: FEED_KEY, body });
  expect(answer.body).toMatchObject({ stored: 1 });
};

test('at six of the next day a business day is closed, once for each establishment, with its totals', async () => {
  const rows = [
    transaction(`${TODAY}T10:00:00`, { amount: '120.50' }),
    transaction(`${TODAY}T09:00:00`, { amount: '80.00' }),
    // From one to as many days before as there can be.
    ...[1, 2, 3, 4, 5].map((lag) =>
      transaction(`${addDays(TODAY, -lag)}T22:00:00`, { accountingDate: TODAY, amount: '7.00' }),
    ),
    transaction(`${TODAY}T11:00:00`, { processCode: 302, amount: '50.00' }),
  ];
  await addTransactions(database.db, rows);
  await addTransactions(database.db, [transaction(`${TODAY}T23:50:00`, { accountingDate: TOMORROW })]);
  all.portal.setNow(`${TOMORROW}T08:59:59Z`);
  await run(all.portal.context);
  expect(shop.received, 'before six').toEqual([]);
  all.portal.setNow(CLOSE);
  await run(all.portal.context);
  await run(all.portal.context);
  expect(closed()).toEqual([
    {
      establishment: '0001',
      accountingDate: TODAY,
      delivery: 2,
      deposits: { count: 7, sum: '235.50' },
      withdrawals: { count: 1, sum: '50.00' },
      checksum: checksumOf(rows),
      dueAt: `${TOMORROW}T09:00:00.000Z`,
      closedAt: `${TOMORROW}T09:00:00.000Z`,
    },
    expect.objectContaining({
      establishment: '0002',
      deposits: { count: 0, sum: '0.00' },
      withdrawals: { count: 0, sum: '0.00' },
      checksum: NOTHING,
    }),
  ]);
  expect(await dayClose()).toEqual({ time: '06:00', closedUntil: TODAY, heldDate: null });
});

test('two servers at the same moment close a day once', async () => {
  await addTransactions(database.db, [transaction(`${TODAY}T10:00:00`)]);
  all.portal.setNow(CLOSE);
  const { context } = all.portal;
  await Promise.all([lookAfterDays(context), lookAfterDays(context)]);
  await run(context);
  expect(closed().map(({ establishment }) => establishment)).toEqual(['0001', '0002']);
});

test('missed days are closed one after the other', async () => {
  all.portal.setNow(`${addDays(TODAY, 3)}T09:00:00Z`);
  await run(all.portal.context);
  expect(closed().map(({ accountingDate, establishment }) => `${accountingDate} ${establishment}`)).toEqual(
    [0, 1, 2].flatMap((days) => ['0001', '0002'].map((code) => `${addDays(TODAY, days)} ${code}`)),
  );
});

test('a transaction of a closed day is published as late, with the totals up to it', async () => {
  const { context } = all.portal;
  const first = transaction(`${TODAY}T10:00:00`, { amount: '100.00' });
  await addTransactions(database.db, [first]);
  all.portal.setNow(CLOSE);
  await run(context);
  all.portal.setNow(`${TOMORROW}T10:00:00Z`);
  const second = transaction(`${TODAY}T20:00:00`, { amount: '40.00' });
  // A transaction of another day is not late.
  await addTransactions(database.db, [second, transaction(`${TOMORROW}T06:10:00`)]);
  await cancel(first);
  await run(context);
  await run(context);
  const told = (row: TransactionRow, change: string, delivery: number) => ({
    change,
    delivery,
    terminal: row.logicalNumber,
    nsu: row.nsu,
    capturedAt: row.capturedAt,
    type: 'deposit',
    amount: row.amount,
  });
  expect(late()).toEqual([
    {
      establishment: '0001',
      accountingDate: TODAY,
      closedDelivery: 1,
      delivery: 3,
      deposits: { count: 1, sum: '40.00' },
      withdrawals: { count: 0, sum: '0.00' },
      checksum: checksumOf([second]),
      transactions: [told(second, 'arrived', 2), told(first, 'cancelled', 3)],
    },
  ]);
});

test('many late transactions are published in several events', async () => {
  all.portal.setNow(CLOSE);
  await run(all.portal.context);
  const rows = Array.from({ length: 130 }, (_, index) =>
    transaction(`${TODAY}T1${index % 10}:00:00`, { establishmentCode: '0002' }),
  );
  await addTransactions(database.db, rows);
  await run(all.portal.context);
  expect(late().map(({ transactions }) => transactions.length)).toEqual([100, 30]);
  const named = late().flatMap(({ transactions }) => transactions.map(({ nsu }: { nsu: string }) => nsu));
  expect(new Set(named)).toEqual(new Set(rows.map(({ nsu }) => nsu)));
});

test('the totals of a day up to a delivery stay the same, whatever arrives later', async () => {
  const asked = { establishment: '0001', accountingDate: TODAY };
  const rows = [transaction(`${TODAY}T10:00:00`), transaction(`${TODAY}T10:30:00`)];
  await addTransactions(database.db, rows.slice(0, 1));
  const before = await dayTotals(database.db, { ...asked, position: 1 });
  await addTransactions(database.db, rows.slice(1));
  all.portal.setNow(`${TOMORROW}T10:00:00Z`);
  if (rows[0]) await cancel(rows[0]);
  expect(await dayTotals(database.db, { ...asked, position: 1 })).toEqual(before);
  expect((await dayTotals(database.db, { ...asked, position: 2 })).deposits).toEqual({
    count: 2,
    sum: '200.00',
  });
  const now = await dayTotals(database.db, { ...asked, position: 3 });
  expect([now.deposits, now.checksum]).toEqual([{ count: 1, sum: '100.00' }, checksumOf(rows.slice(1))]);
});

/** Ten weeks whose last deposits are at nine in the evening, up to the previous day. */
async function live() {
  const days = Array.from({ length: 70 }, (_, ago) => addDays(TODAY, -1 - ago));
  await addTransactions(
    database.db,
    days.flatMap((day) => [transaction(`${day}T09:10:00`), transaction(`${day}T21:10:00`)]),
  );
}

test('a day with missing transactions is held, notified once, and closed when they have arrived', async () => {
  const { context } = all.portal;
  await live();
  await addTransactions(database.db, [transaction(`${TODAY}T11:00:00`)]);
  all.portal.setNow(CLOSE);
  await run(context);
  all.portal.setNow(`${TOMORROW}T09:30:00Z`);
  await run(context);
  expect(closed()).toEqual([]);
  expect(await toldPeople(database)).toEqual([{ user: all.manager, kind: 'webhookDayHeld' }]);
  expect(await dayClose()).toMatchObject({
    closedUntil: addDays(TODAY, -1),
    heldDate: `${TOMORROW}T06:00:00`,
  });
  await addTransactions(database.db, [
    transaction(`${TODAY}T20:30:00`),
    transaction(`${TOMORROW}T06:20:00`, { establishmentCode: '0003' }),
  ]);
  await run(context);
  expect(closed()[0]).toMatchObject({
    establishment: '0001',
    accountingDate: TODAY,
    deposits: { count: 2, sum: '200.00' },
    dueAt: `${TOMORROW}T09:00:00.000Z`,
    closedAt: `${TOMORROW}T09:30:00.000Z`,
  });
  expect(late(), 'it was no longer late').toEqual([]);
  expect((await dayClose()).heldDate).toBeNull();
});

test('a day that ended about as early as others is closed in time, although nothing has arrived since', async () => {
  await live();
  await addTransactions(database.db, [transaction(`${TODAY}T18:30:00`)]);
  all.portal.setNow(CLOSE);
  await run(all.portal.context);
  expect(closed()).toHaveLength(2);
});

test('an interrupted run is rolled back, and the next one notifies everything once', async () => {
  const { context } = all.portal;
  await addTransactions(database.db, [transaction(`${TODAY}T10:00:00`)]);
  all.portal.setNow(CLOSE);
  // The server dies after it has stored the events, before it has stored that the day is closed.
  const broken = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (result.rows.some((row) => 'endpoint' in row)) throw new Error('The server dies');
      return result;
    },
  });
  await expect(lookAfterDays({ ...context, database: { ...context.database, db: broken } })).rejects.toThrow(
    'The server dies',
  );
  expect(await database.db.selectFrom('closed_day').selectAll().execute()).toEqual([]);
  await run(context);
  expect(closed()).toHaveLength(2);
});
