import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { filterEcs } from '../../../../contract/reports';
import { login } from '../../../../contract/session';
import { readConfig } from '../../../../server/config';
import { migrate } from '../../../../server/network/rollups/migrate';
import { openConfigured } from '../../../../server/open-configured';
import { operatorSentence } from '../../../../server/operator-sentence';
import { ReportSemaphore } from '../../../../server/platform/concurrency/report-semaphore';
import { isDatabaseAway } from '../../../../server/platform/db/away';
import { type Database, openPostgres } from '../../../../server/platform/db/open';
import { readingReport } from '../../../../server/platform/db/reading';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser, PASSWORD } from '../../../support/network';
import { testPortal } from '../../../support/portal';
import { type Cluster, startCluster } from '../../../support/postgres';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test('PostgreSQL that does not respond at start is reported with a message that names it', async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://cofre:hunter2@127.0.0.1:1/nothing' });
  const start = openConfigured(config, () => {});
  await expect(start).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:1\/nothing does not answer \(.+\)\. Check DATABASE_URL/,
  );
  await expect(start).rejects.toThrow(/^(?!.*hunter2)/);
});

test('PostgreSQL without the database or the role is reported, one that is unavailable is 503 meanwhile, and nothing needs a restart when it is back', async () => {
  const cluster: Cluster = await startCluster();
  const database = openPostgres(cluster.url, () => {});
  await migrate(database.db);
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  const portal = await testPortal(database);
  const { token } = await portal.signIn('10000001');
  const call = () => portal.call(filterEcs, { token, headers: { 'accept-language': 'en' } });
  expect((await call()).status).toBe(200);
  for (const [part, name, said] of [
    ['pathname', '/nowhere', 'database "nowhere" does not exist'],
    ['username', 'nobody', 'role "nobody" does not exist'],
  ] as const) {
    const config = readConfig({
      DATABASE_URL: Object.assign(new URL(cluster.url), { [part]: name }).href,
    });
    const refused = await openConfigured(config, () => {}).catch((error: unknown) => error);
    const { host } = new URL(cluster.url);
    expect(operatorSentence(refused, config)).toBe(
      `PostgreSQL at ${host} refuses the connection (${said}). Check DATABASE_URL.`,
    );
  }
  await cluster.pause();
  const away = await call();
  expect([away.status, away.body]).toEqual([
    503,
    { code: 'UNAVAILABLE', message: 'The service is temporarily unavailable. Try again in a moment.' },
  ]);
  expect(away.headers['retry-after']).toBe('5');
  expect((await portal.app.inject('/readyz')).statusCode).toBe(503);
  expect((await portal.app.inject('/healthz')).statusCode).toBe(200);
  await cluster.resume();
  expect((await call()).status).toBe(200);
  await portal.app.close();
  await database.close();
  await cluster.stop();
});

// The pooler does not reveal which of its connections a session uses.
test.runIf(inject('databaseKind') !== 'pooled')(
  'PostgreSQL that became a standby is 503, and the connection to it is not used again',
  async () => {
    const { url } = database as Database & { url: string };
    const own = openPostgres(url, () => {});
    await addNetwork(own.db);
    await addUser(own.db, { login: '10000001', role: 1 });
    const portal = await testPortal(own);
    const { rows: before } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(own.db);
    // After a failover existing connections remain; new ones lead to the server that accepts writes.
    await sql`set session characteristics as transaction read only`.execute(own.db);
    const signIn = () =>
      portal.call(login, {
        body: { user: '10000001', password: PASSWORD },
        headers: { 'accept-language': 'en' },
      });
    const refused = await signIn();
    expect([refused.status, refused.body, refused.headers['retry-after']]).toEqual([
      503,
      '503The service is temporarily unavailable. Try again in a moment.',
      '5',
    ]);
    expect((await signIn()).status).toBe(200);
    const { rows: after } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(own.db);
    expect(after).not.toEqual(before);
    await portal.app.close();
    await own.close();
  },
);

test.each(['57P01', '57P02', '57P03', '08006', '53300', '25006'])(
  'an error of PostgreSQL with %s concerns the server, not the call',
  (code) => {
    expect(isDatabaseAway(Object.assign(new Error('x'), { code }))).toBe(true);
  },
);

test('a reader who disconnects stops the query, and the connection can be used again', async () => {
  const controller = new AbortController();
  const reading = readingReport(
    database,
    new ReportSemaphore(database),
    { principal: { id: 1 }, signal: controller.signal },
    (trx) => sql`select pg_sleep(20)`.execute(trx),
  );
  const running = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
        where query like 'select pg_sleep(20)%' and state = 'active'`.execute(database.db);
    return rows[0]?.count;
  };
  await expect.poll(running).toBe(1);
  controller.abort();
  await expect(reading).rejects.toMatchObject({ code: '57014' });
  await expect.poll(running).toBe(0);
});
