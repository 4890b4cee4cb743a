import { BANK_USER, LEVEL } from '../../../contract/access';
import type { Language } from '../../../contract/languages';
import { message } from '../../../i18n/server';

const profiles: Readonly<Record<number, 'manager' | 'viewer' | 'specific'>> = {
  [LEVEL.manager]: 'manager',
  [LEVEL.viewer]: 'viewer',
  [LEVEL.specific]: 'specific',
};

/** The name of a profile (USR-04). */
export function profileName(profile: number, language: Language): string {
  const name = profiles[profile];
  return name === undefined ? String(profile) : message(language, `shell.profiles.${name}`);
}

/** The name of a category of specific users (USR-15). */
export function categoryName(code: number, language: Language): string {
  return code === BANK_USER ? message(language, 'shell.profiles.bankUser') : String(code);
}
