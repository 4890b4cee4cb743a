import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listBanks, updateBank } from '../../../contract/banks';
import { migrate } from '../../../server/network/rollups/migrate';
import { Unconfirmed } from '../../../server/platform/db/commits';
import { type Database, openPostgres } from '../../../server/platform/db/open';
import { asked } from '../../support/asked';
import { addNetwork, addUser, transaction } from '../../support/network';
import { type TestPortal, TODAY, testPortal } from '../../support/portal';
import { type Cluster, startCluster, startReplica } from '../../support/postgres';
import { send, wire } from '../ingest/feed/send';

/*
 * A primary that confirms nothing without its synchronous replica, and an unavailable replica: what is written is
 * never acknowledged, nobody sees it, and the portal goes on reading.
 */

const TIMES = { commit: 1500, statement: 3000, look: 200 };
const PATIENT = { timeout: 30_000, interval: 100 };

let primary: Cluster;
let replica: Cluster;
let database: Database;
let portal: TestPortal;
let token: string;
const broken: Error[] = [];

beforeAll(async () => {
  primary = await startCluster(['synchronous_commit=on']);
  replica = await startReplica(primary, 'confirms');
  database = openPostgres(primary.url, (error) => broken.push(error), { times: TIMES });
  await migrate(database.db);
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  await asked(primary.url, `alter system set synchronous_standby_names = 'confirms'`);
  await asked(primary.url, 'select pg_reload_conf()');
  await vi.waitFor(async () => {
    const replicas = await asked(primary.url, 'select sync_state from pg_stat_replication');
    expect(replicas).toEqual([{ sync_state: 'sync' }]);
  }, PATIENT);
  portal = await testPortal(database);
  token = (await portal.signIn('10000001')).token;
}, 120_000);
afterAll(async () => {
  await portal.app.close();
  await database.close();
  await replica.stop();
  await primary.stop();
});

beforeEach(async () => {
  await vi.waitFor(async () => expect(await waiting()).toBe(0), PATIENT);
});

/** How many commits wait for the replica. */
async function waiting(): Promise<number> {
  const rows = await asked<{ count: number }>(
    primary.url,
    `select count(*)::int as count from pg_stat_activity where wait_event = 'SyncRep'`,
  );
  return rows[0]?.count ?? 0;
}

const bank = async () => (await portal.call(listBanks, { token })).body.content[0];

/** Saves the first bank. */
async function save(depositCodeLength: number, version?: number) {
  const { codigoBancario, nome: _nome, ...values } = await bank();
  return portal.call(updateBank, {
    token,
    params: { codigoBancario },
    body: {
      ...values,
      tamanhoCodigoDepositoIdentificado: depositCodeLength,
      version: version ?? values.version,
    },
  });
}

/** Cancels the commits that wait, as an administrator may. */
const cancelWaiting = () =>
  asked(primary.url, `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`);

test('PostgreSQL never ends the wait of a commit by itself: its statement timeout does not apply there', async () => {
  await replica.pause();
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  await client.query(`set statement_timeout to '200ms'`);
  const writing = client.query('create table waited ()');
  await expect.poll(waiting, PATIENT).toBe(1);
  expect(await Promise.race([writing, sleep(1000, 'waits')])).toBe('waits');
  await replica.resume();
  await writing;
  await client.end();
});

test('an unconfirmed write is 503 and invisible; reading goes on, writing is refused at once meanwhile', async () => {
  const before = await bank();
  await replica.pause();
  const first = await save(7);
  expect([first.status, first.headers['retry-after']]).toEqual([503, '5']);
  expect(await bank()).toEqual(before);

  const asking = performance.now();
  expect((await save(8)).status).toBe(503);
  await expect(portal.signIn('10000001')).rejects.toThrow('503');
  expect(performance.now() - asking).toBeLessThan(TIMES.commit);
  expect(await waiting()).toBe(1);
  expect(await bank()).toEqual(before);

  await replica.resume();
  // The first one is confirmed now, and another attempt with the previous version is refused.
  await expect.poll(bank, PATIENT).toMatchObject({
    tamanhoCodigoDepositoIdentificado: 7,
    version: before.version + 1,
  });
  await expect.poll(async () => (await save(8, before.version)).status, PATIENT).toBe(409);
  expect((await save(9)).status).toBe(200);
});

test('a commit whose wait an administrator cancels is no success, although PostgreSQL reports one', async () => {
  const before = await bank();
  await replica.pause();
  const saving = save(11);
  await expect.poll(waiting, PATIENT).toBe(1);
  await cancelWaiting();
  expect((await saving).status).toBe(503);
  await replica.resume();
  expect(await bank()).toMatchObject({ version: before.version + 1 });
});

test('the same holds for a single statement without a transaction', async () => {
  await replica.pause();
  const writing = database.db
    .updateTable('bank')
    .set({ name: 'Renamed' })
    .where('code', '=', '001')
    .execute();
  const failure: unknown = await writing.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Unconfirmed);
  await replica.resume();
});

test('a repeated batch of the feed is known only when a replica has it, and is stored once', async () => {
  const rows = Array.from({ length: 5 }, (_, index) => wire(transaction(`${TODAY}T09:0${index}:00`)));
  await replica.pause();
  expect((await send(portal, rows)).status).toBe(503);
  expect((await send(portal, rows)).status).toBe(503);
  await replica.resume();
  await expect.poll(async () => (await send(portal, rows)).body.known, PATIENT).toBe(5);

  // On this primary the rows are visible before any replica has them.
  const more = Array.from({ length: 5 }, (_, index) => wire(transaction(`${TODAY}T10:0${index}:00`)));
  await replica.pause();
  const sending = send(portal, more);
  await expect.poll(waiting, PATIENT).toBe(1);
  await cancelWaiting();
  expect((await sending).status).toBe(503);
  expect((await send(portal, more)).status).toBe(503);
  await replica.resume();
  await expect.poll(async () => (await send(portal, more)).body.known, PATIENT).toBe(5);
  const { rows: counted } = await sql`select count(*)::int as count from cash_transaction`.execute(
    database.db,
  );
  expect(counted).toEqual([{ count: 10 }]);
});

test('abandoned commits are logged, and none of them is left', () => {
  expect(broken.filter((error) => error instanceof Unconfirmed).length).toBeGreaterThan(0);
});
