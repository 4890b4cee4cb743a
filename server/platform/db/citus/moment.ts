import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { HttpError } from '../../errors/http-error';
import type { Db } from '../connections';
import { isSpread } from './spread';

/*
 * One moment on several nodes. Citus commits on all nodes or on none, but not at once: it commits here first, and then
 * has each node commit what that has prepared, so that a position may be seen while its rows are not. Each node has a
 * snapshot of its own. So whoever gives a delivery its position locks `delivery_moment` until all nodes have committed,
 * and whoever reads takes the snapshots of all nodes while nobody has that lock.
 */

/** For how long a node may take to commit what is decided; one that has just started does it within this time. */
const SETTLES_MS = 5_000;
const LOOK_MS = 50;

/** Has deliveries become visible one after another and whole, until the end of the transaction; its last lock. */
export async function closeMoment(trx: Db): Promise<void> {
  await sql`lock table delivery_moment in exclusive mode`.execute(trx);
  // A write on one node alone would be committed there first, and be there where this commit fails: Citus
  // prepares on all nodes once a statement has gone to several of them.
  await sql`update cancellation_day set count = count where capture_date < '-infinity'`.execute(trx);
}

/**
 * Begins to read at one moment, as the first step of a transaction that is repeatable read: the snapshots of this and
 * of all nodes have the same deliveries, each of them whole. It keeps nobody from giving positions after it.
 * @throws HttpError 503 where a node has not committed yet what is decided
 */
export async function openMoment(trx: Db): Promise<void> {
  // A second connection to a node would have a snapshot of its own.
  await sql`set local citus.max_adaptive_executor_pool_size = 1`.execute(trx);
  await withoutCommits(trx, async () => {
    // It goes to all nodes.
    await sql`select from cancellation_day limit 1`.execute(trx);
    await settled(trx);
  });
}

/**
 * Waits, in a transaction that sees each commit, until all nodes have what was delivered up to now: the rows of positions
 * that were read before it are there after it. On one PostgreSQL they always are.
 * @throws HttpError 503 as `openMoment`
 */
export async function awaitDeliveries(trx: Db): Promise<void> {
  if (await isSpread(trx)) await withoutCommits(trx, () => settled(trx));
}

/** The lock ends with the savepoint, which snapshots outlive. Locking a table takes no snapshot before it has the lock. */
async function withoutCommits(trx: Db, work: () => Promise<void>): Promise<void> {
  await sql`savepoint moment`.execute(trx);
  await sql`lock table delivery_moment in row share mode`.execute(trx);
  await work();
  await sql`rollback to savepoint moment`.execute(trx);
}

/**
 * Waits until no node has a prepared transaction that is committed here: its rows are not to be seen yet. It is so for
 * a moment after each commit, and longer where a node or this one died in between, until Citus has looked after it.
 */
export async function settled(trx: Db): Promise<void> {
  const until = performance.now() + SETTLES_MS;
  while (!(await isSettled(trx))) {
    if (performance.now() > until) throw new HttpError(503, 'errors.unavailable', {}, 1);
    await pause(LOOK_MS);
  }
}

async function isSettled(trx: Db): Promise<boolean> {
  const prepared = `select coalesce(string_agg(gid, ','), '') from pg_prepared_xacts where database = current_database()`;
  const { rows } = await sql<{ settled: boolean }>`
    select not exists (
      select from run_command_on_workers(${prepared}) node
      where not node.success or exists (
        select from pg_dist_transaction decided where decided.gid = any(string_to_array(node.result, ',')))
    ) as settled`.execute(trx);
  return rows[0]?.settled ?? false;
}
