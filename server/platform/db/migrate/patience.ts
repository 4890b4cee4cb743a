import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';

/* How a migration waits for locks that others hold: briefly, often, and without keeping them waiting behind it. */

/** PostgreSQL's codes of a lock that was not to be had in time, of a deadlock, and of a serialization failure. */
const BLOCKED = ['55P03', '40P01', '40001'];

export interface Patience {
  /** For how long a statement queues for a lock, in milliseconds; whoever comes after it waits behind it. */
  lock: number;
  /** The longest pause between two tries, in milliseconds. */
  pause: number;
  tries: number;
  /** Hears, at the first and every twentieth try, that a migration waits, and for whom. */
  tell: (sentence: string) => void;
}

/** A file keeps its transaction for up to an hour. */
export const PATIENCE: Patience = { lock: 500, pause: 5000, tries: 1000, tell: () => {} };

const TELL_EVERY = 20;

/** A migration that did not get a lock, however often it was tried. */
export class MigrationBlocked extends Error {
  override readonly name = 'MigrationBlocked';
}

/**
 * Runs a transaction that changes tables beside others who use them: each lock is waited for so briefly that whoever
 * queues behind it hardly notices, and the whole is tried again.
 * @param locks the tables that others use too and that it changes, locked before anything else, in `LOCK_ORDER`
 * @throws MigrationBlocked when no try got its locks
 */
export async function patiently<T>(
  db: Kysely<unknown>,
  { lock, pause: longest, tries, tell }: Patience,
  what: string,
  work: (trx: Transaction<unknown>) => Promise<T>,
  locks: readonly string[] = [],
): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await db.transaction().execute(async (trx) => {
        await sql`set local statement_timeout = 0`.execute(trx);
        await sql`set local lock_timeout = ${sql.lit(lock)}`.execute(trx);
        for (const table of inOrder(locks)) await sql`lock table ${sql.table(table)}`.execute(trx);
        return await work(trx);
      });
    } catch (error) {
      if (!BLOCKED.includes((error as { code?: string }).code ?? '')) throw error;
      const sentence = `${what} waits for a lock${await holders(db)}`;
      if (tried + 1 >= tries) throw new MigrationBlocked(`${sentence}. Nothing of it is in; start again.`);
      if (tried % TELL_EVERY === 0) tell(sentence);
    }
    // Others who wait at the same moment would meet again.
    await pause(Math.random() * Math.min(longest, 100 * 2 ** tried));
  }
}

/** The oldest transaction of another session, which is nearly always the one that is waited for. */
async function holders(db: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ pid: number; application: string; since: string }>`
    select pid, application_name as application, to_char(xact_start, 'HH24:MI:SS') as since
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    order by xact_start limit 1`.execute(db);
  const [oldest] = rows;
  return oldest === undefined
    ? ''
    : `; the oldest transaction is that of process ${oldest.pid} (${oldest.application}), since ${oldest.since}`;
}

/**
 * The tables that the feed names or writes, in the order in which it comes to them (ingest/transactions). Whoever locks
 * several of them in another order meets it in a deadlock.
 */
export const LOCK_ORDER = [
  'arrival',
  'cash_transaction',
  'establishment',
  'terminal',
  'operator',
  'account',
  'transaction_rollup',
  'operator_day',
  'transaction_day',
  'terminal_month',
  'terminal_use',
  'operator_use',
  'code_idle',
  'operator_misuse',
  'cancellation_hour',
  'cancellation_day',
];

/** Those of them that it only names: a foreign key to them, or a trigger of them, is nothing that it waits for. */
export const NAMED = ['establishment', 'terminal', 'operator', 'account'];

/** The tables of the feed first, in their order; the others after them, by name. */
export function inOrder(tables: readonly string[]): string[] {
  const others = tables.filter((table) => !LOCK_ORDER.includes(table)).sort();
  return [...LOCK_ORDER.filter((table) => tables.includes(table)), ...others];
}
