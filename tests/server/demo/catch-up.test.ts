import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { addDays } from '../../../contract/calendar';
import { nextMonth } from '../../../server/areas/financial/months';
import { readConfig } from '../../../server/config';
import { openConfigured } from '../../../server/open-configured';
import { recordChanges } from '../../../server/platform/audit/record';
import { type Database, openEmbedded, openPostgres } from '../../../server/platform/db/open';
import { startPortal } from '../../../server/start';
import { freshDatabase } from '../../support/databases';
import { rollupDifferences, snapshot } from '../../support/snapshot';
import { load, network } from '../ingest/load/network-folder';
import { catchUp, fill, NOW, single, TODAY, UNREPEATED } from './fill';
import { killedFill } from './killed';

const opened: Database[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function fresh() {
  const database = await freshDatabase();
  opened.push(database);
  return database;
}
async function filled(options: Parameters<typeof fill>[1] = {}) {
  const database = await fresh();
  expect(await fill(database, options)).toBe(true);
  return database;
}

/** The number of movements by day, from a first day on. */
async function byDay(database: Database, from: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; count: number }>`
    select captured_at::date::text as day, count(*) as count from cash_transaction
    where captured_at >= ${from}::timestamp group by 1 order by 1`.execute(database.db);
  return new Map(rows.map(({ day, count }) => [day, count]));
}
/** A checksum of the movements before a moment. */
const before = (database: Database, moment: string) =>
  single<string>(
    database.db,
    `select md5(string_agg(t::text, chr(10) order by captured_at, logical_number, nsu))
      from cash_transaction t where captured_at < '${moment}'`,
  );
const count = (database: Database, table: string, where = 'true') =>
  single<number>(database.db, `select count(*) from ${table} where ${where}`);

type Snapshot = Awaited<ReturnType<typeof snapshot>>;

describe('a demo network that was stopped', { timeout: 120_000 }, () => {
  test('for three days has all of them after the start, with its density, and the old days unchanged', async () => {
    const database = await filled({ count: 9000 });
    const untouched = await before(database, `${TODAY}T11:30:00`);
    const { count: added, told } = await catchUp(database, '2026-11-22T18:00:00Z');
    expect(told.at(0)).toMatch(/^The demo network was left on 2026-11-19; it catches up 3 days$/);
    expect(told.at(-1)).toBe(
      `The demo network has lived up to 2026-11-22 15:00:00 (${added} new transactions)`,
    );
    expect(await count(database, 'cash_transaction')).toBe(9000 + added);
    expect(await before(database, `${TODAY}T11:30:00`)).toBe(untouched);

    const days = await byDay(database, addDays(TODAY, -7));
    expect([...days.keys()].at(-1)).toBe('2026-11-22');
    // Two whole working days of one week: the Thursday that was interrupted by the stop is like the one before.
    expect(days.get(TODAY)).toBeGreaterThan(0.75 * (days.get('2026-11-12') ?? 0));
    expect(days.get(TODAY)).toBeLessThan(1.3 * (days.get('2026-11-12') ?? 0));
    expect(
      await single(database.db, `select max(captured_at) < '2026-11-22T15:00:00' from cash_transaction`),
    ).toBe(true);
    expect(await rollupDifferences(database.db)).toEqual([]);
    expect(await count(database, 'arrival', 'position is null')).toBe(0);
    expect(await count(database, 'work_order', `created_at > '2026-11-19T14:30:00Z'`)).toBeGreaterThan(0);
    expect(
      await count(database, 'code_request', `status = 2 and requested_at > '2026-11-20T00:00:00Z'`),
    ).toBeGreaterThan(0);
  });

  test('for seventy days gets new months, news, bills, requests and people’s notifications', async () => {
    const database = await filled({ count: 4000 });
    const was = {
      news: (await count(database, 'news')) ?? 0,
      orders: (await count(database, 'work_order')) ?? 0,
      requests: (await count(database, 'code_request')) ?? 0,
      told: (await count(database, 'user_notification')) ?? 0,
    };
    const last = await single<number>(database.db, `select max(number) from work_order`);
    const { count: added } = await catchUp(database, '2027-01-28T18:00:00Z');
    // Ninety days had four thousand.
    expect(added).toBeGreaterThan(4000 * (70 / 90) * 0.9);
    expect(added).toBeLessThan(4000 * (70 / 90) * 1.2);
    const days = await byDay(database, '2026-11-20');
    expect(days.size).toBe(70);
    for (const month of ['2026_12', '2027_01', '2027_02']) {
      expect(await single(database.db, `to_regclass('cash_transaction_${month}') is not null`), month).toBe(
        true,
      );
    }
    expect(await rollupDifferences(database.db)).toEqual([]);

    expect(await count(database, 'news')).toBeGreaterThanOrEqual(was.news + 9);
    expect(await count(database, 'work_order')).toBeGreaterThan(was.orders + 50);
    expect(await count(database, 'code_request')).toBeGreaterThan(was.requests + 10);
    expect(await count(database, 'user_notification')).toBeGreaterThan(was.told + 40);
    expect(await count(database, 'work_order', `number <= ${last} and status <> 1`)).toBe(0);
    expect(
      await count(database, 'code_request', `status = 2 and requested_at < '2027-01-26T00:00:00Z'`),
    ).toBe(0);
    expect(
      await single(
        database.db,
        `array(select distinct billing_date::text from billing where billing_date > '2026-11-19' order by 1)`,
      ),
    ).toEqual(['2026-12-01', '2027-01-01']);
  });

  test('for years creates only the days that somebody can request', async () => {
    const database = await filled({ count: 300 });
    const { count: added } = await catchUp(database, '2030-06-15T18:00:00Z');
    expect(added).toBeGreaterThan(900);
    const [first] = await byDay(database, '2026-11-20').then((days) => [...days.keys()]);
    expect((first ?? '') >= '2029-06-15').toBe(true);
    expect(
      await single(
        database.db,
        `select min(billing_date)::text from billing where billing_date > '2026-12-01'`,
      ),
    ).toBe('2029-07-01');
  });

  test('by a version without tariffs gets them, from its first whole month on, so that the job can bill', async () => {
    const database = await filled({ count: 300 });
    await sql`truncate billing_entry, billing, billing_run, tariff`.execute(database.db);
    await catchUp(database, '2026-11-24T18:00:00Z');
    expect(await count(database, 'tariff')).toBeGreaterThan(30);
    expect(await nextMonth(database.db)).toBe('2026-09');
  });

  test('has the same result from the same state', async () => {
    const [one, two] = [await filled({ count: 1000 }), await filled({ count: 1000 })];
    for (const database of [one, two]) await catchUp(database, '2026-12-04T18:00:00Z');
    expect(await snapshot(two.db, UNREPEATED)).toEqual(await snapshot(one.db, UNREPEATED));
  });
});

describe('a start on the same day', () => {
  test('continues the day up to now, and duplicates nothing', async () => {
    const database = await filled({ count: 20_000 });
    const morning = (await byDay(database, TODAY)).get(TODAY) ?? 0;
    const { count: added, told } = await catchUp(database, '2026-11-19T21:00:00Z');
    expect(added).toBeGreaterThan(morning / 2);
    expect(told).toEqual([
      `The demo network has lived up to 2026-11-19 18:00:00 (${added} new transactions)`,
    ]);
    expect((await byDay(database, TODAY)).get(TODAY)).toBe(morning + added);
    expect(
      await count(
        database,
        'cash_transaction',
        `captured_at >= '${TODAY}T11:30:00' and captured_at < '${TODAY}T18:00:00'`,
      ),
    ).toBe(added);
    // Terminals continue their numbers.
    expect(
      await single(
        database.db,
        `array(select logical_number from (select logical_number, nsu::int - lag(nsu::int)
          over (partition by logical_number order by captured_at, nsu) as step from cash_transaction) s
          where step not in (1, 1 - 1000000))`,
      ),
    ).toEqual([]);
  });

  test('at the same moment, or before, changes nothing', async () => {
    const database = await filled();
    const state = await snapshot(database.db);
    for (const instant of ['2026-11-19T14:30:00Z', '2026-11-19T09:00:00Z', '2026-10-01T14:30:00Z']) {
      expect(await catchUp(database, instant)).toEqual({ count: 0, told: [] });
    }
    expect(await snapshot(database.db)).toEqual(state);
    await catchUp(database, '2026-11-21T14:30:00Z');
    const later = await snapshot(database.db);
    expect(await catchUp(database, '2026-11-21T14:30:00Z')).toEqual({ count: 0, told: [] });
    expect(await snapshot(database.db)).toEqual(later);
  });

  test('has the same after several short runs as after one long run', async () => {
    const [one, other] = [await filled({ count: 2500 }), await filled({ count: 2500 })];
    let added = 0;
    for (let minutes = 10; minutes <= 240; minutes += 10) {
      const at = new Date(NOW.getTime() + minutes * 60_000).toISOString();
      added += (await catchUp(one, at)).count;
    }
    const { count: atOnce } = await catchUp(other, '2026-11-19T18:30:00Z');
    expect(atOnce).toBeGreaterThan(5);
    expect(Math.abs(added - atOnce)).toBeLessThanOrEqual(1);
  });

  test('by two servers at once makes one of them catch up', async () => {
    const database = await filled();
    const second = database.url === null ? database : openPostgres(database.url, () => {});
    if (second !== database) opened.push(second);
    const results = await Promise.all([
      catchUp(database, '2026-11-22T18:00:00Z'),
      catchUp(second, '2026-11-22T18:00:00Z'),
    ]);
    const counts = results.map((result) => result.count).toSorted((one, two) => one - two);
    expect(counts[0]).toBe(0);
    expect(await count(database, 'cash_transaction')).toBe(2000 + (counts[1] ?? 0));
  });
});

describe('what people did', () => {
  test('stays as it was, and counts for later events', async () => {
    const database = await filled({ count: 6000 });
    const { db } = database;
    const id = await single<number>(db, `select id from portal_user where login = '10000001'`);
    const person = { id: id ?? 0, login: '10000001', address: '127.0.0.1' };
    const change = async (entity: string, key: string, statement: string) => {
      await db.transaction().execute(async (trx) => {
        await sql.raw(statement).execute(trx);
        await recordChanges(trx, person, [{ action: 'update', entity, key }]);
      });
    };
    const order = await single<number>(db, `select min(number) from work_order where status = 0`);
    await change('work_order', String(order), `update work_order set version = 2 where number = ${order}`);
    const request = await single<number>(db, `select max(id) from code_request where status = 2`);
    await change(
      'code_request',
      String(request),
      `update code_request set quantity = 1 where id = ${request}`,
    );
    const news = await single<number>(db, `select max(id) from news where title like 'Um espaço%'`);
    await change('news', String(news), `update news set text = 'Meu texto' where id = ${news}`);
    // Created by a person, not by the demo.
    await sql`insert into code_request (establishment_code, quantity, requested_by)
      select min(code), 1, ${person.id} from establishment`.execute(db);
    const operator = await single<number>(
      db,
      `select operator_id from cash_transaction join operator o on o.id = operator_id
        where active group by 1 order by count(*) desc, 1 limit 1`,
    );
    // By default the database uses the moment of this test, which is later than that of the network.
    await sql
      .raw(`update operator set active = false, ended_at = '${NOW.toISOString()}' where id = ${operator}`)
      .execute(db);
    const account = await single<number>(
      db,
      `select account_id from cash_transaction group by 1 order by count(*) desc, 1 limit 1`,
    );
    await sql
      .raw(`update account set active = false, nickname = 'Minha conta' where id = ${account}`)
      .execute(db);
    const manager = await single<number>(db, `select id from portal_user where login = '20000002'`);
    await sql.raw(`update portal_user set active = false where id = ${manager}`).execute(db);
    const stopped = await single<string>(db, `select clock_timestamp()::text`);

    await catchUp(database, '2027-01-15T18:00:00Z');
    const after = `captured_at >= '2026-11-20'`;
    expect(await single(db, `select status || ' ' || version from work_order where number = ${order}`)).toBe(
      '0 2',
    );
    expect(
      await single(db, `select array[status, quantity] from code_request where id = ${request}`),
    ).toEqual([2, 1]);
    expect(await single(db, `select active::text || text from news where id = ${news}`)).toBe(
      'trueMeu texto',
    );
    expect(
      await count(
        database,
        'code_request',
        `status = 2 and requested_at <= '${stopped}' and requested_by = ${person.id} and quantity = 1`,
      ),
    ).toBeGreaterThan(0);
    expect(await count(database, 'cash_transaction', `${after} and operator_id = ${operator}`)).toBe(0);
    expect(await count(database, 'cash_transaction', `${after} and account_id = ${account}`)).toBe(0);
    expect(await single(db, `select nickname from account where id = ${account}`)).toBe('Minha conta');
    expect(
      await count(database, 'work_order', `requested_by = ${manager} and created_at > '2026-11-20'`),
    ).toBe(0);
    expect(await rollupDifferences(db)).toEqual([]);
  });
});

describe('unchanged is', () => {
  test('a database that is no demo, and a demo without movements', async () => {
    const loaded = await fresh();
    await load(loaded, { 'banks.csv': network()['banks.csv'] });
    expect(await catchUp(loaded, '2026-11-22T18:00:00Z')).toEqual({ count: 0, told: [] });
    const empty = await filled({ count: 0 });
    const state = await snapshot(empty.db);
    expect(await catchUp(empty, '2026-12-22T18:00:00Z')).toEqual({ count: 0, told: [] });
    expect(await snapshot(empty.db)).toEqual(state);
  });

  /** Only the demo's life writes these: routines of a server that was started may have begun before it was stopped. */
  const lived = ({
    demo_network,
    arrival,
    cash_transaction,
    transaction_rollup,
    terminal_use,
  }: Snapshot) => ({
    demo_network,
    arrival,
    cash_transaction,
    transaction_rollup,
    terminal_use,
  });

  test('a demo whose server starts with PORTAL_DEMO=off; with it on, the server lets it catch up', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cofre-demo-'));
    folders.push(folder);
    const given = inject('databaseKind') !== 'embedded' ? await filled({ today: '2020-03-01' }) : null;
    const database = given ?? (await openFilled(folder));
    const state = await snapshot(database.db);
    if (given === null) await database.close();

    const started = async (demo: 'on' | 'off') => {
      const told: string[] = [];
      const portal = await startPortal(
        readConfig({
          NODE_ENV: 'test',
          LOG_LEVEL: 'silent',
          PORT: '0',
          PORTAL_DATA_DIR: folder,
          PORTAL_DEMO: demo,
          // A day in the past, whenever this runs.
          PORTAL_DEMO_DATE: '2020-03-05',
          ...(given === null ? {} : { DATABASE_URL: given.url ?? '' }),
        }),
        { consoleFolder: null, onProgress: (text) => told.push(text), onBroken: () => {} },
      );
      await portal.stop();
      return told;
    };
    expect(await started('off')).toEqual([]);
    const reopened = given ?? (await openEmbedded({ folder }));
    expect(lived(await snapshot(reopened.db))).toEqual(lived(state));
    if (given === null) await reopened.close();
    expect((await started('on')).at(-1)).toMatch(
      /^The demo network has lived up to 2020-03-06 00:00:00 \(\d+ new/,
    );
  });
});

describe('a start that is killed while it catches up', { timeout: 120_000 }, () => {
  test('leaves the network where it was, and the next start catches up', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cofre-demo-'));
    folders.push(folder);
    const given = inject('databaseKind') !== 'embedded' ? await filled({ today: '2020-03-01' }) : null;
    const database = given ?? (await openFilled(folder));
    // It is so dense that it takes a while.
    await sql`update demo_network set density = density * 1000`.execute(database.db);
    const state = await snapshot(database.db);
    if (given === null) await database.close();
    await killedFill({
      PORTAL_DEMO_DATE: '2020-03-31',
      ...(given === null ? { PORTAL_DATA_DIR: folder } : { DATABASE_URL: given.url ?? '' }),
    });
    const reopened = given ?? (await openEmbedded({ folder }));
    if (given === null) opened.push(reopened);
    expect(await snapshot(reopened.db)).toEqual(state);
    await sql`update demo_network set density = density / 1000`.execute(reopened.db);
    expect((await catchUp(reopened, '2020-03-05T18:00:00Z')).count).toBeGreaterThan(50);
    expect(await rollupDifferences(reopened.db)).toEqual([]);
  });
});

/** An embedded demo in a folder, as of a day in 2020. */
async function openFilled(folder: string): Promise<Database> {
  const config = readConfig({ PORTAL_DATA_DIR: folder });
  const database = await openConfigured(config, () => {});
  expect(await fill(database, { today: '2020-03-01' })).toBe(true);
  return database;
}
