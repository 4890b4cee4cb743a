import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from '../away';
import type { Connections, Db } from '../connections';
import { failureText } from '../failure-text';
import { type Mark, markOf, positionOf, type Standing, standingOf } from './standing';

/** How often it is looked how far the replica is. */
const LOOK_MS = 500;
/** Who says nothing for so long is away. */
const ANSWER_MS = 2000;
/** What was looked at is remembered for a little longer than the longest lag that may be allowed. */
const MARKS = 1000;

/** Why the replica is not read from. */
type Trouble = 'away' | 'behind' | 'promoted' | 'other' | 'timeline';

const WHY: Record<Trouble, string> = {
  away: 'the replica does not answer',
  behind: 'the replica is too far behind',
  promoted: 'the database of DATABASE_REPLICA_URL takes writes itself, as a replica that was promoted does',
  other: 'the database of DATABASE_REPLICA_URL is of another cluster than that of DATABASE_URL',
  timeline: 'the replica has not followed the primary since that was promoted',
};

/** Where a reading finds its rows. */
export interface Source {
  readonly db: Db;
  readonly embedded: boolean;
  /** On a replica: the position that the snapshot of the reading has to be past. */
  readonly replayed?: string;
}

/** What the snapshot of a reading turned out not to be: its connection leads to another server than the last look did. */
export class NotReplayed extends Error {
  override readonly name = 'NotReplayed';
}

interface ReplicaOptions {
  /** Connections of their own, so that looking waits for no reader. */
  watch: { primary: Connections; replica: Connections };
  /** Milliseconds that the replica may be behind. */
  limit: number;
  /** Told when the replica is not read from any more, when it is again, and of writes that could not be noted. */
  onChange: (sentence: string) => void;
}

/**
 * A replica that is read from while it is fresh: decision 62. Freshness is no guess: the position of the primary's log
 * is marked twice a second, and the replica is as fresh as the newest mark that it has replayed.
 */
export class Replica {
  /** Readings since the start of this process, by where their rows came from. */
  readonly reads = { primary: 0, replica: 0 };
  /** Writes since the start of this process that could not be noted: whoever made one may read it late. */
  unnoted = 0;

  readonly #own: Connections;
  readonly #options: ReplicaOptions;
  readonly #ending = new AbortController();
  #marks: Mark[] = [];
  #fresh: Mark | null = null;
  #trouble: Trouble | null = null;
  #reported: Trouble | null = null;
  /** Since when it might have been fresh. */
  #since = performance.now();
  /** Aborted when the replica is away, so that nobody waits for its answer. */
  #gone = new AbortController();
  readonly #watching: Promise<void>;

  constructor(own: Connections, options: ReplicaOptions) {
    this.#own = own;
    this.#options = options;
    this.#watching = this.#watch();
  }

  /** How old what is read from the replica is at most, in seconds; `null`: nobody knows. */
  get lag(): number | null {
    return this.#fresh === null ? null : (performance.now() - this.#fresh.taken) / 1000;
  }

  /** Whether it is read from by whoever has written nothing. */
  get used(): boolean {
    return this.sourceFor(null) !== null;
  }

  /** Aborted when the replica does not answer any more. */
  get gone(): AbortSignal {
    return this.#gone.signal;
  }

  /**
   * The replica, where it is fresh enough.
   * @param lastWrite when the reader has written last, by the primary's clock: the replica is past that
   */
  sourceFor(lastWrite: Date | null): Source | null {
    const fresh = this.#fresh;
    if (this.#trouble !== null || fresh === null) return null;
    if (performance.now() - fresh.taken > this.#options.limit) return null;
    // Milliseconds are cut off alike: a later one is a later moment.
    if (lastWrite !== null && Math.floor(fresh.at) <= lastWrite.getTime()) return null;
    return { db: this.#own.db, embedded: false, replayed: fresh.position };
  }

  /** Waits a moment until the replica has all that was committed before; `null` where it does not get there. */
  async caughtUp(within: number): Promise<Source | null> {
    const since = performance.now();
    while (performance.now() - since < within) {
      await this.#look();
      if (this.#trouble !== null && this.#trouble !== 'behind') return null;
      if ((this.#fresh?.taken ?? 0) >= since) return this.sourceFor(null);
      await pause(LOOK_MS / 10);
    }
    return null;
  }

  /** Whether what failed on the replica is for the primary to answer: it left, or its log got in the way of a query. */
  isForPrimary(error: unknown): boolean {
    const { code = '' } = error as { code?: string };
    // What PostgreSQL cancels because it has to replay what the query still reads.
    const conflict = code === '40001' || code === '40P01';
    const passes = conflict || error instanceof NotReplayed || isDatabaseAway(error) || this.gone.aborted;
    if (passes && !conflict) void this.#look();
    return passes;
  }

  /** Counts and tells that a write could not be noted (own-writes.ts). */
  missNote(error: Error): void {
    this.unnoted += 1;
    this.#options.onChange(
      `a write could not be noted, and may be read late by who made it (${failureText(error).message})`,
    );
  }

  async close(): Promise<void> {
    this.#ending.abort();
    await this.#watching;
    const { primary, replica } = this.#options.watch;
    await Promise.all([primary, replica, this.#own].map((database) => database.close()));
  }

  async #watch(): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      await this.#look();
      await pause(LOOK_MS, undefined, { signal }).catch(() => {});
    }
  }

  async #look(): Promise<void> {
    try {
      const mark = await answered(markOf(this.#options.watch.primary.db));
      this.#marks = [...this.#marks.slice(1 - MARKS), mark];
    } catch {
      // Every call that needs the primary tells of it. What was marked before grows old.
    }
    try {
      this.#judge(await answered(standingOf(this.#options.watch.replica.db)));
    } catch (error) {
      this.#become('away', failureText(error as Error).message);
    }
  }

  #judge({ follows, position, timeline, system, database }: Standing): void {
    const mark = this.#marks.at(-1);
    if (mark === undefined) return;
    if (system !== mark.system || database !== mark.database) return this.#become('other');
    if (!follows || position === null) return this.#become('promoted');
    // Of what was written on a timeline that was left, positions say nothing.
    if (timeline !== mark.timeline) return this.#become('timeline');
    const replayed = positionOf(position);
    const fresh = this.#marks.findLast(
      (one) => one.timeline === timeline && positionOf(one.position) <= replayed,
    );
    if (fresh !== undefined && fresh.taken > (this.#fresh?.taken ?? -Infinity)) this.#fresh = fresh;
    const late = performance.now() - (this.#fresh?.taken ?? this.#since) > this.#options.limit;
    this.#become(late ? 'behind' : null);
  }

  #become(trouble: Trouble | null, detail?: string): void {
    this.#trouble = trouble;
    if (trouble !== null && trouble !== 'behind') {
      this.#fresh = null;
      this.#since = performance.now();
    }
    if (trouble === 'away') this.#gone.abort();
    else if (this.#gone.signal.aborted) this.#gone = new AbortController();
    if (trouble === this.#reported) return;
    this.#reported = trouble;
    if (trouble === null) this.#options.onChange('the replica is read from again');
    else {
      const why = detail === undefined ? WHY[trouble] : `${WHY[trouble]} (${detail})`;
      this.#options.onChange(`${why}: everything is read from the primary`);
    }
  }
}

/** @throws where the answer does not come in time */
async function answered<T>(query: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = pause(ANSWER_MS, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new Error(`no answer for ${ANSWER_MS / 1000} s`);
  });
  try {
    return await Promise.race([query, late]);
  } finally {
    over.abort();
    late.catch(() => {});
    query.catch(() => {});
  }
}
