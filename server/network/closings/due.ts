import { addDays } from '../../../contract/calendar';
import type { AppContext } from '../../platform/context';
import { instantAt, wallClock } from '../../platform/time/wall-clock';

/** Returns the last business day that is due to be closed. */
export function lastDueDay({
  config: { timeZone, dayClose },
  now,
}: Pick<AppContext, 'config' | 'now'>): string {
  const clock = wallClock(timeZone, now());
  return addDays(clock.slice(0, 10), clock.slice(11, 16) >= dayClose ? -1 : -2);
}

/** Returns the moment at which a business day is due to be closed. */
export const dueMoment = (
  { timeZone, dayClose }: Pick<AppContext['config'], 'timeZone' | 'dayClose'>,
  accountingDate: string,
): Date => instantAt(timeZone, dueText(dayClose, accountingDate));

/** The same on the network's clocks, `YYYY-MM-DDTHH:mm:ss`. */
export const dueText = (dayClose: string, accountingDate: string): string =>
  `${addDays(accountingDate, 1)}T${dayClose}:00`;
