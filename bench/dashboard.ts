import { addDays } from '../contract/calendar';
import { type DashboardReply, dashboard as operation } from '../contract/dashboard';
import { toCents } from '../contract/money';
import { type DateType, dateTypes } from '../contract/reports';
import { answered } from './support/call';
import { median } from './support/numbers';
import type { Finding } from './support/report';
import { addGroupOfAll, type ReportScope, reportScopes } from './support/report-scopes';
import { LAST_DAY, type RunningServer } from './support/server';
import { queried, type Stage } from './support/stage';
import { millisecondsOf } from './support/timed';
import { vacuumed } from './support/vacuumed';

const DAYS = 30;
const WARM_UP_CALLS = 5;
/** The rollups that dashboards read. */
const ROLLUPS = [
  'operator_day',
  'transaction_day',
  'transaction_rollup',
  'cancellation_day',
  'cancellation_hour',
];
/** How often the rows are added up: few times, because each takes long. */
const PLAIN_ROUNDS = 5;

/**
 * The dashboard of thirty days, from the call to its whole answer: on a large network against a small one, and on one
 * between them against the SQL that adds up the rows themselves, call by call in turn.
 */
export async function dashboard(stage: Stage): Promise<Finding[]> {
  const { small, middle, large, calls } = stage.sizes;
  const [smaller, between, server] = [
    await stage.network(small),
    await stage.network(middle),
    await stage.network(large),
  ];
  for (const network of [smaller, between, server]) {
    await addGroupOfAll(network);
    // Everything was written in one transaction and was never vacuumed.
    await vacuumed(network.databaseUrl, ROLLUPS);
  }
  const [limit, atMiddle, measured] = [await asker(smaller), await asker(between), await asker(server)];
  const [ofMiddle, ofLarge] = [await reportScopes(between), await reportScopes(server)];
  const findings: Finding[] = [];
  for (const [name, scope] of Object.entries(ofLarge)) {
    for (const dateType of dateTypes) {
      const what = `${name}, by ${dateType === 'dt' ? 'transaction' : 'accounting'} date`;
      stage.tell(`dashboard: ${what}`);
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let call = -WARM_UP_CALLS; call < calls; call += 1) {
        const [large, small] = [await measured(scope, dateType), await limit(scope, dateType)];
        if (call < 0) continue;
        ours.push(large.milliseconds);
        theirs.push(small.milliseconds);
      }
      findings.push({
        what,
        unit: 'ms',
        measured: median(ours),
        limit: median(theirs),
        target: { atMost: 1.5 },
      });

      const there = ofMiddle[name] ?? {};
      const rollups: number[] = [];
      const rows: number[] = [];
      for (let round = -1; round < PLAIN_ROUNDS; round += 1) {
        const { milliseconds, reply } = await atMiddle(there, dateType);
        const plain = await addedUp(between, there, dateType);
        if (toCents(plain.deposits) !== toCents(reply.sum.deposito)) {
          throw new Error(
            `${what}: the rows add up to ${plain.deposits}, the dashboard to ${reply.sum.deposito}`,
          );
        }
        if (round < 0) continue;
        rollups.push(milliseconds);
        rows.push(plain.milliseconds);
      }
      findings.push({
        what: `${what}, against adding up its rows`,
        unit: 'ms',
        measured: median(rollups),
        limit: median(rows),
        // Of one establishment, or a few, there are not many rows to add up.
        target: name.includes('all') ? { atMost: 0.05 } : null,
      });
    }
  }
  return findings;
}

interface Asked {
  milliseconds: number;
  reply: DashboardReply;
}

/** Makes the call on a server. */
async function asker(
  server: RunningServer,
): Promise<(scope: ReportScope, dateType: DateType) => Promise<Asked>> {
  const headers = await server.signIn();
  return async ({ establishment, group }, dateType) => {
    const scope = group === undefined ? `estabelecimento=${establishment ?? '*'}` : `agrupador=${group}`;
    const url = `${server.url}${operation.path}?${scope}&tipoTransacao=${dateType}&periodo=${DAYS}`;
    let reply: DashboardReply | undefined;
    const milliseconds = await millisecondsOf(async () => {
      reply = await answered(url, { headers });
    });
    if (reply === undefined || reply.operadoresDTOS.length === 0) throw new Error('The dashboard is empty');
    return { milliseconds, reply };
  };
}

/** The figures of a dashboard from the transactions, by plain SQL. */
async function addedUp(
  { databaseUrl }: RunningServer,
  { establishment, group }: ReportScope,
  dateType: DateType,
): Promise<{ milliseconds: number; deposits: string }> {
  // The demo ends with yesterday, the dashboard with today.
  const until = addDays(LAST_DAY, 1);
  const from = addDays(until, 1 - DAYS);
  const when = (since: string, to: string) =>
    dateType === 'dt'
      ? `captured_at >= '${since}' and captured_at < '${addDays(to, 1)}'`
      : `accounting_date between '${since}' and '${to}'
          and captured_at >= '${addDays(since, -5)}' and captured_at < '${addDays(to, 1)}'`;
  const where =
    establishment !== undefined
      ? `establishment_code = '${establishment}'`
      : group !== undefined
        ? `establishment_code in (select establishment_code from grouper_establishment where grouper_id = ${group})`
        : 'true';
  const parts = [
    `select captured_at::date, process_code, sum(amount) from cash_transaction
      where ${when(from, until)} and ${where} and cancelled_at is null group by 1, 2`,
    `select operator_id, captured_at::date, sum(amount) from cash_transaction
      where ${when(from, until)} and ${where} and cancelled_at is null and process_code = 304 group by 1, 2`,
    `select captured_at::date, count(*) from cash_transaction
      where ${when(from, until)} and ${where} and cancelled_at is not null group by 1`,
    `select process_code, sum(amount) from cash_transaction
      where ${when(addDays(from, -DAYS), addDays(until, -DAYS))} and ${where} and cancelled_at is null group by 1`,
    `select coalesce(sum(amount), 0)::text as deposits from cash_transaction
      where ${when(from, until)} and ${where} and cancelled_at is null and process_code = 304`,
  ];
  let deposits = '';
  const milliseconds = await millisecondsOf(async () => {
    for (const part of parts) {
      const { rows } = await queried(databaseUrl, part);
      deposits = (rows[0] as { deposits?: string } | undefined)?.deposits ?? deposits;
    }
  });
  return { milliseconds, deposits };
}
