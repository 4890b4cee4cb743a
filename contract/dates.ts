/**
 * Checks of days (`YYYY-MM-DD`) and times as texts, and the present day. Calendar arithmetic is in calendar.ts, which
 * the sign-in page does not need (decision 38).
 */

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/**
 * Whether a text is a day that exists: 2026-02-29 is not. It is parsed by hand, because it runs for every row that
 * arrives, and date-fns accepts other forms as well.
 */
export function isDate(text: string): boolean {
  const match = DATE.exec(text);
  if (!match) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text && Number(match[1]) >= 1900;
}

/** Whether the text names a month, `YYYY-MM`. */
export const isMonth = (text: string): boolean => isDate(`${text}-01`);

/** Whether the text is a time `HH:mm:ss`. */
export function isTime(text: string): boolean {
  return TIME.test(text);
}

/** Tells whether the text is a moment `YYYY-MM-DDTHH:mm:ss` that exists. */
export const isMoment = (text: string): boolean =>
  isDate(text.slice(0, 10)) && text[10] === 'T' && isTime(text.slice(11));

/** The last day that `isDate` knows. */
export const LAST_DAY = '9999-12-31';

/** A formatter for each zone, because making one costs far more than using it, and every request asks for the day. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en-US', options);
  formatters.set(timeZone, made);
  return made;
}

/**
 * The last result for each zone, good for a minute: every request asks, and no zone changes its day within a minute.
 */
const days = new Map<string, { minute: number; day: string }>();

/** Today's date at an instant, as the wall clock of a time zone shows it. */
export function todayIn(timeZone: string, instant: Date = new Date()): string {
  const minute = Math.floor(instant.getTime() / 60_000);
  const known = days.get(timeZone);
  if (known?.minute === minute) return known.day;
  const day = dayIn(timeZone, instant);
  days.set(timeZone, { minute, day });
  return day;
}

function dayIn(timeZone: string, instant: Date): string {
  const parts = formatterOf(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
