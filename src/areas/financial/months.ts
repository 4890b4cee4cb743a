import { addMonths, endOfMonth, startOfMonth, subMonths } from 'date-fns';
import { dayText, utcDay } from '../../../contract/calendar';

const monthOf = (day: string) => day.slice(0, 7);
const firstDay = (month: string) => `${month}-01`;

/** The last so many months before that of a day, newest first, each `YYYY-MM`. */
export function monthsBefore(today: string, count: number): string[] {
  const present = startOfMonth(utcDay(today));
  return Array.from({ length: count }, (_, index) => monthOf(dayText(subMonths(present, index + 1))));
}

/** The first and the last day of a month. */
export function daysOfMonth(month: string): { first: string; last: string } {
  const first = firstDay(month);
  return { first, last: dayText(endOfMonth(utcDay(first))) };
}

/** The day on which a month is billed: the first one of the next. */
export function billingDay(month: string): string {
  return dayText(addMonths(utcDay(firstDay(month)), 1));
}

/** Whether a text, as an address may hold, names a month that is one. */
export function isMonth(text: unknown): text is string {
  return typeof text === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);
}
