import { isDate, isTime } from '../../../contract/dates';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const pad = (digits: string) => digits.padStart(2, '0');

/**
 * `YYYY-MM-DD` for what a person typed: day, month and year with any separator or none (a phone's number pad
 * has no slash), the English `18 Nov 2026`, or the ISO form itself. `null` where it is no date that exists.
 */
export function typedDate(text: string): string | null {
  const typed = text.trim();
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed) ?? ofDayFirst(typed) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = `${year}-${pad(month)}-${pad(day)}`;
  return isDate(date) ? date : null;
}

function ofDayFirst(typed: string): [string, string?, string?, string?] | null {
  const [, day, month, year] =
    /^(\d{2})(\d{2})(\d{4})$/.exec(typed) ??
    /^(\d{1,2})[/. -](\d{1,2}|[a-z]{3,9})[/. -](\d{4})$/i.exec(typed) ??
    [];
  if (month === undefined) return null;
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase());
  return [typed, year, named === -1 ? month : String(named + 1), day];
}

/** `HH:mm:ss` for what a person typed, with or without colons and seconds; `null` where it is no time. */
export function typedTime(text: string): string | null {
  const [, hours, minutes, seconds = '00'] =
    /^(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$/.exec(text.trim()) ??
    /^(\d{2})(\d{2})(\d{2})?$/.exec(text.trim()) ??
    [];
  if (hours === undefined || minutes === undefined) return null;
  const time = `${pad(hours)}:${pad(minutes)}:${pad(seconds)}`;
  return isTime(time) ? time : null;
}
