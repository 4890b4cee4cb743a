import { depositBreakdown } from '../contract/breakdown';
import { addDays } from '../contract/calendar';
import type { Dimension } from '../contract/narrowing';
import { periodMoments, REPORT } from '../contract/reports';
import { answered } from './support/call';
import { median } from './support/numbers';
import type { Finding } from './support/report';
import { LAST_DAY } from './support/server';
import { queried, type Stage } from './support/stage';
import { millisecondsOf } from './support/timed';

const TARGET = { atMost: 2 };
const WARM_UP_CALLS = 3;

const FIRST_DAY = addDays(LAST_DAY, 1 - REPORT.rangeDays + 1);

/**
 * The breakdown of all establishments over the longest period in whole days, against the statement that an expert writes
 * for it on the same tables: over the totals by day where those know the dimensions, else over the rows.
 */
export async function breakdown(stage: Stage): Promise<Finding[]> {
  const { large, calls } = stage.sizes;
  const server = await stage.network(large);
  const headers = await server.signIn();
  const period = {
    dateType: 'dt',
    startDate: FIRST_DAY,
    endDate: LAST_DAY,
    startTime: '00:00:00',
    endTime: '23:59:59',
  } as const;
  const body = {
    tipoDeData: 'dt',
    ...periodMoments(period),
    ecs: [],
    agrupadores: [],
    contas: [],
    operadores: [],
    todosEcs: true,
  };
  const findings: Finding[] = [];
  for (const [what, { by, expert }] of Object.entries(asked)) {
    stage.tell(`breakdown: ${what}`);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let call = -WARM_UP_CALLS; call < Math.max(5, Math.ceil(calls / 6)); call += 1) {
      const one = await millisecondsOf(() =>
        answered(`${server.url}${depositBreakdown.path}?formato=tela`, { headers, body: { ...body, by } }),
      );
      const other = await millisecondsOf(() => queried(server.databaseUrl, expert, [FIRST_DAY, LAST_DAY]));
      if (call < 0) continue;
      ours.push(one);
      theirs.push(other);
    }
    findings.push({ what, unit: 'ms', measured: median(ours), limit: median(theirs), target: TARGET });
  }
  return findings;
}

const sums = (count: string, amount: string) => `${count} as count,
  sum(${amount}) filter (where process_code <> 302) as deposits,
  sum(${amount}) filter (where process_code = 302) as withdrawals`;

const asked: Record<string, { by: Dimension[]; expert: string }> = {
  'by establishment': {
    by: ['establishment'],
    expert: `select e.name, s.* from (
      select establishment_code, ${sums('sum(count)', 'sum')} from transaction_day
      where capture_date between $1 and $2 group by 1
    ) s join establishment e on e.code = s.establishment_code order by deposits desc nulls last limit 200`,
  },
  'by establishment and day': {
    by: ['establishment', 'day'],
    expert: `select e.name, s.* from (
      select establishment_code, capture_date, ${sums('sum(count)', 'sum')} from transaction_day
      where capture_date between $1 and $2 group by 1, 2
    ) s join establishment e on e.code = s.establishment_code order by 1, 3 limit 6000`,
  },
  'by terminal': {
    by: ['terminal'],
    expert: `select logical_number, ${sums('count(*)', 'amount')} from cash_transaction
      where captured_at >= $1::date and captured_at < $2::date + 1 and cancelled_at is null
      group by 1 order by deposits desc nulls last limit 200`,
  },
};
