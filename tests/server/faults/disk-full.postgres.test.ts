import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../../server/network/rollups/migrate';
import { openPostgres } from '../../../server/platform/db/open';
import { addNetwork, addUser } from '../../support/network';
import { type Cluster, startCluster } from '../../support/postgres';
import { startServer } from '../../support/server-process';
import { mountedDisk } from '../../support/small-disk';
import { expectReadOnly, personAt } from './saving';

/* PostgreSQL's disk is full, but not that of its log: a full log stops PostgreSQL itself, an outage like others. */

const name = 'disk_full';
/** A separate cluster, because others on it would meet the full disk too, when PostgreSQL evicts pages. */
let own: Cluster;
let cluster: string;
let url: string;
beforeAll(async () => {
  own = await startCluster();
  cluster = own.url;
  url = Object.assign(new URL(cluster), { pathname: `/${name}` }).toString();
}, 60_000);
afterAll(() => own.stop());

async function query(connectionString: string, ...statements: string[]): Promise<unknown> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    let value: unknown;
    for (const statement of statements)
      value = Object.values((await client.query(statement)).rows[0] ?? {})[0];
    return value;
  } finally {
    await client.end();
  }
}

/** A disk below one database, and what the database is created with to be on it. */
interface DatabaseDisk {
  options: string;
  fill: () => unknown;
  free: () => unknown;
  drop: () => unknown;
}

/** A tablespace on a real small disk, where one may be mounted (root). */
async function mounted(): Promise<DatabaseDisk | null> {
  const disk = mountedDisk(40);
  if (disk === null) return null;
  const { uid, gid } = statSync(String(await query(cluster, 'show data_directory')));
  chownSync(disk.folder, uid, gid);
  await query(cluster, `create tablespace small location '${disk.folder}'`);
  return {
    options: 'tablespace small',
    fill: () => disk.fill(),
    free: () => disk.free(),
    drop: async () => {
      await query(cluster, 'drop tablespace small');
      disk.drop();
    },
  };
}

/** PostgreSQL's own error, raised when a table is created or a bank is saved. */
const pretended: DatabaseDisk = {
  options: '',
  fill: () =>
    query(
      url,
      `create or replace procedure be_full() language plpgsql as $$ begin
        raise exception 'could not extend file "base/1/1": No space left on device' using errcode = '53100'; end $$`,
      `create or replace function full_bank() returns trigger language plpgsql as 'begin call be_full(); end'`,
      `create or replace function full_table() returns event_trigger language plpgsql as 'begin call be_full(); end'`,
      `do $$ begin if to_regclass('bank') is not null then
        create trigger full_bank before update on bank for each row execute function full_bank(); end if; end $$`,
      `create event trigger full_table on ddl_command_start execute function full_table()`,
    ),
  free: () =>
    query(
      url,
      'drop event trigger if exists full_table',
      'drop function if exists full_bank() cascade',
      'drop function if exists full_table()',
    ),
  drop: () => {},
};

const probe = mountedDisk(1);
probe?.drop();
const kinds = [
  ...(probe === null ? [] : ['mounted']),
  ...(probe === null || process.env.PORTAL_TEST_FULL !== undefined ? ['pretended'] : []),
];

describe.each(kinds)("PostgreSQL's disk, %s, that is full", { timeout: 180_000 }, (kind) => {
  let disk: DatabaseDisk;
  let folder: string;
  let server: ReturnType<typeof startServer> | undefined;

  beforeEach(async () => {
    disk = (kind === 'mounted' ? await mounted() : null) ?? pretended;
    folder = mkdtempSync(join(tmpdir(), 'cofre-disk-full-'));
  });
  afterEach(async () => {
    server?.child.kill('SIGKILL');
    await server?.ended;
    await disk.free();
    await query(cluster, `drop database ${name} with (force)`);
    await disk.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  function start() {
    server = startServer({
      DATABASE_URL: url,
      PORTAL_DATA_DIR: folder,
      PORTAL_DEMO: 'off',
      PORTAL_ROBOT_CHECK: 'off',
    });
    return server;
  }

  test('refuses saves in the language of the person, and goes on reading; with free space it recovers', async () => {
    await query(cluster, `create database ${name} ${disk.options}`);
    const database = openPostgres(url, () => {});
    await migrate(database.db);
    await addNetwork(database.db);
    await addUser(database.db, { login: '10000001', role: 1 });
    await database.close();
    const { listening, output } = start();
    const person = await personAt(await listening());
    expect((await person.save()).status).toBe(200);

    await disk.fill();
    const before = await expectReadOnly(person, output);

    await disk.free();
    expect((await person.save()).status).toBe(200);
    expect((await person.stored()).version).toBe(before.version + 1);
  });

  test('at the first start is reported with a message; with free space the next start continues', async () => {
    await query(cluster, `create database ${name} ${disk.options}`);
    await disk.fill();
    const attempt = start();
    expect(await attempt.ended).toBe(1);
    expect(attempt.errors()).toMatch(
      /^PostgreSQL has no room left on its disk \(could not .+\)\. Make room there and try again\.\n$/,
    );
    await disk.free();
    await start().listening();
  });
});
