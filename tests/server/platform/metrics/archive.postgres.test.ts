import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../../server/network/rollups/migrate';
import { type Database, openPostgres } from '../../../../server/platform/db/open';
import { lookInto } from '../../../../server/platform/metrics/look';
import { type Cluster, startCluster } from '../../../support/postgres';

/* The archive of the log of a PostgreSQL, which takes it or does not. */

let cluster: Cluster;
let database: Database;
/** The archive takes what it is given as long as this folder is there. */
let archive: string;
beforeAll(async () => {
  archive = mkdtempSync(join(tmpdir(), 'cofre-archive-'));
  rmSync(archive, { recursive: true });
  cluster = await startCluster(['archive_mode=on', `archive_command=test -d ${archive}`]);
  database = openPostgres(cluster.url, () => {});
  await migrate(database.db);
}, 120_000);
afterAll(async () => {
  await database.close();
  await cluster.stop();
  rmSync(archive, { recursive: true, force: true });
});

const failing = async () => (await lookInto({ database, now: () => new Date() })).archiveFailsSeconds;

/** A file of the log is full. */
const fileEnds = async () => {
  await sql`select pg_logical_emit_message(false, 'test', 'x')`.execute(database.db);
  await sql`select pg_switch_wal()`.execute(database.db);
};

test('what is not archived counts from the last file that was, and no more once one is', async () => {
  expect(await failing()).toBe(0);
  await fileEnds();
  await expect.poll(failing, { timeout: 60_000 }).toBeGreaterThan(0);
  const first = await failing();
  await expect.poll(failing).toBeGreaterThan(first);
  mkdirSync(archive);
  // Who archives rests for up to a minute after failures, unless there is another file.
  const afterAnother = () => fileEnds().then(failing);
  await expect.poll(afterAnother, { timeout: 90_000, interval: 1000 }).toBe(0);
}, 180_000);
