import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { opened } from './opened';
import type { Send, Stage, Statement } from './stages';

/** The longest that a commit is waited for: after this no synchronous replica is there to confirm it. */
const COMMIT_MS = 10_000;
/**
 * The longest that a single statement is waited for: it commits at its end, after up to the statement timeout of the
 * role.
 */
const STATEMENT_MS = 30_000 + COMMIT_MS;
/** How often it is looked whether commits are confirmed again. */
const LOOK_MS = 1000;

/**
 * A write whose commit was not confirmed: it may stay, or be lost with the database server. Nobody is told that it is
 * done; the next attempt finds out what became of it.
 */
export class Unconfirmed extends Error {
  override readonly name = 'Unconfirmed';
}

/** Times in milliseconds; tests shorten them. */
export interface CommitTimes {
  commit: number;
  statement: number;
  look: number;
}
const TIMES: CommitTimes = { commit: COMMIT_MS, statement: STATEMENT_MS, look: LOOK_MS };

export const BEGINS = /^(?:begin|start transaction)\b/;
export const READS_ONLY = /\bread only\b/;
/** Functions of the database that write, and are called by a `select`; a test looks them up in the schema. */
export const WRITING_FUNCTIONS = [
  'reserve_try',
  'reserve_attempt',
  'note_code_changes',
  'add_transaction_month',
];
/** A statement that writes, or one that has such a statement in its `with`, or calls a function that writes. */
export const WRITES = new RegExp(
  `(?:^|\\bas \\()\\s*(?:insert|update|delete|merge)\\b|\\b(?:${WRITING_FUNCTIONS.join('|')})\\(`,
  'i',
);
/** Commits that need no confirmation, because their loss is harmless (unflushed.ts). */
export const UNFLUSHED = /synchronous_commit/;

/** Makes the commits of a pool count only once they are confirmed. */
export function confirmCommits(pool: pg.Pool, times: CommitTimes = TIMES): Stage {
  const commits = new Commits(pool, times);
  return (client, send) => commits.confirming(client, send);
}

/**
 * Makes sure that a commit is never taken for done before a synchronous replica has confirmed it. PostgreSQL lets
 * such a commit wait for ever, and none of its timeouts ends that; when somebody cancels the wait, it reports success
 * with a warning.
 *
 * A commit that waits too long fails here, and its connection is given up. The transaction stays invisible until a
 * replica has it, so that nobody reads what may be lost. Meanwhile its process and its locks remain; so that these do
 * not pile up, no new write begins until all waiting commits are through. Reads go on.
 */
class Commits {
  readonly #pool: pg.Pool;
  readonly #times: CommitTimes;
  #waiting = false;

  constructor(pool: pg.Pool, times: CommitTimes) {
    this.#pool = pool;
    this.#times = times;
  }

  confirming(client: pg.PoolClient, send: Send): Send {
    const { stream } = opened(client).connection;
    let transaction: 'none' | 'reads' | 'writes' = 'none';
    let cancelled = false;
    client.on('notice', ({ routine }) => {
      // By the name of the function, because the text is in the language of the cluster.
      if (routine === 'SyncRepWaitForLSN') cancelled = true;
    });

    const confirmed = async (statement: Statement, within: number) => {
      const timer = setTimeout(() => {
        this.#lookUntilConfirmed();
        stream.destroy(new Unconfirmed('no synchronous replica has confirmed a commit in time'));
      }, within);
      try {
        const result = await send(statement);
        if (!cancelled) return result;
        throw new Unconfirmed('the wait for a synchronous replica was cancelled');
      } finally {
        clearTimeout(timer);
        cancelled = false;
      }
    };

    return (statement) => {
      const { text } = statement;
      if (BEGINS.test(text)) {
        const reads = READS_ONLY.test(text);
        if (!reads && this.#waiting) return refused();
        transaction = reads ? 'reads' : 'writes';
        return send(statement);
      }
      if (transaction === 'none') {
        if (this.#waiting && WRITES.test(text) && !UNFLUSHED.test(text)) return refused();
        return confirmed(statement, this.#times.statement);
      }
      const ends = text === 'commit' || text === 'rollback';
      const wrote = transaction === 'writes';
      if (ends) transaction = 'none';
      return ends && wrote ? confirmed(statement, this.#times.commit) : send(statement);
    };
  }

  #lookUntilConfirmed(): void {
    if (this.#waiting) return;
    this.#waiting = true;
    void this.#look();
  }

  async #look(): Promise<void> {
    while (this.#waiting && !this.#pool.ending) {
      await pause(this.#times.look, undefined, { ref: false });
      // If the database cannot be queried, nothing can be written either.
      this.#waiting = await this.#someoneWaits().catch(() => true);
    }
  }

  /** Whether a commit of any of our servers has waited for longer than commits do. */
  async #someoneWaits(): Promise<boolean> {
    const { rows } = await this.#pool.query<{ waits: boolean }>(
      `select exists (select from pg_stat_activity where usename = session_user and wait_event = 'SyncRep'
        and state_change < clock_timestamp() - $1 * interval '1 ms') as waits`,
      [this.#times.look],
    );
    return rows[0]?.waits ?? true;
  }
}

const refused = () => Promise.reject(new Unconfirmed('commits wait for a synchronous replica'));
