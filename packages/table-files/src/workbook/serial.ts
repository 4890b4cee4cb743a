const SECONDS = 86_400;
const DAY_MS = SECONDS * 1000;

/** Day 0 of the numbers from 1900-03-01 on. */
const DAY_0 = Date.UTC(1899, 11, 30);
/** 1900-03-01. */
const FIRST = 61;

/**
 * The number that a date `YYYY-MM-DD` is in a cell (ECMA-376 part 1, 18.17.4.1: the 1900 date base). `null` for
 * what is no such date, and for days before March 1900: of those the programs make different days, because the
 * format counts a 29 February 1900 that never was.
 */
export function serialOfDate(date: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return null;
  // The midnight of its day by UTC; not a number where there is no such month.
  const serial = (Date.parse(date) - DAY_0) / DAY_MS;
  return serial >= FIRST ? serial : null;
}

/** The number of the first day of a month `YYYY-MM`; `null` as of a date. */
export const serialOfMonth = (month: string): number | null => serialOfDate(`${month}-01`);

/**
 * The number that a moment `YYYY-MM-DD HH:mm:ss` is: the double nearest to it, as spreadsheets have it. `null`
 * where the date has none, or the form is another one.
 */
export function serialOfMoment(moment: string, dayOf = serialOfDate): number | null {
  const time = /^ (\d\d):(\d\d):(\d\d)$/.exec(moment.slice(10));
  const day = time === null ? null : dayOf(moment.slice(0, 10));
  if (time === null || day === null) return null;
  const seconds = Number(time[1]) * 3600 + Number(time[2]) * 60 + Number(time[3]);
  return (day * SECONDS + seconds) / SECONDS;
}
