import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** A commit that is not confirmed by then never will be while somebody waits for it: no synchronous replica is there. */
const COMMIT_MS = 10_000;
/** What is no transaction commits at its end, which may take as long as the role lets any statement take. */
const STATEMENT_MS = 30_000 + COMMIT_MS;
/** How often it is looked whether commits are confirmed again. */
const LOOK_MS = 1000;

/**
 * A write that was not confirmed: it may stay, or it may be lost with the server of the database. Nobody is told that
 * it is done; whoever tries again is told what became of it.
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

const BEGINS = /^(?:begin|start transaction)\b/;
const READS_ONLY = /\bread only\b/;
/** A statement that writes, or one that has such a statement in its `with`. */
const WRITES = /(?:^|\bas \()\s*(?:insert|update|delete|merge)\b/i;
/** What waits for nobody, because it may be lost (unflushed.ts). */
const UNFLUSHED = /synchronous_commit/;

/** Has a pool's commits count only when they are confirmed. */
export function confirmCommits(pool: pg.Pool, times: CommitTimes = TIMES): void {
  const commits = new Commits(pool, times);
  pool.on('connect', (client) => commits.watch(client));
}

/**
 * Sees to it that a commit that no synchronous replica confirms is never taken for one. PostgreSQL has such a commit
 * wait for ever, and no time-out of its own ends that; when somebody cancels the wait, it answers success with a
 * warning.
 *
 * A commit that waits too long fails, and its connection is given up: the transaction stays invisible until a replica
 * has it, so that nobody meets what may be lost. Meanwhile its process and its locks stay; so that they do not pile up,
 * nothing that writes is begun until nobody waits any more. What reads goes on.
 */
class Commits {
  readonly #pool: pg.Pool;
  readonly #times: CommitTimes;
  #waiting = false;

  constructor(pool: pg.Pool, times: CommitTimes) {
    this.#pool = pool;
    this.#times = times;
  }

  watch(client: pg.PoolClient): void {
    const query = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>;
    const { stream } = (client as unknown as Opened).connection;
    let transaction: 'none' | 'reads' | 'writes' = 'none';
    let cancelled = false;
    client.on('notice', ({ routine }) => {
      // By the name of the function, because the text is in the language of the cluster.
      if (routine === 'SyncRepWaitForLSN') cancelled = true;
    });

    const confirmed = async (asked: unknown[], within: number) => {
      const timer = setTimeout(() => {
        this.#lookUntilConfirmed();
        stream.destroy(new Unconfirmed('no synchronous replica has confirmed a commit in time'));
      }, within);
      try {
        const answer = await query(...asked);
        if (!cancelled) return answer;
        throw new Unconfirmed('the wait for a synchronous replica was cancelled');
      } finally {
        clearTimeout(timer);
        cancelled = false;
      }
    };

    const ask = (...asked: unknown[]) => {
      const [text] = asked;
      if (typeof text !== 'string') return query(...asked);
      if (BEGINS.test(text)) {
        const reads = READS_ONLY.test(text);
        if (!reads && this.#waiting) return refused();
        transaction = reads ? 'reads' : 'writes';
        return query(...asked);
      }
      if (transaction === 'none') {
        if (this.#waiting && WRITES.test(text) && !UNFLUSHED.test(text)) return refused();
        return confirmed(asked, this.#times.statement);
      }
      const ends = text === 'commit' || text === 'rollback';
      const wrote = transaction === 'writes';
      if (ends) transaction = 'none';
      return ends && wrote ? confirmed(asked, this.#times.commit) : query(...asked);
    };
    Object.assign(client, { query: ask });
  }

  #lookUntilConfirmed(): void {
    if (this.#waiting) return;
    this.#waiting = true;
    void this.#look();
  }

  async #look(): Promise<void> {
    while (this.#waiting && !this.#pool.ending) {
      await pause(this.#times.look, undefined, { ref: false });
      // Where the database cannot be asked, nothing can be written either.
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

/** What node-postgres has of an open connection and its types do not tell. */
interface Opened {
  readonly connection: { readonly stream: { destroy(error: Error): void } };
}
