import { sql } from 'kysely';
import type { Db } from '../connections';
import { TransactionLock } from '../migration-lock';

/* On a Citus cluster the tables of transactions are spread over its nodes (decision 124). */

/** The establishment decides on which node a row is. */
export const SPREAD_BY = 'establishment_code';

/** The first table that is spread; the others lie with it, so that the rows of an establishment are on one node. */
export const SPREAD_FIRST = 'cash_transaction';

/** All tables that are spread: transactions, and what is read with them by establishment. */
export const SPREAD = [
  SPREAD_FIRST,
  'transaction_rollup',
  'transaction_day',
  'operator_day',
  'cancellation_hour',
  'cancellation_day',
] as const;

/** One look for each pool of connections, by what all its transactions share. */
const looks = new WeakMap<object, Promise<boolean>>();

/** @returns whether the tables are spread, as they were when this process first asked, or distributed them itself */
export function isSpread(db: Db): Promise<boolean> {
  const { adapter } = db.getExecutor();
  const known = looks.get(adapter);
  if (known !== undefined) return known;
  const look = lookAt(db);
  looks.set(adapter, look);
  look.catch(() => looks.delete(adapter));
  return look;
}

/** Has the next question looked up again: this process is about to spread the tables. */
export function forgetSpread(db: Db): void {
  looks.delete(db.getExecutor().adapter);
}

/**
 * Runs a statement by another connection, which commits it at once. It must need nothing that the caller's transaction
 * holds.
 */
export function besideTransaction(db: Db, text: string, values: readonly unknown[]): Promise<void> {
  const { adapter } = db.getExecutor();
  if (!(adapter instanceof TransactionLock)) throw new Error('The embedded database has one connection');
  return adapter.beside(text, values);
}

/** The table of moments is made with the last table that is spread, and where nothing is spread there is none. */
async function lookAt(db: Db): Promise<boolean> {
  const { rows } = await sql<{ spread: boolean }>`
    select to_regclass('delivery_moment') is not null as spread`.execute(db);
  return rows[0]?.spread ?? false;
}
