import { isDate, isTime } from '../../../contract/dates';
import type { Language } from '../../../contract/languages';
import { keyboardText } from '../../../contract/typed-text';

/** In which order day and month are written as numbers. */
type DateOrder = 'dayFirst' | 'monthFirst';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const pad = (digits: string) => digits.padStart(2, '0');

/** The order of a language. Who reads English beside amounts in US dollars writes the month first. */
export function dateOrderOf(language: Language, currency: string): DateOrder {
  return language === 'en' && currency === 'USD' ? 'monthFirst' : 'dayFirst';
}

/**
 * `YYYY-MM-DD` for what a person typed: day, month and year in the order of the language, with any separator or none
 * (a phone's number pad has no slash), the year with four digits or two, the English `18 Nov 2026`, or the ISO form
 * itself. Where the month stands first, `20/11/2026` is read as well, because it can mean only one day. `null` where
 * it is no date that exists.
 */
export function typedDate(text: string, order: DateOrder): string | null {
  const typed = keyboardText(text).trim();
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed) ?? [];
  if (year !== undefined) return existing(year, month, day);
  const [, first, second, last] =
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(typed) ??
    /^(\d{1,2})[/. -](\d{1,2}|[a-z]{3,9})[/. -](\d{4}|\d{2})$/i.exec(typed) ??
    [];
  const asDayFirst = existing(last, second, first);
  return order === 'monthFirst' ? (existing(last, first, second) ?? asDayFirst) : asDayFirst;
}

/** The date with these parts, if there is one; of a year with two digits it is this century's. */
function existing(year?: string, month?: string, day?: string): string | null {
  if (year === undefined || month === undefined || day === undefined) return null;
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase());
  const date = `${year.padStart(4, '20')}-${pad(named === -1 ? month : String(named + 1))}-${pad(day)}`;
  return isDate(date) ? date : null;
}

/** `HH:mm:ss` for what a person typed, with or without colons and seconds; `null` where it is no time. */
export function typedTime(text: string): string | null {
  const typed = keyboardText(text).trim();
  const [, hours, minutes, seconds = '00'] =
    /^(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{2})?$/.exec(typed) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const time = `${pad(hours)}:${pad(minutes)}:${pad(seconds)}`;
  return isTime(time) ? time : null;
}
