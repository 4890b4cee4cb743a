import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBanks } from '../../../../contract/banks';
import { depositReport } from '../../../../contract/statement';
import { type Database, openPostgres } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addTransactions, addUser, transaction } from '../../../support/network';
import { type TestPortal, TODAY, testPortal } from '../../../support/portal';
import { askForFile, fetchFile, reportRequest } from '../../engines/exports/statement-file';

let database: Database;
/** The connection of the test: the portal has its own ten connections. */
let outside: Database;
let portal: TestPortal;
let admin: string;
let other: string;

beforeAll(async () => {
  const fresh = await freshDatabase();
  database = fresh;
  outside = openPostgres(fresh.url ?? '', () => {});
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  await addUser(database.db, { login: '10000002', role: 1 });
  await addTransactions(database.db, [transaction(`${TODAY}T09:10:00`)]);
  portal = await testPortal(database);
  admin = (await portal.signIn('10000001')).token;
  other = (await portal.signIn('10000002')).token;
});
afterAll(async () => {
  await portal.app.close();
  await outside.close();
  await database.close();
});

/** How many connections of the portal wait for the lock of the test. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(outside.db);
  return rows[0]?.count ?? 0;
}

test('STMT-30 two reports and files of one person run, and other calls are served', async () => {
  const body = reportRequest({ todosEcs: true });
  const report = (formato: string) => portal.call(depositReport, { token: admin, query: { formato }, body });
  const files = await Promise.all(
    [1, 2, 3].map(async () => (await askForFile(portal, admin, { todosEcs: true })).body),
  );
  const lock = await outside.db.startTransaction().execute();
  await sql`lock table cash_transaction in access exclusive mode`.execute(lock);
  const answers = [
    ...files.map(async (file) => (await fetchFile(portal, admin, file)).statusCode),
    ...Array.from({ length: 9 }, async () => (await report('tela')).status),
    ...Array.from({ length: 3 }, async () => (await report('csv')).status),
  ];
  try {
    await expect.poll(waiting).toBe(2);
    // By now all calls of the person could have started.
    const banks = Array.from({ length: 20 }, () => portal.call(listBanks, { token: other }));
    expect(new Set((await Promise.all(banks)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await waiting()).toBe(2);
  } finally {
    await lock.rollback().execute();
  }
  expect(await Promise.all(answers)).toEqual(answers.map(() => 200));
});
