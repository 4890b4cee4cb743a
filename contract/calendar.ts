import type { UTCDate } from '@date-fns/utc';
import { UTCDateMini } from '@date-fns/utc/date/mini';
import {
  addDays as addDaysTo,
  addMonths as addMonthsTo,
  differenceInCalendarDays,
  lastDayOfMonth,
  lightFormat,
} from 'date-fns';

/**
 * Calendar arithmetic on `YYYY-MM-DD`, by date-fns on UTC dates alone: no time zone ever enters, neither that of the
 * browser nor that of the server (decisions, DATA; decision 38).
 */

/** A day as a UTC date at midnight, for date-fns, whose functions return such dates again. */
export function utcDay(date: string): UTCDate {
  return new UTCDateMini(date);
}

/** The `YYYY-MM-DD` of a UTC date. After `LAST_DAY` years have five digits, as PostgreSQL has them too. */
export function dayText(day: UTCDate): string {
  return lightFormat(day, 'yyyy-MM-dd');
}

/** The day `days` after (or before) a date. */
export function addDays(date: string, days: number): string {
  return dayText(addDaysTo(utcDay(date), days));
}

/** Whole days from one date to another; negative when `to` is earlier, `NaN` where one is no date. */
export function daysBetween(from: string, to: string): number {
  return differenceInCalendarDays(utcDay(to), utcDay(from));
}

/** The month of a date, `YYYY-MM`. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** The first day of a month `YYYY-MM`. */
export const firstDayOf = (month: string): string => `${month}-01`;

/** The last day of a month `YYYY-MM`. */
export const lastDayOf = (month: string): string => dayText(lastDayOfMonth(utcDay(firstDayOf(month))));

/** The month so many months after (or before) one, `YYYY-MM`. */
export const addMonths = (month: string, months: number): string =>
  monthOf(dayText(addMonthsTo(utcDay(firstDayOf(month)), months)));
