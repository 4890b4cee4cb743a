import { addDays } from '../contract/calendar';
import { REPORT, STATEMENT } from '../contract/limits';
import { type DateType, dateTypes, periodMoments } from '../contract/reports';
import { depositReport, type ReportReply, type ReportRequest } from '../contract/statement';
import { answered } from './support/call';
import { median } from './support/numbers';
import type { Finding } from './support/report';
import { LAST_DAY, type RunningServer } from './support/server';
import { queried, type Stage } from './support/stage';
import { millisecondsOf } from './support/timed';

const TARGET = { atMost: 2 };
const WARM_UP_CALLS = 5;

/** What a statement goes over, as the call names it. */
type Keys = Pick<ReportRequest, 'ecs' | 'agrupadores' | 'todosEcs'>;

/**
 * The statement of the longest period, from the call to its whole answer: on a large network against a small one,
 * call by call in turn. Shops are the same in both; the large one has more movements.
 */
export async function statement(stage: Stage): Promise<Finding[]> {
  const { small, large, calls } = stage.sizes;
  const server = await stage.network(large);
  const smaller = await stage.network(small);
  for (const { databaseUrl } of [smaller, server]) await queried(databaseUrl, groupOfAll);
  const limit = await reporter(smaller);
  const measured = await reporter(server);
  const findings: Finding[] = [];
  for (const [name, keys] of Object.entries(await selections(server))) {
    for (const dateType of dateTypes) {
      const what = `${name}, by ${dateType === 'dt' ? 'transaction' : 'accounting'} date`;
      stage.tell(`statement: ${what}`);
      const request = requestFor(dateType, keys);
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let call = -WARM_UP_CALLS; call < calls; call += 1) {
        const [large, small] = [await measured(request), await limit(request)];
        if (call < 0) continue;
        ours.push(large);
        theirs.push(small);
      }
      findings.push({
        what,
        unit: 'ms',
        measured: median(ours),
        limit: median(theirs),
        target: TARGET,
      });
    }
  }
  return findings;
}

/** Makes the call on a server and returns its milliseconds. */
async function reporter(server: RunningServer): Promise<(body: ReportRequest) => Promise<number>> {
  const headers = await server.signIn();
  return async (body) => {
    let reply: ReportReply | undefined;
    const milliseconds = await millisecondsOf(async () => {
      reply = await answered(`${server.url}${depositReport.path}?formato=tela`, { headers, body });
    });
    if (reply?.rows.length !== STATEMENT.screenRows) {
      throw new Error(`The statement has ${reply?.rows.length} rows`);
    }
    return milliseconds;
  };
}

/** No group of the demo has as many shops as there are, and a large chain has fifty. */
const WHOLE_GROUP = 9_000;
const groupOfAll = `
  with made as (
    insert into grouper (id, name) values (${WHOLE_GROUP}, 'All shops') on conflict do nothing returning id)
  insert into grouper_establishment select made.id, code from made, establishment`;

/** The busiest establishment, the busiest of its groups, a group of all shops, and everything. */
async function selections({ databaseUrl }: RunningServer): Promise<Record<string, Keys>> {
  const { rows } = await queried(
    databaseUrl,
    `with moved as (select establishment_code, sum(count) as count from transaction_rollup group by 1),
      busiest as (select establishment_code from moved order by count desc limit 1)
    select b.establishment_code as establishment, (
      select grouper_id::text from grouper_establishment ge join moved using (establishment_code)
      where grouper_id in (select grouper_id from grouper_establishment where establishment_code = b.establishment_code)
        and grouper_id <> ${WHOLE_GROUP}
      group by 1 order by sum(count) desc limit 1
    ) as group
    from busiest b`,
  );
  const { establishment, group } = rows[0] as { establishment: string; group: string };
  return {
    'one establishment': { ecs: [establishment], agrupadores: [] },
    'its group': { ecs: [], agrupadores: [group] },
    'a group of all shops': { ecs: [], agrupadores: [String(WHOLE_GROUP)] },
    all: { ecs: [], agrupadores: [], todosEcs: true },
  };
}

/** By transaction date with broken hours at both ends, where rows are read beside the rollup. */
function requestFor(dateType: DateType, keys: Keys): ReportRequest {
  const period = {
    dateType,
    startDate: addDays(LAST_DAY, 1 - REPORT.rangeDays),
    endDate: LAST_DAY,
    startTime: '08:17:23',
    endTime: '18:42:37',
  };
  return {
    tipoDeData: dateType,
    ...periodMoments(period),
    ...keys,
    contas: [],
    operadores: [],
    flTotalizar: true,
    escopo: 1,
  };
}
