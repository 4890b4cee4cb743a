/** A day, or a moment of it, as spreadsheets count: days since 30 December 1899, and parts of a day. */
export interface ShownMoment {
  readonly serial: number;
  /** How exact its time is; `null` of a day. */
  readonly time: 'minutes' | 'seconds' | null;
}

const TIME = String.raw`(?:,? (\d{2}):(\d{2})(?::(\d{2}))?)?`;
/** Dates in digits and in English words, as `i18n/format.ts` writes them. */
const DIGITS = new RegExp(String.raw`^(\d{2})/(\d{2})/(\d{4})${TIME}$`);
const WORDS = new RegExp(String.raw`^(\d{1,2}) ([A-Z][a-z]{2,3}) (\d{4})${TIME}$`);
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const DAY = 86_400_000;
const FIRST = Date.UTC(1899, 11, 30);

/** Parses a date or a moment as the portal shows it in any of its languages; `null` where the text is none. */
export function shownMoment(text: string): ShownMoment | null {
  const match = DIGITS.exec(text) ?? WORDS.exec(text);
  if (match === null) return null;
  const [, day, named = '', year, hours, minutes = '0', seconds = '0'] = match;
  const month = /^\d/.test(named) ? Number(named) : MONTHS.indexOf(named.slice(0, 3)) + 1;
  const midnight = new Date(Date.UTC(Number(year), month - 1, Number(day)));
  // A 31 June is a text that looks like a date.
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== Number(day)) return null;
  const passed = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
  return {
    serial: (midnight.getTime() - FIRST) / DAY + passed / 86_400,
    time: hours === undefined ? null : match[6] === undefined ? 'minutes' : 'seconds',
  };
}
