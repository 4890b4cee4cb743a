import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBanks } from '../../../contract/banks';
import { migrate } from '../../../server/network/rollups/migrate';
import { ReportSemaphore } from '../../../server/platform/concurrency/report-semaphore';
import { type Database, openPostgres } from '../../../server/platform/db/open';
import { prepared } from '../../../server/platform/db/prepared';
import { readingReport } from '../../../server/platform/db/reading';
import { asked } from '../../support/asked';
import { freshDatabase } from '../../support/databases';
import { addNetwork, addUser } from '../../support/network';
import { startPooler } from '../../support/pooler';
import { type TestPortal, testPortal } from '../../support/portal';
import { type Cluster, startCluster } from '../../support/postgres';

/* PgBouncer in transaction mode: each transaction may use another connection, and the pooler may end or wait. */

const PATIENT = { timeout: 30_000, interval: 100 };

let cluster: Cluster;
let pooler: Awaited<ReturnType<typeof startPooler>>;
let database: Database;
let portal: TestPortal;
let token: string;

beforeAll(async () => {
  cluster = await startCluster();
  pooler = await startPooler(cluster);
  database = openPostgres(pooler.url, () => {});
  await migrate(database.db);
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  portal = await testPortal(database);
  token = (await portal.signIn('10000001')).token;
}, 120_000);
afterAll(async () => {
  await portal.app.close();
  await database.close();
  await pooler.stop();
  await cluster.stop();
});

const banks = async () => (await portal.call(listBanks, { token })).status;

test('no statement is named, because the next transaction may use another connection', async () => {
  const own = await freshDatabase();
  await Promise.all(
    Array.from({ length: 20 }, () => sql`${prepared} select 1, pg_sleep(0.01)`.execute(own.db)),
  );
  const { rows } = await sql<{ named: number }>`
    select count(*)::int as named from pg_prepared_statements where name <> ''`.execute(own.db);
  expect(rows).toEqual([{ named: 0 }]);
  await own.close();
});

test('of servers that start together one migrates, and no session is left with the lock', async () => {
  const own = await freshDatabase();
  const locks = async () => {
    const { rows } = await sql`select from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`.execute(own.db);
    return rows.length;
  };
  for (let round = 0; round < 5; round += 1) {
    const starting = Array.from({ length: 4 }, () => openPostgres(own.url ?? '', () => {}));
    await Promise.all(starting.map(({ db }) => migrate(db)));
    await Promise.all(starting.map((one) => one.close()));
    expect(await locks()).toBe(0);
  }
  await own.close();
});

test('an abandoned report is cancelled, and no other transaction is', async () => {
  const leaving = new AbortController();
  const reports = new ReportSemaphore(database);
  const sleeping = (person: number, signal: AbortSignal, seconds: number) =>
    readingReport(database, reports, { principal: { id: person }, signal }, (trx) =>
      sql`select pg_sleep(${seconds}::int)`.execute(trx),
    );
  const staying = Array.from({ length: 4 }, (_, person) =>
    sleeping(person + 2, new AbortController().signal, 1),
  );
  const left = sleeping(1, leaving.signal, 25);
  await expect
    .poll(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where query like 'select pg_sleep(%' and state = 'active'`.execute(database.db);
      return rows.length;
    }, PATIENT)
    .toBe(5);
  leaving.abort();
  await expect(left).rejects.toMatchObject({ code: '57014' });
  await Promise.all(staying);
});

test('a pooler that dies is 503 meanwhile, and calls succeed when it is back', async () => {
  expect(await banks()).toBe(200);
  await pooler.kill();
  expect(await banks()).toBe(503);
  await pooler.start();
  await expect.poll(banks, PATIENT).toBe(200);
});

test('a database that is unavailable behind the pooler is 503, and calls succeed when it is back', async () => {
  await cluster.pause('immediate');
  expect(await banks()).toBe(503);
  await cluster.resume();
  await expect.poll(banks, PATIENT).toBe(200);
});

test.each([
  ['datestyle', 'DateStyle German, DMY', 'German', 'ISO, MDY'],
  ['extra_float_digits', 'extra_float_digits 0', '0', '1'],
])('behind the pooler another %s of the database is refused as well', async (name, has, other, value) => {
  const restarted = async () => {
    await pooler.kill();
    await pooler.start();
  };
  await asked(cluster.url, `alter database postgres set ${name} to '${other}'`);
  await restarted();
  const own = openPostgres(pooler.url, () => {});
  await expect(sql`select 1`.execute(own.db)).rejects.toThrow(`have ${has}, and have to have ${value}`);
  await own.close();
  await asked(cluster.url, `alter database postgres reset ${name}`);
  await restarted();
});

test('a pooler remembers the time zone of the role, and the message says so', async () => {
  const zone = (name: string) => asked(cluster.url, `alter role cofre set timezone to '${name}'`);
  const restarted = async () => {
    await pooler.kill();
    await pooler.start();
  };
  const opened = async () => {
    const own = openPostgres(pooler.url, () => {});
    try {
      await sql`select 1`.execute(own.db);
    } finally {
      await own.close();
    }
  };
  await zone('Asia/Tokyo');
  await restarted();
  const sentence =
    `have the time zone Asia/Tokyo, and have to have UTC. Set it once: alter role cofre set timezone to 'UTC', ` +
    'and restart the pooler, which remembers the other one';
  await expect(opened()).rejects.toThrow(sentence);
  await zone('UTC');
  await expect(opened()).rejects.toThrow(sentence);
  await restarted();
  await opened();
});
