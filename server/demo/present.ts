import { wallClock } from '../platform/time/wall-clock';
import { DAY, type Span, secondOf } from './span';

/**
 * Up to where a demo lives: the end of a day that is over, the present moment of today.
 * @param today a day that has not come yet is taken as the day of `now`
 */
export function presentOf(today: string, timeZone: string, now: Date): Pick<Span, 'lastDay' | 'until'> {
  const clock = wallClock(timeZone, now);
  const current = clock.slice(0, 10);
  return today < current ? { lastDay: today, until: DAY } : { lastDay: current, until: secondOf(clock) };
}
