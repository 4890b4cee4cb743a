import { BANK_USER, LEVEL } from '../../contract/access';
import type { Language } from '../../contract/languages';
import { message } from '../../i18n/server';

type Shown = (value: string, language: Language) => string;

/** PostgreSQL writes a boolean as `true` or `false`. */
export const yesOrNo: Shown = (value, language) =>
  message(language, value === 'true' ? 'common.yes' : 'common.no');
export const activeOrNot: Shown = (value, language) =>
  message(language, value === 'true' ? 'common.active' : 'common.inactive');

/** BANK-05: whether a bank's deposits carry a code, and how long it is. */
export const depositCode: Shown = (length, language) => {
  const digits = message(language, 'banks.digits', { smart_count: Number(length) });
  return length === '0' ? yesOrNo('false', language) : `${yesOrNo('true', language)} (${digits})`;
};

/** A filter of 0 or 1 in the words of what it is about. */
export const flagged =
  (shown: Shown) =>
  (value: unknown, language: Language): string =>
    shown(String(value === 1), language);

const profiles: Readonly<Record<number, 'manager' | 'viewer' | 'specific'>> = {
  [LEVEL.manager]: 'manager',
  [LEVEL.viewer]: 'viewer',
  [LEVEL.specific]: 'specific',
};

/** What a profile is called (USR-04). */
export function profileName(profile: number, language: Language): string {
  const name = profiles[profile];
  return name === undefined ? String(profile) : message(language, `shell.profiles.${name}`);
}

/** What a category of specific users is called (USR-15). */
export function categoryName(code: number, language: Language): string {
  return code === BANK_USER ? message(language, 'shell.profiles.bankUser') : String(code);
}
