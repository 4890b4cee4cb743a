import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../contract/calendar';
import { migrate } from '../../../server/network/rollups/migrate';
import { type Database, openPostgres } from '../../../server/platform/db/open';
import { addNetwork, addUser } from '../../support/network';
import { type Cluster, startCluster } from '../../support/postgres';
import { startServer } from '../../support/server-process';
import { addMany } from '../engines/exports/statement-file';
import { type Caller, callers, FILE_ROWS, type Save, signedIn } from './callers';
import { expectSaved } from './saving';

/* PostgreSQL fails while many people work, and comes back. The server is a separate process. */

/** A crash in every second round. */
const ROUNDS = process.env.PORTAL_TEST_FULL === undefined ? 2 : 10;
/** The pool of the server. */
const CONNECTIONS = 10;
const PATIENT = { timeout: 60_000, interval: 100 };
const YESTERDAY = addDays(new Date().toISOString().slice(0, 10), -1);
const BANKS = ['001', '341', '033', '237'];

let cluster: Cluster;
let folder: string;
let server: ReturnType<typeof startServer>;
let address: string;
let witness: Database;
/** The acknowledged saves. */
const saved: Save[] = [];

beforeAll(async () => {
  cluster = await startCluster();
  witness = openPostgres(`${cluster.url}?application_name=witness`, () => {});
  // Acknowledged writes are on the disk, as in any real cluster.
  await sql`alter database postgres set synchronous_commit = on`.execute(witness.db);
  await migrate(witness.db);
  await addNetwork(witness.db);
  await addUser(witness.db, { login: '10000001', role: 1 });
  const more = BANKS.slice(2).map((code) => ({ code, name: code, partner: false, active: true }));
  await witness.db
    .insertInto('bank')
    .values(more.map((bank) => ({ ...bank, deposit_code_length: 0 })))
    .execute();
  await addMany(witness.db, FILE_ROWS, `${YESTERDAY} 00:00:00`);
  folder = mkdtempSync(join(tmpdir(), 'cofre-outage-'));
  server = startServer({
    DATABASE_URL: cluster.url,
    PORTAL_DATA_DIR: folder,
    PORTAL_ROBOT_CHECK: 'off',
    LOG_LEVEL: 'error',
  });
}, 120_000);
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await witness.close();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The server's connections to the database, by state. */
async function connections(): Promise<{ state: string; waits: boolean }[]> {
  const { rows } = await sql<{ state: string; waits: boolean }>`
    select coalesce(state, 'starting') as state, coalesce(wait_event_type = 'Lock', false) as waits
    from pg_stat_activity where application_name = 'cofre'`.execute(witness.db);
  return rows;
}

/** Counts the connections while the database can be queried; resolves to the largest number. */
function watched() {
  let watching = true;
  const most = (async () => {
    let largest = 0;
    while (watching) {
      const now = await connections().catch(() => []);
      largest = Math.max(largest, now.length);
      await sleep(50);
    }
    return largest;
  })();
  return () => {
    watching = false;
    return most;
  };
}

const counts = (people: Caller[], what: 'answered' | 'away') => people.map((caller) => caller[what]);
/** Resolves when each of the callers has had so many more replies of a kind. */
async function more(people: Caller[], what: 'answered' | 'away', count: number): Promise<void> {
  const before = counts(people, what);
  const least = () => {
    const [wrong] = people.flatMap((caller) => caller.wrong);
    if (wrong !== undefined) throw new Error(wrong);
    return Math.min(...counts(people, what).map((now, index) => now - (before[index] ?? 0)));
  };
  await expect.poll(least, PATIENT).toBeGreaterThanOrEqual(count);
}

test(
  'under load it is 503 meanwhile; then everything recovers, and nothing is lost or left open',
  async () => {
    address = await server.listening();
    const people = await callers(address, YESTERDAY, BANKS, saved);
    const largest = watched();
    for (let round = 0; round < ROUNDS; round += 1) {
      await more(people, 'answered', 2);
      await cluster.pause(round % 2 === 0 ? 'fast' : 'immediate');
      await more(people, 'away', 2);
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      expect((await fetch(`${address}/readyz`)).status).toBe(503);
      await cluster.resume();
      await more(people, 'answered', 2);
    }
    for (const caller of people) caller.stop();
    for (const caller of people) await caller.ended;
    expect(people.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(await largest()).toBeLessThanOrEqual(CONNECTIONS);

    // All are idle or closed, none is left in a transaction.
    const states = async () => new Set((await connections()).map(({ state }) => state));
    await expect
      .poll(async () => [...(await states())].filter((state) => state !== 'idle'), PATIENT)
      .toEqual([]);
    expect(server.child.exitCode).toBeNull();
    expect(server.errors()).toBe('');
  },
  120_000 + ROUNDS * 60_000,
);

test('every save that was acknowledged is there', async () => {
  expect(saved.length).toBeGreaterThan(ROUNDS * BANKS.length);
  await expectSaved(witness.db, saved);
});

test('all of the connections can be used at once afterwards', async () => {
  const authorization = await signedIn(address);
  const list = () => fetch(`${address}/portal/bancos/`, { headers: { authorization } });
  const answers = await witness.db.transaction().execute(async (trx) => {
    await sql`lock table bank in access exclusive mode`.execute(trx);
    const asked = Array.from({ length: CONNECTIONS }, list);
    const waiting = async () => (await connections()).filter(({ waits }) => waits).length;
    await expect.poll(waiting, PATIENT).toBe(CONNECTIONS);
    return asked;
  });
  for (const answer of answers) expect((await answer).status).toBe(200);
});
