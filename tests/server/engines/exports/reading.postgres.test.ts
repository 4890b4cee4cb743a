import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openReading } from '../../../../server/engines/exports/reading';
import { ReportSemaphore } from '../../../../server/platform/concurrency/report-semaphore';
import { Semaphore } from '../../../../server/platform/concurrency/semaphore';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';
import { LONG, readersOf } from './reader';
import { addMany } from './statement-file';

/** Until a busy machine has filled the buffers between server and reader. */
const TIMEOUTS = { timeout: 20_000 };

let database: Database;
let portal: TestPortal;
let readers: ReturnType<typeof readersOf>;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '30000003', role: 3, establishments: ['0001'] });
  await addMany(database.db, LONG.rows, LONG.start);
  portal = await testPortal(database);
  const { token } = await portal.signIn('30000003');
  readers = readersOf(portal, await portal.app.listen({ host: '127.0.0.1', port: 0 }), token);
});
afterEach(() => readers.leaveAll());
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

/** The transactions that read transactions of the network, by what they do at the moment. */
async function readings(state: 'active' | 'idle in transaction'): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and query like '%from cash_transaction t%' and state = ${state}`.execute(database.db);
  return rows.map(({ pid }) => pid);
}

/** Ends the connections of the transactions that read transactions of the network, whatever they do at the moment. */
async function endReadings(): Promise<{ ended: boolean }[]> {
  const { rows } = await sql<{ ended: boolean }>`
    select pg_terminate_backend(pid) as ended from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and query like '%from cash_transaction t%' and state in ('active', 'idle in transaction')`.execute(
    database.db,
  );
  return rows;
}

/** The next reader gets the file as usual. */
async function wholeFile(): Promise<void> {
  expect((await (await readers.download()).whole()).length).toBeGreaterThan(LONG.rows * 100);
}

test('API-27 a reader who disconnects ends the transaction within a second', async () => {
  const { begin, leave } = await readers.download();
  await begin();
  await expect.poll(() => readings('idle in transaction'), TIMEOUTS).toHaveLength(1);
  leave();
  await expect.poll(() => readings('idle in transaction'), { timeout: 1000 }).toEqual([]);
});

test('API-27 a running query is stopped within a second when the reader disconnects', async () => {
  const promise = await readers.promised(); // counts rows, which the lock would not allow
  await database.db.transaction().execute(async (trx) => {
    await sql`lock table cash_transaction in access exclusive mode`.execute(trx);
    const { answer, leave } = await readers.download(promise);
    const failed = expect(answer).rejects.toThrow();
    await expect.poll(() => readings('active'), TIMEOUTS).toHaveLength(1);
    leave();
    await failed;
    await expect.poll(() => readings('active'), { timeout: 1000 }).toEqual([]);
  });
  await wholeFile();
});

test('STMT-33 a connection to the database that breaks in the middle breaks the download', async () => {
  const { begin, whole } = await readers.download();
  await begin();
  // A reading is idle for a moment when its buffers are full: one query decides which connection ends.
  await expect.poll(endReadings, TIMEOUTS).toEqual([{ ended: true }]);
  await expect(whole()).rejects.toThrow();
  await wholeFile();
});

test('all queries of a reading see one moment, and none of them writes', async () => {
  const { read, close } = await openReading(
    database,
    { all: new Semaphore(1), own: new ReportSemaphore(database), personId: 1 },
    new AbortController().signal,
  );
  const count = () => read(async (trx) => (await trx.selectFrom('bank').selectAll().execute()).length);
  const before = await count();
  await database.db
    .insertInto('bank')
    .values({ code: '999', name: 'Banco Novo', partner: false, deposit_code_length: 0, active: true })
    .execute();
  expect(await count()).toBe(before);
  await expect(read((trx) => trx.deleteFrom('bank').execute())).rejects.toThrow(/read-only/);
  await close();
});
