import { addMonths, firstDayOf, monthOf } from '../../../contract/calendar';

/** The last so many months before that of a day, newest first, each `YYYY-MM`. */
export function monthsBefore(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addMonths(monthOf(today), -1 - index));
}

/** The first day on which the bills of a month can be made. */
export const billingDay = (month: string): string => firstDayOf(addMonths(month, 1));

/** Whether a text, as an address may hold, names a month that is one. */
export function isMonth(text: unknown): text is string {
  return typeof text === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);
}
