import { setTimeout as pause } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { ConsistencyKind } from '../db/tables/consistency';
import { jobStates, type Look, type Looked, lookInto } from './look';

/** Values are reused for so long, however many scrapes there are. */
const FRESH_MS = 5000;
/** The longest that a scrape waits for the database. */
const WAIT_MS = 1000;
/** Older values are not reported, so that nobody takes them for present ones. */
const STALE_MS = 60_000;

/** As metrics are written. */
const LABELS: Record<ConsistencyKind, string> = {
  rollups: 'rollups',
  closings: 'closings',
  bankFiles: 'bank_files',
};

/**
 * Values that only the database knows, of all servers together: jobs, webhooks, the feed. They are looked up with a
 * scrape, once at a time and not again for some seconds, so that frequent scrapes cost nothing.
 */
export class Stored {
  readonly #context: Looked;
  readonly #registry: Registry;
  readonly #up: Gauge;
  readonly #jobs: Gauge<'kind' | 'state'>;
  readonly #oldestJob: Gauge;
  readonly #lastFeed: Gauge;
  readonly #deliveries: Gauge<'receivers'>;
  readonly #paused: Gauge;
  readonly #differences: Gauge<'kind'>;
  readonly #comparedAt: Gauge;
  readonly #security: Gauge;
  readonly #dayHeld: Gauge;
  readonly #billedUntil: Gauge;
  readonly #caseFailures: Gauge;
  readonly #archive: Gauge;
  /** Kinds that are reported as 0 while they have no job, rather than not at all. */
  readonly #kinds = new Set<string>();
  #last = -Infinity;
  #looking: Promise<void> | null = null;

  constructor(registry: Registry, context: Looked) {
    this.#context = context;
    this.#registry = registry;
    this.#up = this.#gauge('cofre_database_up', 'Whether the database answered when it was last asked');
    this.#jobs = this.#gauge('cofre_jobs', 'Jobs of all servers', 'kind', 'state');
    this.#oldestJob = this.#gauge('cofre_jobs_oldest_due_seconds', 'How long a job that is due has waited');
    this.#lastFeed = this.#gauge(
      'cofre_feed_last_arrival_age_seconds',
      'Since a batch of the feed was stored',
    );
    this.#deliveries = this.#gauge('cofre_webhook_deliveries_waiting', 'Events to be sent', 'receivers');
    this.#paused = this.#gauge('cofre_webhook_receivers_paused', 'Receivers that were given up');
    this.#differences = this.#gauge(
      'cofre_consistency_differences',
      'What is kept beside the transactions and did not agree with them when it was compared last',
      'kind',
    );
    this.#comparedAt = this.#gauge(
      'cofre_consistency_compared_timestamp_seconds',
      'The beginning of the last hour whose part was compared with the transactions; 0: none yet',
    );
    this.#security = this.#gauge(
      'cofre_security_events_waiting',
      'Events of security that their receiver did not have when they were last sent',
    );
    this.#dayHeld = this.#gauge(
      'cofre_business_day_held_seconds',
      'How long a business day has been held back because transactions are missing',
    );
    this.#billedUntil = this.#gauge(
      'cofre_billed_until_timestamp_seconds',
      'The end of the last month that was billed',
    );
    this.#caseFailures = this.#gauge(
      'cofre_case_failures',
      'Attempts in a row in which the outside case system has failed',
    );
    this.#archive = this.#gauge(
      'cofre_archive_failing_seconds',
      'Since when the archive of the log of the database takes nothing',
    );
    this.#forget();
  }

  expectJobs(kinds: readonly string[]): void {
    for (const kind of kinds) this.#kinds.add(kind);
  }

  /** Brings the gauges up to date, as far as the database answers in time. Never fails. */
  async refresh(): Promise<void> {
    if (this.#age() > FRESH_MS) {
      this.#looking ??= this.#look();
      const over = new AbortController();
      await Promise.race([this.#looking, pause(WAIT_MS, undefined, { signal: over.signal }).catch(() => {})]);
      over.abort();
    }
    if (this.#age() > STALE_MS) this.#forget();
  }

  #age = () => performance.now() - this.#last;

  async #look(): Promise<void> {
    try {
      const look = await lookInto(this.#context);
      this.#last = performance.now();
      this.#set(look);
      this.#up.set(1);
    } catch {
      // The failure is not logged here, because every failing call logs it.
      this.#up.set(0);
    } finally {
      this.#looking = null;
    }
  }

  #set({
    jobs,
    oldestDueSeconds,
    feedAgeSeconds,
    waiting,
    paused,
    differences,
    comparedAt,
    securityWaiting,
    dayHeldSeconds,
    billedUntil,
    caseFailures,
    archiveFailsSeconds,
  }: Look): void {
    this.#forget();
    for (const { kind } of jobs) this.#kinds.add(kind);
    for (const kind of this.#kinds) for (const state of jobStates) this.#jobs.set({ kind, state }, 0);
    for (const { kind, state, count } of jobs) this.#jobs.set({ kind, state }, count);
    this.#oldestJob.set(oldestDueSeconds);
    if (feedAgeSeconds !== null) this.#lastFeed.set(feedAgeSeconds);
    this.#deliveries.set({ receivers: 'active' }, waiting.active);
    this.#deliveries.set({ receivers: 'paused' }, waiting.paused);
    this.#paused.set(paused);
    for (const [kind, count] of Object.entries(differences))
      this.#differences.set({ kind: LABELS[kind as ConsistencyKind] }, count);
    this.#comparedAt.set(comparedAt);
    this.#security.set(securityWaiting ?? 0);
    this.#dayHeld.set(dayHeldSeconds);
    if (billedUntil !== null) this.#billedUntil.set(billedUntil);
    this.#caseFailures.set(caseFailures);
    this.#archive.set(archiveFailsSeconds);
  }

  #forget(): void {
    for (const labelled of [this.#jobs, this.#deliveries, this.#differences]) labelled.reset();
    for (const single of [
      this.#oldestJob,
      this.#lastFeed,
      this.#paused,
      this.#comparedAt,
      this.#security,
      this.#dayHeld,
      this.#billedUntil,
      this.#caseFailures,
      this.#archive,
    ])
      single.remove({});
  }

  #gauge<Label extends string = never>(name: string, help: string, ...labelNames: Label[]): Gauge<Label> {
    return new Gauge({ name, help, labelNames, registers: [this.#registry] });
  }
}
