import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
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
import type { Schema } from '../../server/platform/db/schema';
import { startPooler } from './pooler';
import { startCluster } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** `pooled`: PostgreSQL through PgBouncer in transaction mode. */
    databaseKind: 'embedded' | 'postgres' | 'pooled';
    /** The embedded kind: a file with a migrated database. The other: a cluster with a database `template`. */
    databaseSource: string;
  }
}

/** Runs once before the tests of a project: a migrated database that every test file starts from. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const { databaseKind } = project.config.provide;
  if (databaseKind !== 'embedded') {
    const cluster = await startCluster();
    const maintenance = new pg.Client({ connectionString: cluster.url });
    await maintenance.connect();
    await maintenance.query('create database template_cofre');
    await maintenance.end();
    const database = openPostgres(named(cluster.url, 'template_cofre'), () => {});
    await migrate(database.db);
    await database.close();
    if (databaseKind === 'postgres') {
      project.provide('databaseSource', cluster.url);
      return () => cluster.stop();
    }
    const pooler = await startPooler(cluster);
    project.provide('databaseSource', pooler.url);
    return async () => {
      await pooler.stop();
      await cluster.stop();
    };
  }
  const file = join(tmpdir(), `cofre-${randomUUID()}.tar`);
  writeFileSync(file, await migratedDump());
  project.provide('databaseSource', file);
  return async () => rmSync(file, { force: true });
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

function named(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).toString();
}

/** A migrated, empty database of the project's kind for one test file; close it when done. */
export async function freshDatabase(): Promise<Database & { url: string | null }> {
  const source = inject('databaseSource');
  if (inject('databaseKind') === 'embedded') {
    return { ...(await openEmbedded({ dump: new Blob([readFileSync(source)]) })), url: null };
  }
  const url = await createDatabase(source, 'template_cofre');
  return { ...openPostgres(url, () => {}), url };
}

/**
 * A database without any table, on PostgreSQL; the address of it.
 * @param how `template` and what follows it
 */
export const emptyDatabase = (how = 'template1'): Promise<string> =>
  createDatabase(inject('databaseSource'), how);

async function createDatabase(source: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const maintenance = new pg.Client({ connectionString: source });
  await maintenance.connect();
  await maintenance.query(`create database ${name} template ${template}`);
  await maintenance.end();
  return named(source, name);
}

/** A migrated, empty database in a data folder, as a first start leaves it in several times the time. */
export async function migratedFolder(folder: string): Promise<void> {
  const loadDataDir = new Blob([readFileSync(inject('databaseSource'))]);
  mkdirSync(folder, { recursive: true });
  const pglite = await openPglite({ dataDir: join(folder, 'database'), loadDataDir });
  await pglite.close();
}
