import { addDays } from '../contract/calendar';
import { type DateType, dateTypes, periodMoments, REPORT } from '../contract/reports';
import { depositReport, type ReportReply, type ReportRequest, STATEMENT } from '../contract/statement';
import { answered } from './support/call';
import { median } from './support/numbers';
import type { Finding } from './support/report';
import { addGroupOfAll, type ReportScope, reportScopes } from './support/report-scopes';
import { LAST_DAY, type RunningServer } from './support/server';
import type { Stage } from './support/stage';
import { millisecondsOf } from './support/timed';

const TARGET = { atMost: 2 };
const WARM_UP_CALLS = 5;

/**
 * The statement of the longest period, from the call to its whole answer: on a large network against a small one,
 * call by call in turn. Shops are the same in both; the large one has more movements.
 */
export async function statement(stage: Stage): Promise<Finding[]> {
  const { small, large, calls } = stage.sizes;
  const server = await stage.network(large);
  const smaller = await stage.network(small);
  for (const network of [smaller, server]) await addGroupOfAll(network);
  const limit = await reporter(smaller);
  const measured = await reporter(server);
  const findings: Finding[] = [];
  for (const [name, scope] of Object.entries(await reportScopes(server))) {
    for (const dateType of dateTypes) {
      const what = `${name}, by ${dateType === 'dt' ? 'transaction' : 'accounting'} date`;
      stage.tell(`statement: ${what}`);
      const request = requestFor(dateType, scope);
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

/** By transaction date with broken hours at both ends, where rows are read beside the rollup. */
function requestFor(dateType: DateType, { establishment, group }: ReportScope): ReportRequest {
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
    ecs: establishment === undefined ? [] : [establishment],
    agrupadores: group === undefined ? [] : [group],
    todosEcs: establishment === undefined && group === undefined,
    contas: [],
    operadores: [],
    flTotalizar: true,
    escopo: 1,
  };
}
