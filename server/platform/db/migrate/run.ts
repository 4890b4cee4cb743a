import { type Kysely, sql } from 'kysely';
import { ConfigError } from '../../config';
import { assertMayMigrate } from '../rights';
import type { Schema } from '../schema';
import { PATIENCE, type Patience, patiently } from './patience';

/* Brings a database from any earlier version to this one, while servers of the earlier version go on beside it. */

/** One step of the database. A version that was released never changes what its steps come to. */
export interface Step {
  /** In a transaction of its own, which is tried again where it does not get its locks at once: short statements. */
  up: (db: Kysely<unknown>) => Promise<void>;
  /** Before it, in no transaction: what takes long, `indexBeside` say. It may be tried again after it broke off. */
  beside?: (db: Kysely<unknown>, patience: Patience) => Promise<void>;
  /** The tables of before that `up` changes, where they are several: they are locked first, in the feed's order. */
  locks?: readonly string[];
  /** Rollups that it brings: they are counted again once nobody stores who does not keep them (rollups/due.ts). */
  brings?: readonly string[];
}

export type Steps = Readonly<Record<string, Step>>;

/** The table of steps that are in; its name and columns are those of the library that versions of before used. */
const table = sql.table('kysely_migration');

/**
 * @param to the last step to take; tests stop before the newest
 * @throws ConfigError where the database has steps that this version does not know, or the role may not take its own
 */
export async function takeSteps(
  db: Kysely<Schema>,
  steps: Steps,
  { to = '9999', patience = PATIENCE }: { to?: string; patience?: Patience } = {},
): Promise<void> {
  if ((await missing(db, steps, to)).length === 0) return;
  await assertMayMigrate(db);
  const { adapter } = db.getExecutor();
  const lock = { lockTable: '', lockRowId: '' };
  await adapter.acquireMigrationLock(db, lock);
  try {
    await sql`create table if not exists ${table}
      (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(db);
    await sql`create table if not exists rollup_due (rollup text primary key)`.execute(db);
    // A new database has no rows that somebody may have stored without them.
    const brought = (await takenOf(db)).length > 0 ? ({ brings = [] }: Step) => brings : () => [];
    // Another server may have taken some of them while this one waited.
    for (const name of await missing(db, steps, to)) {
      const step = steps[name];
      if (step !== undefined) await take(db, name, { ...step, brings: brought(step) }, patience);
    }
  } finally {
    await adapter.releaseMigrationLock(db, lock);
  }
}

async function take(db: Kysely<Schema>, name: string, step: Step, patience: Patience): Promise<void> {
  // What the tables are differs from step to step, so that steps name them in SQL alone.
  const any = db as unknown as Kysely<unknown>;
  await step.beside?.(any, patience);
  await patiently(
    any,
    patience,
    `The migration ${name}`,
    async (trx) => {
      await step.up(trx);
      for (const rollup of step.brings ?? [])
        await sql`insert into rollup_due values (${rollup}) on conflict do nothing`.execute(trx);
      await sql`insert into ${table} values (${name}, ${new Date().toISOString()})`.execute(trx);
    },
    step.locks,
  );
}

/**
 * The steps that are not in, in their order.
 * @throws ConfigError where the database is one of a newer version
 */
async function missing(db: Kysely<Schema>, steps: Steps, to: string): Promise<string[]> {
  const taken = await takenOf(db);
  const newer = taken.filter((name) => !Object.hasOwn(steps, name));
  if (newer.length > 0) {
    throw new ConfigError(
      `The database is one of a newer version of Cofre (${newer.join(', ')}). ` +
        'Start that version or a newer one; to go back, restore a backup of before the upgrade.',
    );
  }
  return Object.keys(steps).filter((name) => name <= to && !taken.includes(name));
}

async function takenOf(db: Kysely<Schema>): Promise<string[]> {
  const there = await sql`select where to_regclass('kysely_migration') is not null`.execute(db);
  if (there.rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from ${table} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Whether every step of this version is in; others may be too. */
export async function hasSteps(db: Kysely<Schema>, steps: Steps): Promise<boolean> {
  const taken = await takenOf(db);
  return Object.keys(steps).every((name) => taken.includes(name));
}
