import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { exportFormats } from '../../../contract/exports';
import type { Database } from '../db/open';
import { purgedThings } from '../retention/purged';
import { commit, version } from '../version';
import { Stored } from './stored';

/** Seconds: from what a look-up by key takes to what a report may take. */
const LATENCIES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What became of a file: made to its end, broken by a failure, or left by its reader. */
const outcomes = ['finished', 'failed', 'abandoned'] as const;

/** A semaphore, as the metrics see it. */
interface Busy {
  readonly held: number;
  readonly waiting: number;
}

/**
 * What an operator's Prometheus reads of this process (decision 60). Labels are words of the program alone, an
 * operation's name, a status, a format: nothing that somebody sent and nothing that the database holds of people.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #database: Database;
  readonly #stored: Stored;
  readonly #busy = new Map<string, Busy>();

  readonly calls = this.#counter('cofre_calls_total', 'Calls that came to an end', ['operation', 'status']);
  readonly callDuration = new Histogram({
    name: 'cofre_call_duration_seconds',
    help: 'From the arrival of a call to the end of its answer',
    labelNames: ['operation'],
    buckets: LATENCIES,
    registers: [this.#registry],
  });
  readonly feedRows = this.#counter('cofre_feed_rows_total', 'Rows of the feed', ['batch', 'outcome']);
  readonly exportsRunning = this.#gauge('cofre_exports_running', 'Files that are being made', ['format']);
  readonly exports = this.#counter('cofre_exports_total', 'Files that came to an end', ['format', 'outcome']);
  readonly exportBytes = this.#counter('cofre_export_bytes_total', 'Bytes of files', ['format']);
  readonly webhookTries = this.#counter('cofre_webhook_tries_total', 'Events sent', ['outcome']);

  readonly securityEventsLost = this.#counter(
    'cofre_security_events_lost_total',
    'Events of security that could not be written',
    [],
  );

  readonly purgedRows = this.#counter(
    'cofre_purged_rows_total',
    'Rows of tables, and files of the outbox, that were deleted because their time was over',
    ['table'],
  );
  readonly lastPurge = this.#gauge(
    'cofre_purge_last_success_timestamp_seconds',
    'When all of a table whose time was over had been deleted; 0: not since the start',
    ['table'],
  );

  readonly #connections = this.#gauge('cofre_pool_connections', 'Connections to the database', ['state']);
  readonly #poolWaiting = this.#gauge('cofre_pool_waiting', 'Who waits for a connection');
  readonly #held = this.#gauge('cofre_semaphore_held', 'Permits that are held', ['semaphore']);
  readonly #waiting = this.#gauge('cofre_semaphore_waiting', 'Who waits for a permit', ['semaphore']);

  readonly #replicaLag = this.#gauge('cofre_replica_lag_seconds', 'How old what the replica has is at most');
  readonly #replicaUsed = this.#gauge('cofre_replica_used', 'Whether the replica is fresh enough to be read');
  readonly #reads = this.#counter('cofre_reads_total', 'Lists, reports and files', ['place']);
  readonly #unnoted = this.#counter('cofre_unnoted_writes_total', 'Writes that could not be noted', []);

  constructor({ database, now }: { database: Database; now: () => Date }) {
    this.#database = database;
    this.#stored = new Stored(this.#registry, { database, now });
    collectDefaultMetrics({ register: this.#registry });
    this.#gauge('cofre_pool_size', 'Connections to the database at most').set(database.connections);
    const build = this.#gauge('cofre_build_info', 'What runs; always 1', ['version', 'commit', 'database']);
    build.set({ version, commit, database: database.embedded ? 'embedded' : 'postgresql' }, 1);
    // Events that have not happened yet are 0 rather than absent: a rate needs a beginning.
    for (const format of exportFormats) {
      this.exportsRunning.set({ format }, 0);
      this.exportBytes.inc({ format }, 0);
      for (const outcome of outcomes) this.exports.inc({ format, outcome }, 0);
    }
    for (const batch of ['transactions', 'cancellations'])
      for (const outcome of ['stored', 'known', 'refused']) this.feedRows.inc({ batch, outcome }, 0);
    this.webhookTries.inc({ outcome: 'delivered' }, 0);
    for (const table of purgedThings) {
      this.purgedRows.inc({ table }, 0);
      this.lastPurge.set({ table }, 0);
    }
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All of it, in Prometheus' text format. */
  async text(): Promise<string> {
    await this.#stored.refresh();
    const { held, idle, waiting } = this.#database.load();
    this.#connections.set({ state: 'in_use' }, held);
    this.#connections.set({ state: 'idle' }, idle);
    this.#poolWaiting.set(waiting);
    this.#setReplicaGauges();
    for (const [semaphore, busy] of this.#busy) {
      this.#held.set({ semaphore }, busy.held);
      this.#waiting.set({ semaphore }, busy.waiting);
    }
    return this.#registry.metrics();
  }

  /** Without a replica nothing is read from one, and its lag has no value. */
  #setReplicaGauges(): void {
    const { replica } = this.#database;
    this.#replicaLag.set(replica?.lag ?? Number.NaN);
    this.#replicaUsed.set(Number(replica?.used ?? false));
    this.#reads.reset();
    for (const place of ['primary', 'replica'] as const)
      this.#reads.inc({ place }, replica?.reads[place] ?? 0);
    this.#unnoted.reset();
    this.#unnoted.inc(replica?.unnoted ?? 0);
  }

  /** Reports these kinds of jobs also while there are none. */
  expectJobs(kinds: readonly string[]): void {
    this.#stored.expectJobs(kinds);
  }

  /** Reports from now on how many hold a semaphore and how many wait for it. */
  watch(semaphore: 'reports' | 'exports', busy: Busy): void {
    this.#busy.set(semaphore, busy);
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #gauge<Label extends string = never>(name: string, help: string, labelNames: Label[] = []): Gauge<Label> {
    return new Gauge({ name, help, labelNames, registers: [this.#registry] });
  }
}
