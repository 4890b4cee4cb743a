import type { Activity, Day, Hours } from '../../../../server/areas/silence/activity';
import { weekdayOf } from '../../../../server/areas/silence/activity';

/** Monday, 16 November 2026, as a number; the rhythm is learned from the weeks before it. */
export const MONDAY = Date.parse('2026-11-16T00:00:00Z') / 86_400_000;

interface Habits {
  code?: string;
  city?: string;
  state?: string;
  /** The weekdays on which it deposits; 0 is Sunday. */
  on?: (day: Day) => boolean;
  hours?: Hours;
  weeks?: number;
  /** The day from which it has no deposits any more. */
  until?: Day;
}

export const onWeekdays = (day: Day) => weekdayOf(day) % 6 !== 0;

/** A shop that deposits by its habit, up to a day. */
export function shopWith({
  code = '0001',
  city = 'Santos',
  state = 'SP',
  on = onWeekdays,
  hours = { first: 10, last: 16 },
  weeks = 10,
  until = MONDAY,
}: Habits = {}): Activity {
  const days = new Map<Day, Hours>();
  for (let day = MONDAY - weeks * 7; day < until; day += 1) if (on(day)) days.set(day, hours);
  return { code, city, state, days };
}
