import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addMonths } from '../../../../contract/calendar';
import { centsText, toCents } from '../../../../contract/money';
import { billMonth } from '../../../../server/areas/financial/bill-month';
import { billingJob, billingRoutine } from '../../../../server/areas/financial/job';
import { knownTariffs, saveTariffs, tariffOf } from '../../../../server/ingest/master-data/tariffs';
import type { TransactionRow } from '../../../../server/ingest/transactions/batch';
import { cancelTransactions } from '../../../../server/ingest/transactions/cancel';
import type { Log } from '../../../../server/platform/context';
import type { Database } from '../../../../server/platform/db/open';
import { attemptNextJob } from '../../../../server/platform/jobs/attempt';
import { system } from '../../../../server/platform/principal/principal';
import { freshDatabase } from '../../../support/databases';
import {
  addNetwork,
  addTransactions,
  addUser,
  forgetTransactions,
  transaction,
} from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';
import { rollupDifferences } from '../../../support/snapshot';

let database: Database;
let portal: TestPortal;
const billing = system('billing');

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  await addUser(database.db, { login: '20000002', role: 2, establishments: ['0001'] });
  await addUser(database.db, { login: '20000003', role: 2, groups: [2] });
  await addUser(database.db, { login: '20000004', role: 2, establishments: ['0001'], active: false });
  await addUser(database.db, { login: '30000003', role: 3, establishments: ['0001'] });
  portal = await testPortal(database);
});
beforeEach(() => portal.setNow('2026-11-01T12:00:00Z'));
afterEach(async () => {
  await forgetBills();
  await forgetTransactions(database.db);
  await sql`delete from job`.execute(database.db);
  await sql`truncate notification cascade`.execute(database.db);
  await sql`delete from terminal where logical_number = 'T9'`.execute(database.db);
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const forgetBills = () => sql`truncate billing_entry, billing, billing_run, tariff`.execute(database.db);
const tariff = (code: string, franchise: string, first = '2026-09', last: string | null = null) =>
  database.db.transaction().execute(async (trx) => {
    const rows = [tariffOf(code, first, last, franchise)];
    await saveTariffs(trx, billing, rows, await knownTariffs(trx, rows));
  });
const add = (...rows: TransactionRow[]) => addTransactions(database.db, rows);
const cancel = (...rows: TransactionRow[]) =>
  database.db.transaction().execute((trx) =>
    cancelTransactions(
      trx,
      rows.map((row) => ({ ...row, cancelledAt: new Date() })),
    ),
  );
const bill = (month: string, date = `${addMonths(month, 1)}-01`) =>
  database.db.transaction().execute((trx) => billMonth(trx, billing, month, date));
const bills = async () => {
  const { rows } = await sql<
    Record<string, string>
  >`select to_char(month, 'YYYY-MM') as month, logical_number as terminal,
    franchise::text, retailer_deposit::text as deposit, excess::text, deductions::text, extras::text, realised::text
    from billing order by billing.month, establishment_code, logical_number`.execute(database.db);
  return rows.map((row) => Object.values(row).join(' '));
};
const deposit = (day: string, amount: string, rest: Partial<TransactionRow> = {}) =>
  transaction(`${day}T10:00:00`, { amount, ...rest });

describe('a bill', () => {
  test('FIN-02 has the deposits of the month that are not cancelled, and the excess of what is realised', async () => {
    await tariff('0001', '100.00');
    await tariff('0002', '500.00');
    const wrong = deposit('2026-10-31', '7.77');
    await add(
      deposit('2026-09-30', '1000.00'),
      deposit('2026-10-01', '100.10'),
      transaction('2026-10-31T23:59:59', { amount: '0.20' }),
      deposit('2026-11-01', '1000.00'),
      deposit('2026-10-15', '50.00', { processCode: 302 }),
      wrong,
      deposit('2026-10-15', '500.00', { establishmentCode: '0002' }),
      deposit('2026-10-15', '900.00', { establishmentCode: '0003' }),
    );
    await cancel(wrong);
    await bill('2026-09');
    await bill('2026-10');
    expect(await bills()).toEqual([
      '2026-09 T0001 100.00 1000.00 900.00 0.00 0.00 1000.00',
      '2026-09 T0002 500.00 0.00 0.00 0.00 0.00 0.00',
      '2026-10 T0001 100.00 100.30 0.30 0.00 0.00 100.30',
      '2026-10 T0002 500.00 500.00 0.00 0.00 0.00 500.00',
    ]);
  });

  test('FIN-02 counts what arrived or was cancelled after an earlier bill, which stays as it was', async () => {
    await tariff('0001', '100.00');
    const wrong = deposit('2026-09-10', '30.00');
    await add(wrong, deposit('2026-09-11', '100.00'));
    await bill('2026-09');
    const late = deposit('2026-09-30', '80.00');
    await add(late, deposit('2026-10-05', '70.00'));
    await cancel(wrong);
    await bill('2026-10');
    await cancel(late);
    await bill('2026-11');
    expect(await bills()).toEqual([
      '2026-09 T0001 100.00 130.00 30.00 0.00 0.00 130.00',
      '2026-10 T0001 100.00 70.00 20.00 30.00 80.00 120.00',
      '2026-11 T0001 100.00 0.00 0.00 80.00 0.00 -80.00',
    ]);
    const { rows } =
      await sql`select to_char(b.month, 'YYYY-MM') as bill, to_char(e.month, 'YYYY-MM') as month,
      e.extras::text, e.deductions::text from billing_entry e join billing b on b.id = billing_id order by 1`.execute(
        database.db,
      );
    expect(rows).toEqual([
      { bill: '2026-10', month: '2026-09', extras: '80.00', deductions: '30.00' },
      { bill: '2026-11', month: '2026-09', extras: '0.00', deductions: '80.00' },
    ]);
  });

  test('a terminal without a tariff is not billed, and its deposits are no extras later', async () => {
    await tariff('0001', '100.00', '2026-09', '2026-09');
    await tariff('0002', '0.00', '2026-10');
    await add(deposit('2026-09-10', '10.00', { establishmentCode: '0002' }), deposit('2026-10-10', '5.00'));
    await bill('2026-09');
    await bill('2026-10');
    expect(await bills()).toEqual([
      '2026-09 T0001 100.00 0.00 0.00 0.00 0.00 0.00',
      '2026-10 T0002 0.00 0.00 0.00 0.00 0.00 0.00',
    ]);
  });

  test('what belongs to a billed month is still counted after the tariff has ended', async () => {
    await tariff('0001', '100.00', '2026-09', '2026-09');
    await bill('2026-09');
    await add(deposit('2026-09-10', '10.00'), deposit('2026-10-10', '5.00'));
    await bill('2026-10');
    expect((await bills()).slice(1)).toEqual(['2026-10 T0001 0.00 0.00 10.00 0.00 10.00 10.00']);
  });

  test('a terminal that was moved within the month has one for each of its shops', async () => {
    await tariff('0001', '100.00');
    await tariff('0002', '200.00');
    const moved = { logicalNumber: 'T9' };
    await database.db
      .insertInto('terminal')
      .values({ logical_number: 'T9', establishment_code: '0001' })
      .execute();
    await add(deposit('2026-09-10', '150.00', moved));
    await sql`update terminal set establishment_code = '0002' where logical_number = 'T9'`.execute(
      database.db,
    );
    await add(deposit('2026-09-20', '250.00', { ...moved, establishmentCode: '0002' }));
    await bill('2026-09');
    expect((await bills()).filter((line) => line.includes('T9'))).toEqual([
      '2026-09 T9 100.00 150.00 50.00 0.00 0.00 150.00',
      '2026-09 T9 200.00 250.00 50.00 0.00 0.00 250.00',
    ]);
  });

  test('the audit trail has an entry a month, with the author', async () => {
    await tariff('0001', '100.00');
    await add(deposit('2026-09-10', '10.25'));
    await bill('2026-09');
    const { rows } =
      await sql`select actor, action, entity_key, after from audit where entity = 'billing' order by id desc limit 1`.execute(
        database.db,
      );
    expect(rows).toEqual([
      {
        actor: 'billing',
        action: 'create',
        entity_key: '2026-09',
        after: { first: '2026-09-01', last: '2026-09-30', terminals: 1, deposited: 10.25 },
      },
    ]);
  });
});

test('for any arrivals and cancellations, all bills together count every deposit once', async () => {
  const months = ['2026-08', '2026-09', '2026-10', '2026-11'];
  const event = fc.record({
    month: fc.nat(3),
    code: fc.constantFrom('0001', '0002', '0003'),
    cents: fc.integer({ min: 1, max: 9_999_999 }),
    arrives: fc.nat(4),
    cancelled: fc.option(fc.nat(4)),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 25 }), async (events) => {
      await tariff('0001', '50.00', '2026-08');
      await tariff('0002', '60.00', '2026-09', '2026-10');
      const all = events.map((one, index) => {
        const day = `${months[one.month]}-${String((index % 28) + 1).padStart(2, '0')}`;
        return { ...one, row: deposit(day, centsText(BigInt(one.cents)), { establishmentCode: one.code }) };
      });
      for (let step = 0; step <= 4; step += 1) {
        // Nothing arrives before its month; a cancellation before the arrival happens in the same step.
        await add(...all.filter((one) => Math.max(one.arrives, one.month) === step).map(({ row }) => row));
        await cancel(
          ...all
            .filter(
              (one) => one.cancelled !== null && Math.max(one.arrives, one.month, one.cancelled) === step,
            )
            .map(({ row }) => row),
        );
        const month = months[step];
        if (month !== undefined) await bill(month);
      }
      await bill('2026-12');
      const { rows } = await sql<{ code: string; realised: string }>`
        select establishment_code as code, sum(realised)::text as realised from billing group by 1`.execute(
        database.db,
      );
      const realised = new Map(rows.map((row) => [row.code, toCents(row.realised)]));
      const covered = { '0001': [0, 1, 2, 3], '0002': [1, 2], '0003': [] as number[] };
      for (const [code, within] of Object.entries(covered)) {
        const wanted = all
          .filter((one) => one.code === code && within.includes(one.month) && one.cancelled === null)
          .reduce((sum, one) => sum + BigInt(one.cents), 0n);
        expect([code, realised.get(code) ?? 0n]).toEqual([code, wanted]);
      }
      expect(await rollupDifferences(database.db)).toEqual([]);
      await forgetBills();
      await forgetTransactions(database.db);
    }),
    { numRuns: 12, seed: Number(process.env.PORTAL_TEST_SEED ?? 1) },
  );
});

describe('the job', () => {
  const handlers = () => [billingJob(portal.context)];
  const log = { warn: vi.fn(), error: vi.fn() } as unknown as Log;
  const never = new AbortController().signal;
  const attempt = () =>
    attemptNextJob({ context: portal.context, handlers: handlers(), log, leaseSeconds: 30 }, never);
  const look = () => billingRoutine.look(portal.context);
  const waiting = async () =>
    (await database.db.selectFrom('job').select('payload').execute()).map(({ payload }) => payload);
  const told = async () => {
    const { rows } = await sql<{ login: string; parameters: object }>`
      select login, parameters from notification n join user_notification on n.id = notification_id
      join portal_user u on u.id = user_id where kind = 'billingAvailable' order by login`.execute(
      database.db,
    );
    return rows;
  };

  test('is enqueued from 06:00 of the first day of the next month on, by the network’s clocks', async () => {
    await tariff('0001', '100.00', '2026-10');
    portal.setNow('2026-11-01T08:59:59Z');
    await look();
    expect(await waiting()).toEqual([]);
    portal.setNow('2026-11-01T09:00:00Z');
    await look();
    await look();
    expect(await waiting()).toEqual([{ month: '2026-10' }]);
    expect(await attempt()).toBe(true);
    await look();
    expect(await waiting()).toEqual([]);
    const { rows } = await sql`select billing_date::text from billing`.execute(database.db);
    expect(rows).toEqual([{ billing_date: '2026-11-01' }]);
  });

  test('without a tariff there is nothing to bill', async () => {
    await look();
    expect(await waiting()).toEqual([]);
  });

  test('overdue months are billed in order, and the managers concerned are notified of the last one', async () => {
    await tariff('0001', '100.00', '2026-08');
    await look();
    await attempt();
    expect((await bills()).map((line) => line.slice(0, 7))).toEqual(['2026-08', '2026-09', '2026-10']);
    const parameters = { first: '2026-10-01', last: '2026-10-31' };
    expect(await told()).toEqual([
      { login: '10000001', parameters },
      { login: '20000002', parameters },
    ]);
  });

  test('a group is a scope as well', async () => {
    await tariff('0003', '100.00', '2026-10');
    await look();
    await attempt();
    expect((await told()).map(({ login }) => login)).toEqual(['10000001', '20000003']);
  });

  test('run twice, and by two servers at once, it makes each bill and each notice once', async () => {
    await tariff('0001', '100.00');
    await add(deposit('2026-09-10', '130.00'));
    const [job] = handlers();
    const run = () => job?.run({ month: '2026-10' }, never);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await bills()).toEqual([
      '2026-09 T0001 100.00 130.00 30.00 0.00 0.00 130.00',
      '2026-10 T0001 100.00 0.00 0.00 0.00 0.00 0.00',
    ]);
    expect(await told()).toHaveLength(2);
  });

  test('a crash in the middle leaves nothing, and the next attempt bills everything', async () => {
    await tariff('0001', '100.00');
    await add(deposit('2026-09-10', '130.00'));
    // It fails after the bills, when the notice is written.
    await sql`alter table notification add constraint dies check (kind <> 'billingAvailable')`.execute(
      database.db,
    );
    const [job] = handlers();
    await expect(job?.run({ month: '2026-09' }, never)).rejects.toThrow('dies');
    await sql`alter table notification drop constraint dies`.execute(database.db);
    expect(await bills()).toEqual([]);
    const { rows } = await sql`select billed_arrived::text from terminal_month`.execute(database.db);
    expect(rows).toEqual([{ billed_arrived: '0.00' }]);
    await job?.run({ month: '2026-09' }, never);
    expect(await bills()).toEqual(['2026-09 T0001 100.00 130.00 30.00 0.00 0.00 130.00']);
    expect(await told()).toHaveLength(2);
  });

  test('deliveries during the billing of a month are in its bill or in the next, and never twice', async () => {
    await tariff('0001', '0.00', '2026-09');
    await tariff('0002', '0.00', '2026-09');
    const deliveries = Array.from({ length: 20 }, (_, index) =>
      add(
        deposit('2026-09-10', '1.00', { establishmentCode: index % 2 ? '0002' : '0001' }),
        deposit('2026-09-11', '1.00'),
      ),
    );
    await Promise.all([...deliveries.slice(0, 10), bill('2026-09'), ...deliveries.slice(10)]);
    await bill('2026-10');
    const { rows } = await sql`select sum(realised)::text as realised from billing`.execute(database.db);
    expect(rows).toEqual([{ realised: '40.00' }]);
  });
});
