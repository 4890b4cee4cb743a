import { lastDayOf, monthOf } from '../../../contract/calendar';
import type { ClosedPeriods } from '../../../contract/closings';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { wallClock } from '../../platform/time/wall-clock';
import { closedDays, closedMonths } from './closings';
import { dueText } from './due';

type Clocks = Pick<AppContext, 'config' | 'now'>;

/** Which months and days are closed, and when the next ones will be. */
export async function listedPeriods(trx: Db, context: Clocks): Promise<ClosedPeriods> {
  const { timeZone, dayClose } = context.config;
  const days = await closedDays(trx, context);
  const months = await closedMonths(trx, days);
  const { since, until, next, heldAt } = days;
  return {
    since,
    until,
    months: months.map(({ month, position, closedAt }) => ({
      month,
      at: wallClock(timeZone, closedAt),
      delivery: position,
    })),
    next: {
      day: next,
      dueAt: dueText(dayClose, next),
      heldAt: heldAt && wallClock(timeZone, heldAt),
    },
    nextMonth: { month: monthOf(next), dueAt: dueText(dayClose, lastDayOf(monthOf(next))) },
  };
}
