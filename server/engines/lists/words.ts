import type { Language } from '../../../contract/languages';
import { message } from '../../../i18n/server';

/** What stands in a cell instead of the value that the database wrote. */
export type Shown = (value: string, language: Language) => string;

/** PostgreSQL writes a boolean as `true` or `false`. */
export const yesOrNo: Shown = (value, language) =>
  message(language, value === 'true' ? 'common.yes' : 'common.no');
export const activeOrNot: Shown = (value, language) =>
  message(language, value === 'true' ? 'common.active' : 'common.inactive');
/** The same of a record that Spanish and Portuguese name by a feminine noun. */
export const activeOrNotFeminine: Shown = (value, language) =>
  message(language, value === 'true' ? 'common.activeFeminine' : 'common.inactiveFeminine');

/** A filter of 0 or 1 in the words of what it is about. */
export const flagged =
  (shown: Shown) =>
  (value: unknown, language: Language): string =>
    shown(String(value === 1), language);
