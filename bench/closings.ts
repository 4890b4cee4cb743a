import { addDays, firstDayOf, lastDayOf, monthOf } from '../contract/calendar';
import { closingReport } from '../contract/closings';
import { periodMoments } from '../contract/reports';
import { depositReport } from '../contract/statement';
import { twoPeriods } from '../contract/two-periods';
import { answered } from './support/call';
import { median } from './support/numbers';
import type { Finding } from './support/report';
import { LAST_DAY } from './support/server';
import { queried, type Stage } from './support/stage';
import { millisecondsOf } from './support/timed';

const TARGET = { atMost: 1.5 };
const WARM_UP_CALLS = 3;

/** The last whole month of the network, and the one before it. */
const MONTH = monthOf(addDays(firstDayOf(monthOf(LAST_DAY)), -1));
const BEFORE = monthOf(addDays(firstDayOf(MONTH), -1));

/**
 * A closed month of all establishments, and two of them side by side, each against the statement of the month asked for
 * twice: as it was closed and as it is now.
 */
export async function closings(stage: Stage): Promise<Finding[]> {
  const { large, calls } = stage.sizes;
  const server = await stage.network(large);
  const headers = await server.signIn();
  // Both were closed by the delivery that the network came with, whatever has arrived since.
  await queried(
    server.databaseUrl,
    `insert into closed_day (establishment_code, accounting_date, position, closed_at)
      select code, day, (select coalesce(min(position), 0) from arrival), now()
      from establishment, unnest(array[$1, $2]::date[]) as day on conflict do nothing`,
    [lastDayOf(MONTH), lastDayOf(BEFORE)],
  );
  const selections = { ecs: [], agrupadores: [], contas: [], operadores: [], todosEcs: true };
  const period = {
    dateType: 'dc',
    startDate: firstDayOf(MONTH),
    endDate: lastDayOf(MONTH),
    startTime: '00:00:00',
    endTime: '23:59:59',
  } as const;
  const statement = {
    tipoDeData: 'dc',
    ...periodMoments(period),
    ...selections,
    flTotalizar: true,
    escopo: 1,
  };
  const ask = (path: string, body: object) =>
    answered(`${server.url}${path}?formato=tela`, { headers, body });
  const asked = {
    'a closed month': () => ask(closingReport.path, { periodo: MONTH, ...selections }),
    'two months by establishment': () =>
      ask(twoPeriods.path, { periodo: MONTH, other: BEFORE, by: 'establishment', ...selections }),
  };
  const findings: Finding[] = [];
  for (const [what, closing] of Object.entries(asked)) {
    stage.tell(`closings: ${what}`);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let call = -WARM_UP_CALLS; call < Math.max(5, Math.ceil(calls / 6)); call += 1) {
      const one = await millisecondsOf(closing);
      const other = await millisecondsOf(async () => {
        await ask(depositReport.path, statement);
        await ask(depositReport.path, statement);
      });
      if (call < 0) continue;
      ours.push(one);
      theirs.push(other);
    }
    findings.push({ what, unit: 'ms', measured: median(ours), limit: median(theirs), target: TARGET });
  }
  return findings;
}
