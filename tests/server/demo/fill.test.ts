import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { addDays } from '../../../contract/calendar';
import { nextBusinessDay } from '../../../server/demo/calendar';
import { passwordMatches } from '../../../server/platform/credentials/password';
import type { Database } from '../../../server/platform/db/open';
import { openEmbedded, openPostgres } from '../../../server/platform/db/open';
import { freshDatabase } from '../../support/databases';
import { rollupDifferences, snapshot } from '../../support/snapshot';
import { load, network } from '../ingest/load/network-folder';
import { fill, single, TODAY, UNREPEATED } from './fill';
import { killedFill } from './killed';

describe('the demo network', () => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase();
    expect(await fill(database, { count: 20_000 })).toBe(true);
  });
  afterAll(() => database.close());
  const value = <T>(query: string) => single<T>(database.db, query);
  const list = (query: string) => value<string[]>(`array(${query})`);

  test('has five people who sign in, with the scopes that were decided', async () => {
    const people = await database.db
      .selectFrom('portal_user')
      .select(['login', 'role', 'specific_code', 'active', 'api_access', 'email', 'password_hash'])
      .where('login', 'in', ['10000001', '20000002', '20000003', '30000003', '50000005'])
      .orderBy('login')
      .execute();
    expect(
      people.map(({ login, role, specific_code: code, api_access: api }) => [login, role, code, api]),
    ).toEqual([
      ['10000001', 1, null, false],
      ['20000002', 2, null, true],
      ['20000003', 2, null, false],
      ['30000003', 3, null, false],
      ['50000005', 5, 1, false],
    ]);
    for (const person of people) {
      expect(person.active).toBe(true);
      expect(person.email).toMatch(/@.+\.example$/);
      expect(await passwordMatches(person.password_hash, 'Demo@2026')).toBe(true);
    }
    expect(
      await value(
        `select api_starts_on < '${TODAY}' and api_ends_on is null from portal_user where login = '20000002'`,
      ),
    ).toBe(true);

    const held = (login: string) => `select establishment_code from user_establishment
      join portal_user on id = user_id where login = '${login}'`;
    const group = `select establishment_code from grouper_establishment join user_grouper using (grouper_id)
      join portal_user on id = user_id where login = '20000002'`;
    const owners = (table: string) => `select count(*) from ${table} join portal_user on id = user_id
      where login in ('10000001', '20000002', '20000003', '30000003', '50000005')`;
    expect(await value(owners('user_grouper'))).toBe(1);
    expect(await list(group)).toHaveLength(6);
    expect(await list(held('20000002'))).toEqual([]);
    expect(await list(held('20000003'))).toHaveLength(2);
    expect(await list(`${held('20000003')} intersect ${group}`)).toEqual([]);
    expect(await list(held('30000003'))).toHaveLength(1);
    expect(await list(`${held('30000003')} intersect ${group}`)).toHaveLength(1);
    expect(await value(owners('user_establishment'))).toBe(3);
  });

  test('leaves keys above its own for a loaded network', async () => {
    expect(await value(`select max(code::int) < 9000 and min(length(code)) = 4 from establishment`)).toBe(
      true,
    );
    expect(await value(`select max(id) < 5000 from account`)).toBe(true);
    expect(await value(`select max(id) < 700 from grouper`)).toBe(true);
    expect(await value(`select max(id) < 100000 from operator`)).toBe(true);
  });

  test('has real banks and about forty shops, each with a name, terminals, operators and an account', async () => {
    expect(
      await list(`select code from bank where code in ('001', '033', '104', '237', '341', '748', '756')`),
    ).toHaveLength(7);
    expect(
      await value(`select count(*) between 38 and 48 and count(*) = count(distinct name) from establishment`),
    ).toBe(true);
    expect(await value(`select count(*) between 3 and 8 from establishment where corban`)).toBe(true);
    for (const table of ['terminal', 'operator', 'account_establishment', 'cash_transaction']) {
      const bare = `select code from establishment where code not in (select establishment_code from ${table})`;
      expect(await list(bare), table).toEqual([]);
    }
    expect(await value(`select count(*) = count(distinct card_number) from operator`)).toBe(true);
  });

  test('has exactly the requested movements, of the last 90 days, none in the future', async () => {
    expect(await value(`select count(*) from cash_transaction`)).toBe(20_000);
    expect(await value(`select min(captured_at)::date::text from cash_transaction`)).toBe(
      addDays(TODAY, -89),
    );
    const latest = await value<string>(`select max(captured_at) from cash_transaction`);
    expect(latest?.slice(0, 10)).toBe(TODAY);
    expect(latest?.slice(11) ?? '').toMatch(/^(0\d|10|11:[0-2]\d)/);
    const days = await list(`select distinct captured_at::date::text from cash_transaction`);
    expect(days).toHaveLength(90);
  });

  test('books every movement on the next business day, at its terminal, operator and account', async () => {
    const { rows } = await sql<{ captured: string; booked: string }>`
      select distinct captured_at::date::text as captured, accounting_date::text as booked
      from cash_transaction`.execute(database.db);
    for (const { captured, booked } of rows) expect(booked).toBe(nextBusinessDay(captured));
    expect(
      await value(`select count(*) from cash_transaction t
        join terminal using (logical_number) join operator o on o.id = operator_id
          and t.captured_at > o.started_at at time zone 'America/Sao_Paulo'
          and t.captured_at < coalesce(o.ended_at at time zone 'America/Sao_Paulo', 'infinity')
        join account_establishment a on a.account_id = t.account_id and a.establishment_code = t.establishment_code
        where terminal.establishment_code = t.establishment_code and o.establishment_code = t.establishment_code`),
    ).toBe(20_000);
  });

  test('has the rhythm of a week, of paydays and of opening hours', async () => {
    const { rows } = await sql<{ weekday: number; average: number }>`
      select weekday, avg(count)::float as average from (
        select extract(isodow from captured_at)::int as weekday, count(*) as count
        from cash_transaction where captured_at < ${TODAY} group by captured_at::date, 1
      ) days group by 1 order by 1`.execute(database.db);
    const average = new Map(rows.map((row) => [row.weekday, row.average]));
    const [monday = 0, tuesday = 0, wednesday = 0, , friday = 0, , sunday = 0] = [1, 2, 3, 4, 5, 6, 7].map(
      (day) => average.get(day),
    );
    expect(sunday).toBeLessThan(tuesday * 0.7);
    expect(monday).toBeGreaterThan(wednesday);
    expect(friday).toBeGreaterThan(tuesday);
    const ofDay = (date: string) =>
      value<number>(`select count(*) from cash_transaction where captured_at::date = '${date}'`);
    // Both Thursdays; wages were paid on the eighth of October.
    expect(await ofDay('2026-10-08')).toBeGreaterThan(1.2 * ((await ofDay('2026-10-15')) ?? 0));
    expect(
      await value(`select count(*) from cash_transaction join establishment on code = establishment_code
        where name like 'Lotérica%' and (extract(hour from captured_at) not between 9 and 18 or extract(isodow from captured_at) = 7)`),
    ).toBe(0);
  });

  test('has amounts that are typical of cash', async () => {
    const share = (condition: string, process: number) =>
      value<number>(
        `select avg((${condition})::int)::float from cash_transaction where process_code = ${process}`,
      );
    const withdrawals = await value<number>(
      `select avg((process_code = 302)::int)::float from cash_transaction`,
    );
    expect(withdrawals).toBeGreaterThan(0.1);
    expect(withdrawals).toBeLessThan(0.14);
    const drawnOn = (days: string) =>
      value<number>(`select avg((process_code = 302)::int)::float from cash_transaction
        where captured_at::date in (${days})`);
    // The paydays of September and October, that of the advance, and the days in between.
    expect(await drawnOn(`'2026-09-08', '2026-10-08', '2026-10-20', '2026-10-30'`)).toBeGreaterThan(
      1.5 * ((await drawnOn(`'2026-09-15', '2026-09-16', '2026-10-14', '2026-10-27'`)) ?? 1),
    );
    expect(await share('amount between 100 and 8000', 304)).toBeGreaterThan(0.9);
    expect(await share('amount <> trunc(amount)', 304)).toBeLessThan(0.07);
    expect(await share('amount <> trunc(amount)', 304)).toBeGreaterThan(0.02);
    expect(await share('mod(amount, 10) = 0', 302)).toBe(1);
  });

  test('has a rollup that equals its rows, in deliveries of a known order', async () => {
    expect(await rollupDifferences(database.db)).toEqual([]);
    expect(await value(`select count(*) from arrival where position is null`)).toBe(0);
    // One a day; after each bill also what terminals without a line could not send before, and what was cancelled.
    expect(await value(`select count(*) from arrival`)).toBe(96);
    expect(
      await value(
        `select count(*) from cash_transaction where (cancelled_at is null) <> (cancelled_arrival_id is null)`,
      ),
    ).toBe(0);
  });

  test('has closed its days at their time, and some of a month arrived or was cancelled after it was closed', async () => {
    expect(await value(`select min(accounting_date) || ' ' || max(accounting_date) from closed_day`)).toBe(
      `${addDays(TODAY, -89)} ${addDays(TODAY, -1)}`,
    );
    expect(await value(`select closed_until::text from closed_day_look`)).toBe(addDays(TODAY, -1));
    // In the order of the deliveries, each by the next morning, and none in the future.
    expect(
      await list(`select position::text from (select position, arrived_at,
        lag(arrived_at) over (order by position) as before from arrival) a
        where arrived_at < before or arrived_at > '2026-11-19T14:30:00Z'`),
    ).toEqual([]);
    const changedIn = (month: string, column: string) =>
      value<number>(`select count(*) from cash_transaction t join arrival a on a.id = t.${column}
        where t.accounting_date >= '${month}-01' and t.accounting_date < '${month}-01'::date + interval '1 month'
          and a.position > (select max(position) from closed_day
            where accounting_date = '${month}-01'::date + interval '1 month' - interval '1 day')`);
    for (const month of ['2026-09', '2026-10']) {
      for (const column of ['arrival_id', 'cancelled_arrival_id']) {
        const changed = (await changedIn(month, column)) ?? 0;
        expect(changed, `${month} ${column}`).toBeGreaterThan(0);
        expect(changed, `${month} ${column}`).toBeLessThan(60);
      }
    }
  });

  test('is audited without secrets', async () => {
    expect(await value(`select count(*) from audit where actor = 'demo' and entity = 'portal_user'`)).toBe(
      await value(`select count(*) from portal_user`),
    );
    expect(await value(`select count(*) from audit where actor = 'demo' and entity = 'establishment'`)).toBe(
      await value(`select count(*) from establishment`),
    );
    expect(await value(`select count(*) from audit where after::text like '%argon2%'`)).toBe(0);
  });

  test('is filled once: a second start changes nothing', async () => {
    const before = await snapshot(database.db);
    expect(await fill(database, { seed: 2 })).toBe(false);
    expect(await snapshot(database.db)).toEqual(before);
  });
});

describe('filling a new database', () => {
  const opened: Database[] = [];
  const fresh = async () => {
    const database = await freshDatabase();
    opened.push(database);
    return database;
  };
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });

  test('gives the same network for the same seed and date, another one for another seed', async () => {
    const [one, two, other] = [await fresh(), await fresh(), await fresh()];
    await fill(one, { today: '2026-10-31' });
    // Later that evening, because a day in the past is complete.
    await fill(two, { today: '2026-10-31', now: new Date('2026-11-19T23:00:00Z') });
    await fill(other, { today: '2026-10-31', seed: 2 });
    const first = await snapshot(one.db, UNREPEATED);
    expect(await snapshot(two.db, UNREPEATED)).toEqual(first);
    const different = await snapshot(other.db, UNREPEATED);
    expect(different.cash_transaction).not.toBe(first.cash_transaction);
    expect(different.operator).not.toBe(first.operator);
  });

  test('treats a date in the future as today', async () => {
    const database = await fresh();
    await fill(database, { today: '2030-01-01' });
    expect(await single(database.db, `select max(captured_at)::date::text from cash_transaction`)).toBe(
      TODAY,
    );
  });

  test('without transactions creates only people and structure', async () => {
    const database = await fresh();
    expect(await fill(database, { count: 0 })).toBe(true);
    expect(await single(database.db, `select count(*) > 50 from portal_user`)).toBe(true);
    for (const table of ['cash_transaction', 'arrival', 'news', 'work_order', 'code_request', 'billing'])
      expect(await single(database.db, `select count(*) from ${table}`), table).toBe(0);
  });

  test('does not fill a database into which something was loaded', async () => {
    const database = await fresh();
    await load(database, { 'banks.csv': network()['banks.csv'] });
    expect(await fill(database)).toBe(false);
    expect(await single(database.db, `select count(*) from portal_user`)).toBe(0);
  });

  test('two servers that start at once fill it once', async () => {
    const database = await freshDatabase();
    const second = database.url === null ? database : openPostgres(database.url, () => {});
    if (second !== database) opened.push(second);
    opened.push(database);
    const filled = await Promise.all([fill(database), fill(second)]);
    expect(filled.toSorted()).toEqual([false, true]);
    expect(await single(database.db, `select count(*) from cash_transaction`)).toBe(2000);
  });
});

describe('a start that is killed while it fills', { timeout: 120_000 }, () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cofre-demo-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('leaves the database empty, and the next start fills it', async () => {
    const given = inject('databaseKind') !== 'embedded' ? await freshDatabase() : null;
    await killedFill({
      PORTAL_DEMO_TRANSACTIONS: '2000000',
      ...(given === null ? { PORTAL_DATA_DIR: folder } : { DATABASE_URL: given.url ?? '' }),
    });
    const database = given ?? (await openEmbedded({ folder }));
    try {
      expect(await single(database.db, `select count(*) from establishment`)).toBe(0);
      expect(await single(database.db, `select count(*) from cash_transaction`)).toBe(0);
      expect(await fill(database)).toBe(true);
      expect(await single(database.db, `select count(*) from cash_transaction`)).toBe(2000);
      expect(await rollupDifferences(database.db)).toEqual([]);
    } finally {
      await database.close();
    }
  });
});
