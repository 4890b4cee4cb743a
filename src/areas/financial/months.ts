import { addMonths, firstDayOf, monthOf } from '../../../contract/calendar';

/** The months before that of a day, as many as `count`, newest first, each as `YYYY-MM`. */
export function monthsBefore(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addMonths(monthOf(today), -1 - index));
}

/** The first day on which the bills of a month can be made. */
export const billingDay = (month: string): string => firstDayOf(addMonths(month, 1));
