import { addDays, addMonths, firstDayOf, lastDayOf, monthOf, utcDay } from '../../../contract/calendar';
import type { Schedule } from '../../../contract/subscription-settings';

const SATURDAY = 6;

/** 1 is Monday, 7 Sunday. */
const weekdayOf = (date: string): number => utcDay(date).getDay() || 7;

/** The day of a month on which something is sent that names a day the month may lack. */
function dayOfMonth(month: string, day: number): string {
  const named = `${firstDayOf(month).slice(0, 8)}${String(day).padStart(2, '0')}`;
  const last = lastDayOf(month);
  return named < last ? named : last;
}

/**
 * When a schedule comes due next.
 * @param now `YYYY-MM-DDTHH:mm:ss` on the network's clocks
 * @returns day and hour on the same clocks; `null` for what follows a closing
 */
export function nextOf(schedule: Schedule, now: string): { date: string; time: string } | null {
  const { rhythm, time = '00:00', weekday = 1, day = 1 } = schedule;
  if (rhythm === 'dayClosed' || rhythm === 'monthClosed') return null;
  const today = now.slice(0, 10);
  const first = now.slice(11, 16) < time ? today : addDays(today, 1);
  if (rhythm === 'monthly') {
    const here = dayOfMonth(monthOf(first), day);
    return { date: here >= first ? here : dayOfMonth(addMonths(monthOf(first), 1), day), time };
  }
  const suits = (date: string) =>
    rhythm === 'daily' || (rhythm === 'weekly' ? weekdayOf(date) === weekday : weekdayOf(date) < SATURDAY);
  let date = first;
  while (!suits(date)) date = addDays(date, 1);
  return { date, time };
}
