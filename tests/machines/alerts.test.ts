import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/prepare.mjs';
import { runProgram } from '../support/programs';

/* The rules of alerts, as Prometheus' own program reads and tries them. */

const RULES = join(root, 'deploy/prometheus/cofre.rules.yml');
const rules = readFileSync(RULES, 'utf8');
const alerts = [...rules.matchAll(/^ {6}- alert: (\w+)$/gm)].map(([, name = '']) => name);

const promtool = (...args: string[]) => runProgram('promtool', args, 'prometheus');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cofre-alerts-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Values of a series, one a minute, in promtool's own notation. */
type Series = Readonly<Record<string, string>>;

/** Until then all is quiet. */
const HOUR = 60;
const MINUTES = 2000;
const always = (value: number) => `${value}x${MINUTES}`;
const rising = (byMinute: number) => `0+${byMinute}x${MINUTES}`;
/** One value for an hour, and then another one. */
const after = (before: number, then: number) => `${before}x${HOUR - 1} ${then}x${MINUTES}`;
const faster = (before: number, then: number) =>
  `0+${before}x${HOUR} ${before * HOUR + then}+${then}x${MINUTES}`;

const calls = (status: number) =>
  `cofre_calls_total{job="cofre", instance="a", operation="listBanks", status="${status}"}`;
const bucket = (le: string) => `cofre_call_duration_seconds_bucket{job="cofre", instance="a", le="${le}"}`;

/** A portal at which nothing is wrong. */
const quiet: Series = {
  'up{job="cofre", instance="a"}': always(1),
  'cofre_database_up{job="cofre", instance="a"}': always(1),
  [calls(200)]: rising(6000),
  [calls(401)]: rising(30),
  [calls(429)]: rising(1),
  [calls(503)]: rising(6),
  [bucket('0.1')]: rising(6000),
  [bucket('5')]: rising(6100),
  [bucket('+Inf')]: rising(6100),
  'nodejs_eventloop_lag_p99_seconds{job="cofre", instance="a"}': always(0.02),
  'cofre_pool_waiting{job="cofre", instance="a"}': always(0),
  'process_open_fds{job="cofre", instance="a"}': always(300),
  'process_max_fds{job="cofre", instance="a"}': always(20_000),
  'cofre_feed_last_arrival_age_seconds{job="cofre", instance="a"}': always(20),
  'cofre_business_day_held_seconds{job="cofre", instance="a"}': always(0),
  // promtool's time begins in 1970.
  'cofre_billed_until_timestamp_seconds{job="cofre", instance="a"}': always(0),
  'cofre_jobs_oldest_due_seconds{job="cofre", instance="a"}': always(2),
  'cofre_jobs{job="cofre", instance="a", kind="mail", state="failed"}': always(0),
  'cofre_exports_total{job="cofre", instance="a", format="csv", outcome="failed"}': always(0),
  'cofre_webhook_receivers_paused{job="cofre", instance="a"}': always(0),
  'cofre_case_failures{job="cofre", instance="a"}': always(0),
  'cofre_security_events_waiting{job="cofre", instance="a"}': always(0),
  'cofre_security_events_lost_total{job="cofre", instance="a"}': always(0),
  'cofre_consistency_differences{job="cofre", instance="a", kind="closings"}': always(0),
  'cofre_consistency_compared_timestamp_seconds{job="cofre", instance="a"}': rising(60),
  'cofre_purge_last_success_timestamp_seconds{job="cofre", instance="a", table="session"}': rising(60),
  'cofre_replica_used{job="cofre", instance="a"}': always(1),
  'cofre_archive_failing_seconds{job="cofre", instance="a"}': always(0),
  'probe_ssl_earliest_cert_expiry{job="cofre-site"}': always(90 * 86_400),
  'cofre_backup_last_success_timestamp_seconds{job="node"}': rising(60),
  'pg_replication_slots_pg_wal_lsn_diff{slot_name="reading"}': always(1e6),
};

/** What has to happen for each alert, an hour after the beginning. */
const causes: Readonly<Record<string, Series>> = {
  CofreAway: { 'up{job="cofre", instance="a"}': after(1, 0) },
  CofreDatabaseAway: { 'cofre_database_up{job="cofre", instance="a"}': after(1, 0) },
  CofreErrors: { [calls(503)]: faster(6, 90) },
  CofreSlow: { [bucket('0.1')]: faster(6000, 5000) },
  CofreLags: { 'nodejs_eventloop_lag_p99_seconds{job="cofre", instance="a"}': after(0.02, 0.8) },
  CofrePoolTooSmall: { 'cofre_pool_waiting{job="cofre", instance="a"}': after(0, 3) },
  CofreFilesOpen: { 'process_open_fds{job="cofre", instance="a"}': after(300, 17_000) },
  CofreSignedOut: { [calls(401)]: faster(30, 240) },
  CofreThrottled: { [calls(429)]: faster(1, 120) },
  CofreFeedSilent: { 'cofre_feed_last_arrival_age_seconds{job="cofre", instance="a"}': after(20, 1900) },
  CofreDayHeld: { 'cofre_business_day_held_seconds{job="cofre", instance="a"}': after(0, 4000) },
  CofreBillsMissed: {
    'cofre_billed_until_timestamp_seconds{job="cofre", instance="a"}': after(0, -32 * 86_400),
  },
  CofreJobsWait: { 'cofre_jobs_oldest_due_seconds{job="cofre", instance="a"}': after(2, 400) },
  CofreJobsFailed: { 'cofre_jobs{job="cofre", instance="a", kind="mail", state="failed"}': after(0, 1) },
  CofreFilesFail: {
    'cofre_exports_total{job="cofre", instance="a", format="csv", outcome="failed"}': faster(0, 1),
  },
  CofreWebhooksGivenUp: { 'cofre_webhook_receivers_paused{job="cofre", instance="a"}': after(0, 1) },
  CofreCasesFail: { 'cofre_case_failures{job="cofre", instance="a"}': after(0, 6) },
  CofreEventsWait: { 'cofre_security_events_waiting{job="cofre", instance="a"}': after(0, 5) },
  CofreEventsLost: { 'cofre_security_events_lost_total{job="cofre", instance="a"}': faster(0, 1) },
  CofreTotalsDiffer: {
    'cofre_consistency_differences{job="cofre", instance="a", kind="closings"}': after(0, 1),
  },
  CofreNotCompared: {
    'cofre_consistency_compared_timestamp_seconds{job="cofre", instance="a"}': faster(60, 0),
  },
  CofreKeepsTooLong: {
    'cofre_purge_last_success_timestamp_seconds{job="cofre", instance="a", table="session"}': faster(60, 0),
  },
  CofreReplicaUnused: { 'cofre_replica_used{job="cofre", instance="a"}': after(1, 0) },
  CofreArchiveFails: { 'cofre_archive_failing_seconds{job="cofre", instance="a"}': after(0, 90) },
  CofreCertificateEnds: {
    'probe_ssl_earliest_cert_expiry{job="cofre-site"}': after(90 * 86_400, 10 * 86_400),
  },
  CofreBackupOld: { 'cofre_backup_last_success_timestamp_seconds{job="node"}': faster(60, 0) },
  CofreSlotGrows: { 'pg_replication_slots_pg_wal_lsn_diff{slot_name="reading"}': after(1e6, 1.1e10) },
};

/** Just before the cause, and when it has lasted long enough; a backup is old after 26 hours. */
const BEFORE = '59m';
const AFTERWARDS = '4h';
const SLOWEST = '28h';

interface Trial {
  name: string;
  series: Series;
  /** Minutes between two values. */
  every?: number;
  /** What fires, and when it is looked at. */
  fires: readonly (readonly [at: string, alerts: readonly string[]])[];
}

/** What promtool says of the trials. */
async function tried(trials: readonly Trial[]): Promise<string> {
  const file = join(folder, 'trials.json');
  const tests = trials.map(({ name, series, every = 1, fires }) => ({
    name,
    interval: `${every}m`,
    input_series: Object.entries(series).map(([one, values]) => ({ series: one, values })),
    promql_expr_test: fires.map(([eval_time, firing]) => ({
      expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
      eval_time,
      exp_samples: firing.map((alertname) => ({ labels: `{alertname="${alertname}"}`, value: 1 })),
    })),
  }));
  // JSON is YAML as well.
  const evaluation_interval = `${Math.max(...trials.map(({ every = 1 }) => every))}m`;
  writeFileSync(file, JSON.stringify({ rule_files: [RULES], evaluation_interval, tests }));
  return promtool('test', 'rules', file);
}

describe('the rules of alerts', () => {
  test('are read by Prometheus', async () => {
    expect(await promtool('check', 'rules', RULES)).toContain(`SUCCESS: ${alerts.length} rules found`);
  });

  test('have each a section of the runbook, and the runbook none of others', () => {
    const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8');
    const sections = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name = '']) => name);
    expect(sections.toSorted()).toEqual(alerts.toSorted());
    const addresses = [...rules.matchAll(/^ {10}runbook: docs\/runbook\.md#(\w+)$/gm)].map(
      ([, to = '']) => to,
    );
    expect(addresses).toEqual(alerts.map((name) => name.toLowerCase()));
  });

  test('fire none at a quiet portal, and each by its cause alone', { timeout: 600_000 }, async () => {
    expect(Object.keys(causes).toSorted()).toEqual(alerts.toSorted());
    const trials = Object.entries(causes).map(
      ([alert, cause]): Trial => ({
        name: alert,
        series: { ...quiet, ...cause },
        fires: [
          [BEFORE, []],
          [alert === 'CofreBackupOld' ? SLOWEST : AFTERWARDS, [alert]],
        ],
      }),
    );
    const [first] = trials;
    const nothing: Trial = { name: 'quiet', series: quiet, fires: [[AFTERWARDS, []]] };
    expect(await tried([nothing, ...trials])).toContain('SUCCESS');
    // A trial that expects what does not happen is told.
    await expect(tried([{ ...nothing, fires: first?.fires ?? [] }])).rejects.toThrow();
  });

  test('of what is as it was at the same hour of another day, none fires', async () => {
    const DAYS = 9;
    /** One value for 8 hours of a day, another one for the rest. */
    const daily = (night: number, day: number) =>
      Array.from({ length: DAYS }, () => `${night}x95 ${day}x191`).join(' ');
    /** Grows at night and stays by day. */
    const nightly = Array.from(
      { length: DAYS },
      (_, day) => `${day * 144_000}+1500x95 ${(day + 1) * 144_000}x191`,
    ).join(' ');
    const feed = 'cofre_feed_last_arrival_age_seconds{job="cofre", instance="a"}';
    const trial = (name: string, series: Series, fires: Trial['fires']): Trial => ({
      name,
      series,
      every: 5,
      fires,
    });
    const trials = [
      trial('a feed that sleeps every night', { [feed]: daily(7200, 20) }, [
        ['2h', ['CofreFeedSilent']],
        ['170h', []],
      ]),
      trial('calls that are refused every night', { [calls(401)]: nightly }, [
        ['2h', ['CofreSignedOut']],
        ['26h', []],
      ]),
    ];
    expect(await tried(trials)).toContain('SUCCESS');
  });
});
