import { getDay } from 'date-fns';
import { addDays, utcDay } from '../../contract/calendar';
import { ACCOUNTING_LAG_DAYS } from '../../contract/limits';

/** Brazil's bank holidays of one date each year, `MM-DD`. */
const FIXED = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'];
/** Those that move with Easter: Carnival (Monday, Tuesday), Good Friday, Corpus Christi. */
const AFTER_EASTER = [-48, -47, -2, 60];
/** Wages are paid by the fifth working day; many pay an advance on the twentieth. */
const WAGE_DAY = 5;
const ADVANCE_DAY = '20';

/** 0 is Sunday. */
export function weekday(date: string): number {
  return getDay(utcDay(date));
}

/** Easter Sunday by the Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const sum = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`;
}

const holidays = new Map<string, ReadonlySet<string>>();

export function isHoliday(date: string): boolean {
  const year = date.slice(0, 4);
  let known = holidays.get(year);
  if (known === undefined) {
    const sunday = easter(Number(year));
    known = new Set([
      ...FIXED.map((day) => `${year}-${day}`),
      ...AFTER_EASTER.map((days) => addDays(sunday, days)),
    ]);
    holidays.set(year, known);
  }
  return known.has(date);
}

/** The afternoons before Christmas and New Year are free. */
export function isEve(date: string): boolean {
  return date.endsWith('-12-24') || date.endsWith('-12-31');
}

export function isBusinessDay(date: string): boolean {
  return weekday(date) % 6 !== 0 && !isHoliday(date);
}

/** The business day after a date: the demo's accounting date (decisions, DATA), never later than that allows. */
export function nextBusinessDay(date: string): string {
  const latest = addDays(date, ACCOUNTING_LAG_DAYS);
  let next = addDays(date, 1);
  while (next < latest && !isBusinessDay(next)) next = addDays(next, 1);
  return next;
}

/**
 * Whether wages (the fifth working day; of public servants, the last one of the month) or the advance (the
 * twentieth, as it falls) are paid.
 */
export function isPayday(date: string): boolean {
  if (date.endsWith(`-${ADVANCE_DAY}`)) return true;
  if (!isBusinessDay(date)) return false;
  if (!nextBusinessDay(date).startsWith(date.slice(0, 8))) return true;
  let working = 0;
  for (let day = `${date.slice(0, 8)}01`; day <= date; day = addDays(day, 1))
    working += isBusinessDay(day) ? 1 : 0;
  return working === WAGE_DAY;
}
