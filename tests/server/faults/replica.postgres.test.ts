import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { exportBanks, getBank, listBanks, updateBank } from '../../../contract/banks';
import { getBulk, previewBulk, startBulk } from '../../../contract/bulk';
import { exportFile } from '../../../contract/exports';
import { BULK } from '../../../contract/limits';
import type { Operation } from '../../../contract/operation';
import { depositReport } from '../../../contract/statement';
import { bulkTargets } from '../../../server/areas';
import { readConfig } from '../../../server/config';
import { bulkJobHandlers } from '../../../server/engines/bulk/job';
import { openConfigured } from '../../../server/open-configured';
import type { Log } from '../../../server/platform/context';
import type { Db } from '../../../server/platform/db/connections';
import type { Database } from '../../../server/platform/db/open';
import { readList } from '../../../server/platform/db/replica/reading';
import { startJobs } from '../../../server/platform/jobs/run';
import { asked } from '../../support/asked';
import { addNetwork, addTransactions, addUser, transaction } from '../../support/network';
import { type TestPortal, TODAY, testPortal } from '../../support/portal';
import { type Cluster, startCluster, startReplica } from '../../support/postgres';
import { relayTo } from '../../support/relay';
import { addMany } from '../engines/bulk/bulk-portal';
import { reportRequest } from '../engines/exports/statement-file';

/* Two servers on one primary and its asynchronous replica, as a role that is no superuser. */

const LAG = 2;
const PATIENT = { timeout: 30_000, interval: 100 };
const params = { codigoBancario: '001' };

let primary: Cluster;
let replica: Cluster;
let other: Cluster;
/** A server each. */
const databases: Database[] = [];
const portals: TestPortal[] = [];
const told: string[] = [];
let admin: string;
let colleague: string;

const shopAt = ({ url }: Cluster) =>
  Object.assign(new URL(url), { pathname: '/shop', username: 'portal' }).toString();
const open = (DATABASE_REPLICA_URL: string, of = primary) =>
  openConfigured(
    readConfig({ DATABASE_URL: shopAt(of), DATABASE_REPLICA_URL, DATABASE_REPLICA_LAG: String(LAG) }),
    () => {},
    (sentence) => told.push(sentence),
  );

beforeAll(async () => {
  primary = await startCluster(['synchronous_commit=on']);
  await asked(primary.url, 'create role portal login');
  await asked(primary.url, `alter role portal set timezone to 'UTC'`);
  await asked(primary.url, 'create database shop owner portal');
  replica = await startReplica(primary, 'reads', ['max_standby_streaming_delay=100ms']);
  other = await startCluster();
  for (const key of ['metrics', 'none']) {
    const database = await open(shopAt(replica));
    databases.push(database);
    const PORTAL_METRICS_KEY = key === 'metrics' ? 'a-key-of-whoever-reads-the-metrics' : '';
    portals.push(await testPortal(database, { PORTAL_METRICS_KEY }));
  }
  const { db } = server(0).database;
  await addNetwork(db);
  await addTransactions(db, [transaction(`${TODAY}T09:10:00`)]);
  for (const login of ['10000001', '10000002']) await addUser(db, { login, role: 1 });
  await addMany(server(0).database, BULK.atOnce + 1);
  admin = (await server(0).signIn('10000001')).token;
  colleague = (await server(0).signIn('10000002')).token;
}, 120_000);
afterAll(async () => {
  for (const { app } of portals) await app.close();
  for (const database of databases) await database.close();
  for (const cluster of [replica, primary, other]) await cluster.stop();
});

const replaying = (how: 'pause' | 'resume') => asked(replica.url, `select pg_wal_replay_${how}()`);

beforeEach(async () => {
  // Both servers read from the replica, for everybody.
  await vi.waitFor(async () => {
    for (const index of [0, 1])
      for (const token of [admin, colleague])
        expect(await placeOf(() => banks(token, index))).toBe('replica');
  }, PATIENT);
  told.length = 0;
});
afterEach(async () => {
  await replaying('resume').catch(() => {});
});

function server(index: number): TestPortal {
  const portal = portals[index];
  if (portal === undefined) throw new Error('no such server');
  return portal;
}

/** The source of the rows that some work reads. */
async function placeOf(work: () => Promise<unknown>): Promise<'primary' | 'replica' | 'both'> {
  const counted = () => databases.map(({ replica: own }) => ({ ...own?.reads })) as Record<string, number>[];
  const before = counted();
  await work();
  const after = counted();
  const grown = ['primary', 'replica'].filter((place) =>
    after.some((reads, index) => (reads[place] ?? 0) > (before[index]?.[place] ?? 0)),
  );
  return grown.length === 1 ? (grown[0] as 'primary' | 'replica') : 'both';
}

/** The length of the first bank's codes, as a list shows it. */
async function banks(token: string, index = 0): Promise<number> {
  const { status, body } = await server(index).call(listBanks, { token });
  expect(status).toBe(200);
  return body.content[0].tamanhoCodigoDepositoIdentificado;
}

async function save(length: number): Promise<void> {
  const { body } = await server(0).call(getBank, { token: admin, params });
  const { codigoBancario: _code, nome: _name, ...values } = body;
  const answer = await server(0).call(updateBank, {
    token: admin,
    params,
    body: { ...values, tamanhoCodigoDepositoIdentificado: length },
  });
  expect(answer.status).toBe(200);
}

test('a replica whose last mark is older than the limit is not read from, before anything has looked at it again', async () => {
  const own = databases[0]?.replica;
  await vi.waitFor(() => expect(own?.used).toBe(true), PATIENT);
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now');
  const usedAt = (time: number) => {
    clock.mockReturnValue(time);
    return own?.used;
  };
  const used = [usedAt(now), usedAt(now + LAG * 1000 + 1)];
  clock.mockRestore();
  expect(used).toEqual([true, false]);
});

test('lists, reports and files are read from the replica, and metrics say so', async () => {
  expect(await placeOf(() => banks(admin))).toBe('replica');
  const report = () =>
    server(0).call(depositReport, {
      token: admin,
      query: { formato: 'tela' },
      body: reportRequest({ todosEcs: true }),
    });
  expect(await placeOf(report)).toBe('replica');
  expect((await report()).body.totalRows).toBe(1);
  const file = await placeOf(async () => {
    const { body } = await server(0).call(exportBanks, { token: admin, body: { format: 'csv', filter: {} } });
    const ticket = body.urlDownload.split('/').at(-1);
    expect((await server(0).call(exportFile, { token: admin, params: { ticket } })).status).toBe(200);
  });
  expect(file).toBe('replica');

  const page = await server(0).app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer a-key-of-whoever-reads-the-metrics' },
  });
  expect(page.body).toMatch(/^cofre_replica_used 1$/m);
  const [, lag] = /^cofre_replica_lag_seconds (\S+)$/m.exec(page.body) ?? [];
  expect(Number(lag)).toBeGreaterThan(0);
  expect(Number(lag)).toBeLessThan(LAG);
  expect(page.body).toMatch(/^cofre_reads_total\{place="replica"\} [1-9]/m);
});

test('a write that cannot be noted is answered, and stands in the log and in a metric', async () => {
  const shop = Object.assign(new URL(primary.url), { pathname: '/shop' }).toString();
  await asked(
    shop,
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
    create trigger refused before insert or update on last_write for each row execute function refuse()`,
  );
  try {
    await save((await banks(admin)) + 1);
  } finally {
    await asked(shop, 'drop trigger refused on last_write; drop function refuse()');
  }
  expect(told).toContainEqual(expect.stringContaining('a write could not be noted'));
  const page = await server(0).app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer a-key-of-whoever-reads-the-metrics' },
  });
  expect(page.body).toMatch(/^cofre_unnoted_writes_total 1$/m);
});

test('people read their writes at once, on any server; others may still see the previous values', async () => {
  const before = await banks(admin);
  await replaying('pause');
  await save(before + 1);
  for (const index of [0, 1]) expect([index, await banks(admin, index)]).toEqual([index, before + 1]);
  // Within the limit of how old a page may be.
  expect(await placeOf(() => banks(colleague, 1))).toBe('replica');
  await replaying('resume');
  await expect.poll(() => placeOf(() => banks(admin)), PATIENT).toBe('replica');
  expect(await banks(admin)).toBe(before + 1);
});

test('a file is never older than what its reader has seen: otherwise it is read from the primary', async () => {
  await replaying('pause');
  await save(3);
  const place = await placeOf(async () => {
    const { body } = await server(1).call(exportBanks, {
      token: colleague,
      body: { format: 'csv', filter: { codigoBancario: '001' } },
    });
    const ticket = body.urlDownload.split('/').at(-1);
    const file = await server(1).call(exportFile, { token: colleague, params: { ticket } });
    expect(file.body).toMatch(/^"?0?01.*\b3\b/m);
  });
  // It was counted on the replica, and read from the primary.
  expect(place).toBe('both');
});

test('a replica that falls behind is not used, with a message in the log, and used again by itself', async () => {
  await replaying('pause');
  await save(5);
  await expect.poll(() => placeOf(() => banks(colleague)), PATIENT).toBe('primary');
  expect(await banks(colleague)).toBe(5);
  await vi.waitFor(() =>
    expect(told).toContain('the replica is too far behind: everything is read from the primary'),
  );
  await replaying('resume');
  await vi.waitFor(() => expect(told).toContain('the replica is read from again'), PATIENT);
  expect(await banks(colleague)).toBe(5);
  // Once by each of the two servers.
  expect(told.filter((sentence) => sentence.includes('too far behind')).length).toBeLessThanOrEqual(2);
});

test('if a replica dies during a query, the primary runs it, and the server stays ready', async () => {
  const database = databases[0] as Database;
  let asked = 0;
  const reading = readList(database, { lastWrite: null }, async (db) => {
    asked += 1;
    const { rows } = await sql<{ standby: boolean }>`
      select pg_is_in_recovery() as standby, pg_sleep(case when pg_is_in_recovery() then 20 else 0 end)`.execute(
      db,
    );
    return rows[0]?.standby;
  });
  await vi.waitFor(() => expect(asked).toBe(1), PATIENT);
  await replica.pause('immediate');
  expect([await reading, asked]).toEqual([false, 2]);
  for (const index of [0, 1]) expect(await placeOf(() => banks(admin, index))).toBe('primary');
  expect((await server(0).app.inject('/readyz')).statusCode).toBe(200);
  await vi.waitFor(
    () => expect(told.join()).toMatch(/the replica does not answer \(.+\): everything is read/),
    PATIENT,
  );
  await replica.resume();
  await vi.waitFor(() => expect(told).toContain('the replica is read from again'), PATIENT);
});

test('a server starts while the replica is unavailable, and reads from it later', async () => {
  await replica.pause();
  const late = await open(shopAt(replica));
  const read = () => readList(late, { lastWrite: null }, async (db) => sql`select from bank`.execute(db));
  await read();
  expect(late.replica?.reads).toEqual({ primary: 1, replica: 0 });
  await replica.resume();
  await vi.waitFor(async () => {
    await read();
    expect(late.replica?.reads.replica).toBeGreaterThan(0);
  }, PATIENT);
  await late.close();
});

test('a query that the replica cancels, because of a conflict with its replay, runs on the primary', async () => {
  const database = databases[0] as Database;
  await sql`create table in_the_way (id int)`.execute(database.db);
  await vi.waitFor(() => asked(shopAt(replica), 'select from in_the_way'), PATIENT);
  let begun = 0;
  const reading = readList(database, { lastWrite: null }, async (db) => {
    begun += 1;
    await sql`select from in_the_way`.execute(db);
    const { rows } = await sql<{ standby: boolean }>`
      select pg_is_in_recovery() as standby, pg_sleep(case when pg_is_in_recovery() then 20 else 0 end)`.execute(
      db,
    );
    return rows[0]?.standby;
  });
  await vi.waitFor(() => expect(begun).toBe(1));
  await expect
    .poll(
      () =>
        asked(
          replica.url,
          `select from pg_stat_activity where query like '%pg_sleep(case%' and state = 'active' and pid <> pg_backend_pid()`,
        ),
      PATIENT,
    )
    .toHaveLength(1);
  await sql`truncate in_the_way`.execute(database.db);
  expect([await reading, begun]).toEqual([false, 2]);
});

test('a replica that does not respond delays nobody: the primary is read', async () => {
  const relay = await relayTo(shopAt(replica));
  const own = await open(relay.url);
  let begun = 0;
  const read = () =>
    readList(own, { lastWrite: null }, async (db) => {
      begun += 1;
      const { rows } = await sql<{ standby: boolean }>`
        select pg_is_in_recovery() as standby, pg_sleep(case when pg_is_in_recovery() then 1 else 0 end)`.execute(
        db,
      );
      return rows[0]?.standby;
    });
  await vi.waitFor(async () => expect(await read()).toBe(true), PATIENT);
  begun = 0;
  const reading = read();
  await vi.waitFor(() => expect(begun).toBe(1));
  relay.fallSilent();
  expect([await reading, begun]).toEqual([false, 2]);
  expect(await read()).toBe(false);
  await relay.close();
  await own.close();
});

/** Bulk work of the administrator that is long enough to be a job, which does not run yet. */
async function startLongBulk() {
  const { context } = server(0);
  const { db } = context.database;
  await sql`update portal_user set active = true where name like 'Lote %'`.execute(db);
  const calls = (operation: Operation, call: object) => server(0).call(operation, { token: admin, ...call });
  const { body: batch } = await calls(previewBulk, {
    body: { resource: 'usuarios', selection: { filter: { name: 'lote' } }, action: { kind: 'deactivate' } },
  });
  const params = { id: batch.id };
  expect((await calls(startBulk, { params })).body.state).toBe('running');
  // The call itself ended long ago.
  await expect.poll(() => placeOf(() => banks(admin, 1)), PATIENT).toBe('replica');
  const log = { warn: vi.fn(), error: vi.fn() } as unknown as Log;
  return {
    doIt: () => startJobs(context, bulkJobHandlers({ context, targets: bulkTargets }), log),
    done: () =>
      vi.waitFor(async () => expect((await calls(getBulk, { params })).body.state).toBe('done'), PATIENT),
    // Wait a minute, because the rest is about readers who have written nothing.
    forget: () => sql`delete from last_write`.execute(db),
  };
}

test('what bulk work writes without a call is read at once by the person who started it', async () => {
  const bulk = await startLongBulk();
  const jobs = bulk.doIt();
  await bulk.done();
  await jobs.stop();
  expect(await placeOf(() => banks(admin, 1))).toBe('primary');
  expect(await placeOf(() => banks(colleague, 1))).toBe('replica');
  await bulk.forget();
});

test('bulk work that is committed long after it began is read at once by the person who started it', async () => {
  const bulk = await startLongBulk();
  const { db } = server(0).database;
  const holder = await db.startTransaction().execute();
  // Of the last portion.
  await sql`select from portal_user where id = (
    select record_id::int from bulk_row join bulk_batch b on b.id = batch_id where b.state = 'running'
    order by position desc limit 1) for update`.execute(holder);
  const jobs = bulk.doIt();
  await vi.waitFor(async () => {
    const waiting = await asked(primary.url, `select from pg_stat_activity where wait_event_type = 'Lock'`);
    expect(waiting).toHaveLength(1);
  }, PATIENT);
  const [now] = await asked<{ at: Date }>(primary.url, 'select clock_timestamp() as at');
  // The replica has what was written before the commit, so that it would be read again.
  await vi.waitFor(() => expect(databases[1]?.replica?.sourceFor(now?.at ?? null)).not.toBeNull(), PATIENT);
  await holder.rollback().execute();
  await bulk.done();
  await jobs.stop();
  expect(await placeOf(() => banks(admin, 1))).toBe('primary');
  await bulk.forget();
});

test('a save while bulk work of the same person is stuck does not wait for it, and is read at once', async () => {
  const bulk = await startLongBulk();
  const before = await banks(admin);
  const { db } = server(0).database;
  const holder = await db.startTransaction().execute();
  await sql`select from portal_user where name like 'Lote %' for update`.execute(holder);
  const jobs = bulk.doIt();
  await vi.waitFor(async () => {
    const waiting = await asked(primary.url, `select from pg_stat_activity where wait_event_type = 'Lock'`);
    expect(waiting).toHaveLength(1);
  }, PATIENT);
  await replaying('pause');
  try {
    await save(before + 1);
    // It was answered while the bulk work still waits.
    const waiting = await asked(primary.url, `select from pg_stat_activity where wait_event_type = 'Lock'`);
    expect(waiting).toHaveLength(1);
    expect(await banks(admin, 1)).toBe(before + 1);
  } finally {
    await holder.rollback().execute();
  }
  await replaying('resume');
  await bulk.done();
  await jobs.stop();
  await bulk.forget();
});

test('a configuration whose replica belongs to another database is refused with a message', async () => {
  await expect(open(shopAt(primary))).rejects.toThrow(
    'DATABASE_REPLICA_URL names the same server as DATABASE_URL. Name a streaming replica of it, or leave it out.',
  );
  await expect(open(other.url)).rejects.toThrow(
    'DATABASE_REPLICA_URL names a database of another cluster than DATABASE_URL. Name a streaming replica of that.',
  );
  await expect(open(replica.url)).rejects.toThrow(
    'DATABASE_REPLICA_URL names the database postgres, and DATABASE_URL shop.',
  );
});

test('after a failover a replica is read only once it follows the new primary', async () => {
  const successor = await startReplica(primary, 'succeeds');
  const follower = await startReplica(primary, 'follows');
  try {
    const { port } = new URL(successor.url);
    const length = (db: Db) =>
      db.selectFrom('bank').where('code', '=', '001').select('deposit_code_length').executeTakeFirst();
    const [conninfo] = await asked<{ text: string }>(
      follower.url,
      `select current_setting('primary_conninfo') as text`,
    );
    await follower.pause();
    // A replica that has received more than the successor at its promotion can never follow it.
    const [end] = await asked<{ lsn: string }>(primary.url, 'select pg_current_wal_flush_lsn()::text as lsn');
    await vi.waitFor(async () => {
      const [replayed] = await asked<{ all: boolean }>(
        successor.url,
        `select pg_last_wal_replay_lsn() >= '${end?.lsn}' as all`,
      );
      expect(replayed?.all).toBe(true);
    }, PATIENT);
    await asked(successor.url, 'select pg_promote()');
    await follower.resume([`primary_conninfo=${conninfo?.text.replace(/port=\S+/, `port=${port}`)}`]);
    const led = await open(shopAt(follower), successor);
    await vi.waitFor(async () => {
      for (const cluster of [successor, follower]) await asked(cluster.url, 'checkpoint');
      await readList(led, { lastWrite: null }, length);
      expect(led.replica?.reads.replica).toBeGreaterThan(0);
    }, PATIENT);
    await led.close();

    // The old primary lives on, and its replica has a higher position than the new one.
    await asked(shopAt(primary), `update bank set deposit_code_length = 17 where code = '001'`);
    await asked(primary.url, 'select pg_switch_wal()');
    const left = await open(shopAt(replica), successor);
    const [now] = await asked<{ length: number }>(
      shopAt(successor),
      `select deposit_code_length as length from bank where code = '001'`,
    );
    for (let time = 0; time < 20; time += 1) {
      const read = await readList(left, { lastWrite: null }, length);
      expect(read?.deposit_code_length).toBe(now?.length);
      await sleep(50);
    }
    expect(left.replica?.reads.replica).toBe(0);
    expect(told).toContain(
      'the replica has not followed the primary since that was promoted: everything is read from the primary',
    );
    await left.close();
  } finally {
    await follower.stop();
    await successor.stop();
  }
}, 120_000);

test('a promoted replica is no longer read, whatever is written there', async () => {
  const before = await banks(colleague);
  await asked(replica.url, 'select pg_promote()');
  await asked(shopAt(replica), `update bank set deposit_code_length = 19 where code = '001'`);
  // Each reading checks where its connection leads.
  for (const index of [0, 1]) expect(await banks(colleague, index)).toBe(before);
  await vi.waitFor(
    () =>
      expect(told).toContain(
        'the database of DATABASE_REPLICA_URL takes writes itself, as a replica that was promoted does: everything is read from the primary',
      ),
    PATIENT,
  );
  expect(await placeOf(() => banks(admin))).toBe('primary');
});
