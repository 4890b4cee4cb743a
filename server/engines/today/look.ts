import { allowed } from '../../../contract/access';
import type { Language } from '../../../contract/languages';
import { severities, TODAY_LIST, type TodayItem, type TodayReply } from '../../../contract/today';
import type { Config } from '../../platform/config';
import type { Log } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import type { Person } from '../../platform/principal/principal';
import { scopeOn } from '../../platform/principal/scope-on';
import type { Clock } from '../../platform/time/clock';
import { wallClock } from '../../platform/time/wall-clock';
import type { Task } from './define';
import { worded } from './words';

interface Look {
  readonly db: Db;
  readonly clock: Clock;
  readonly language: Language;
  readonly config: Config;
  readonly log: Log;
}

/** Returns the tasks that a person may act on. */
const tasksOf = (tasks: readonly Task[], person: Person): Task[] =>
  tasks.filter((task) => allowed(person, task.screen) && task.concerns?.(person) !== false);

/**
 * Returns what needs a person, worst first and within a severity the oldest first. The tasks are looked at beside one
 * another; one that fails is logged, and takes nothing but itself away.
 */
export async function lookForTasks(
  tasks: readonly Task[],
  person: Person,
  { db, clock, language, config, log }: Look,
): Promise<TodayReply> {
  const own = tasksOf(tasks, person);
  const looks = await Promise.allSettled(
    own.map(async (task) => {
      const scope = scopeOn(person, task.screen);
      const found = await task.look({ db, person, scope, clock, language, config });
      return found === null ? [] : [worded(task, found, language)];
    }),
  );
  const failures = looks.flatMap((look, index) =>
    look.status === 'rejected' ? [{ kind: own[index]?.kind, err: look.reason as unknown }] : [],
  );
  for (const failure of failures) log.error(failure, 'what needs a person today could not be looked at');
  const items = looks.flatMap((look) => (look.status === 'fulfilled' ? look.value : []));
  return {
    checkedAt: wallClock(clock.timeZone, clock.now),
    items: items.toSorted(byUrgency).slice(0, TODAY_LIST.items),
    incomplete: failures.length > 0,
  };
}

/** A task that is due has a later moment than those that have begun, and so comes behind them; one without age comes last. */
function byUrgency(one: TodayItem, other: TodayItem): number {
  const rank = ({ severity }: TodayItem) => severities.indexOf(severity);
  const moment = ({ age }: TodayItem) => age?.moment ?? '9999';
  return rank(one) - rank(other) || (moment(one) < moment(other) ? -1 : 1);
}
