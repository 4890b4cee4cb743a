import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../server/network/rollups/migrate';
import {
  type Database,
  openEmbedded,
  openPglite,
  openPostgres,
  poolOver,
} from '../../server/platform/db/open';
import { narrowRights } from '../../server/platform/db/rights';
import type { Schema } from '../../server/platform/db/schema';
import { onNodes, spreadDatabase, startCitus } from './citus';
import { LATE, withLateReplica } from './late-replica';
import { startPooler } from './pooler';
import { ROLE_SETTINGS, SERVER_ROLE, startCluster, startReplica } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** `pooled`: PostgreSQL through PgBouncer in transaction mode. */
    databaseKind: 'embedded' | 'postgres' | 'pooled';
    /** The embedded kind: a file with a migrated database. The other: a cluster with a database `template`. */
    databaseSource: string;
    /** A late replica of a cluster of PostgreSQL (late-replica.ts); `null` without one. */
    replicaSource: string | null;
    /** The other nodes, where the cluster is the coordinator of Citus: PORTAL_TEST_CITUS=on. */
    workerSources: string[];
  }
}

/** Asked for by hand: npx vitest run --project 'server on postgres' with it, as it takes the time of all tests once more. */
const CITUS = process.env.PORTAL_TEST_CITUS === 'on';

/** Runs once before the tests of a project: a migrated database that every test file starts from. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const { databaseKind } = project.config.provide;
  if (databaseKind !== 'embedded') {
    // A replica is compared by the log, which has to hold what is committed.
    const kept = LATE === null ? [] : ['synchronous_commit=on'];
    const citus = CITUS && databaseKind === 'postgres' ? await startCitus() : null;
    const cluster = citus?.coordinator ?? (await startCluster(kept));
    const workers = citus?.workers ?? [];
    if (citus === null) await asked(cluster.url, 'create database template_cofre');
    else await spreadDatabase(citus, 'template_cofre');
    project.provide(
      'workerSources',
      workers.map(({ url }) => url),
    );
    const database = openPostgres(named(cluster.url, 'template_cofre'), () => {});
    await migrate(database.db);
    await letServers(database.db);
    await database.close();
    // A process of the extension stays in the template, of which then no other database can be made.
    for (const node of workers.length === 0 ? [] : [...workers, cluster]) {
      await node.pause();
      await node.resume();
    }
    if (databaseKind === 'postgres') {
      const late = [`recovery_min_apply_delay=${LATE}ms`];
      const replica = LATE === null ? null : await startReplica(cluster, 'late', late);
      project.provide('databaseSource', cluster.url);
      project.provide('replicaSource', replica?.url ?? null);
      return async () => {
        await replica?.stop();
        await (citus ?? cluster).stop();
      };
    }
    const pooler = await startPooler(cluster);
    project.provide('databaseSource', pooler.url);
    return async () => {
      await pooler.stop();
      await cluster.stop();
    };
  }
  project.provide('workerSources', []);
  const file = join(tmpdir(), `cofre-${randomUUID()}.tar`);
  writeFileSync(file, await migratedDump());
  project.provide('databaseSource', file);
  return async () => rmSync(file, { force: true });
}

/** Gives the role of a server what it needs, in the template, from which each database has it. */
async function letServers(db: Kysely<Schema>): Promise<void> {
  for (const statement of [
    `create role ${SERVER_ROLE} login in role pg_monitor`,
    ...ROLE_SETTINGS.map((setting) => `alter role ${SERVER_ROLE} set ${setting}`),
    `grant select, insert, update, delete on all tables in schema public to ${SERVER_ROLE}`,
    `grant usage on all sequences in schema public to ${SERVER_ROLE}`,
    `alter default privileges in schema public grant select, insert, update, delete on tables to ${SERVER_ROLE}`,
  ])
    await sql.raw(statement).execute(db);
  await narrowRights(db);
}

/** A migrated embedded database as a tar archive. */
export async function migratedDump(): Promise<Buffer> {
  const pglite = await openPglite({});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: poolOver(pglite) }) });
  await migrate(db);
  const dump = await pglite.dumpDataDir('none');
  await db.destroy();
  await pglite.close();
  return Buffer.from(await dump.arrayBuffer());
}

/** Asks the maintenance database. */
async function asked(connectionString: string, statement: string): Promise<void> {
  const maintenance = new pg.Client({ connectionString });
  await maintenance.connect();
  await maintenance.query(statement);
  await maintenance.end();
}

function named(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).toString();
}

/**
 * A migrated, empty database of the project's kind for one test file; close it when done.
 * @param as on PostgreSQL its owner, so that tests may change tables; or the role of a server, which owns nothing
 */
export async function freshDatabase(
  as: 'server' | 'owner' = 'owner',
): Promise<Database & { url: string | null }> {
  const source = inject('databaseSource');
  if (inject('databaseKind') === 'embedded') {
    return { ...(await openEmbedded({ dump: new Blob([readFileSync(source)]) })), url: null };
  }
  const owned = await createDatabase(source, 'template_cofre');
  if (as === 'owner') return opened(owned);
  await asked(source, `revoke temporary on database ${new URL(owned).pathname.slice(1)} from public`);
  return opened(asServer(owned));
}

async function opened(url: string): Promise<Database & { url: string }> {
  const late = inject('databaseKind') === 'postgres' ? inject('replicaSource') : null;
  const database = late === null ? openPostgres(url, () => {}) : await withLateReplica(url, late);
  return Object.assign(database, { url });
}

/**
 * A database without any table, on PostgreSQL; the address of it.
 * @param how `template` and what follows it
 */
export const emptyDatabase = (how = 'template1'): Promise<string> =>
  createDatabase(inject('databaseSource'), how);

/** The address of a database for the role of a server. */
export const asServer = (url: string): string =>
  Object.assign(new URL(url), { username: SERVER_ROLE }).toString();

async function createDatabase(source: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const workers = template === 'template_cofre' ? inject('workerSources') : [];
  await onNodes([...workers, source], `create database ${name} template ${template}`);
  return named(source, name);
}

/** A migrated, empty database in a data folder, as a first start leaves it in several times the time. */
export async function migratedFolder(folder: string): Promise<void> {
  const loadDataDir = new Blob([readFileSync(inject('databaseSource'))]);
  mkdirSync(folder, { recursive: true });
  const pglite = await openPglite({ dataDir: join(folder, 'database'), loadDataDir });
  await pglite.close();
}
