import { setTimeout as pause } from 'node:timers/promises';
import { PostgresAdapter, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { type Stage, throughStages } from './stages';

/** Kysely's own number for it, so that servers of before this program wait for the same lock. */
const LOCK = '3853314791062309107';

/** How often somebody who waits looks whether the others are done. */
const LOOK_MS = 200;

async function locked(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    `select pg_try_advisory_xact_lock(${LOCK}) as locked`,
  );
  return rows[0]?.locked === true;
}

/** PostgreSQL through a pool; of several starting servers one migrates. */
export class PooledDialect extends PostgresDialect {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool, stages: readonly Stage[]) {
    super({ pool: throughStages(pool, stages) });
    this.#pool = pool;
  }

  override createAdapter(): PostgresAdapter {
    return new TransactionLock(this.#pool);
  }
}

/**
 * Kysely locks the session, but a pooler gives each transaction another session: the lock would stay with one that
 * nobody unlocks. A lock of a transaction ends with it. It has a connection of its own, because the migrations use
 * theirs.
 */
export class TransactionLock extends PostgresAdapter {
  readonly #pool: pg.Pool;
  #holder: pg.PoolClient | undefined;

  constructor(pool: pg.Pool) {
    super();
    this.#pool = pool;
  }

  /** Runs a statement that is committed at once, whatever transaction its caller has: by another connection. */
  async beside(text: string, values: readonly unknown[]): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query(text, [...values]);
      client.release();
    } catch (error) {
      client.release(error instanceof Error ? error : true);
      throw error;
    }
  }

  override async acquireMigrationLock(): Promise<void> {
    const client = await this.#pool.connect();
    this.#holder = client;
    await client.query('begin read only');
    // Migrations of a large network take longer than anything else may.
    await client.query('set local statement_timeout = 0');
    await client.query('set local lock_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    // It asks again and again: a statement that waits keeps its snapshot, and an index that is made concurrently waits
    // for whoever has one.
    while (!(await locked(client))) await pause(LOOK_MS);
  }

  override async releaseMigrationLock(): Promise<void> {
    const client = this.#holder;
    this.#holder = undefined;
    if (client === undefined) return;
    try {
      await client.query('rollback');
      client.release();
    } catch (error) {
      // The lock has gone with its connection.
      client.release(error instanceof Error ? error : true);
    }
  }
}
