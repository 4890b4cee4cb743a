import { BANK_USER, LEVEL } from '../../../../contract/access';
import { isDate } from '../../../../contract/dates';
import type { Language } from '../../../../contract/languages';
import type { AssignableProfile } from '../../../../contract/users';
import { vocabulary } from '../../../engines/imports/words';

export const profiles = vocabulary<AssignableProfile>([
  [LEVEL.manager, 'shell.profiles.manager', '2'],
  [LEVEL.viewer, 'shell.profiles.viewer', '3'],
  [LEVEL.specific, 'shell.profiles.specific', '5'],
]);

export const categories = vocabulary<number>([[BANK_USER, 'shell.profiles.bankUser', '1']]);

/**
 * Reads a day as `YYYY-MM-DD`, or in the notation of the language, to which a spreadsheet may convert a date, also with
 * the midnight that some programs add. In English only the first is read, because the month may come before or after
 * the day.
 * @returns the day as `YYYY-MM-DD`; `null` if the cell is not a day
 */
export function dayOf(text: string, language: Language): string | null {
  const written = text.replace(/[ T]0{1,2}:00(:00(\.0+)?)?Z?$/, '');
  const parts = language === 'en' ? null : /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(written);
  const [, day = '', , month = '', year = ''] = parts ?? [];
  const date = parts === null ? written : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : null;
}
