import { FALLBACK_LANGUAGE, isLanguage, type Language } from '../../contract/languages';

/** SHELL-22: the preference's key; it survives a sign-out. */
export const LANGUAGE_KEY = '@language';

/** The stored code as it stands, supported or not. */
export function storedLanguage(): string | null {
  return localStorage.getItem(LANGUAGE_KEY);
}

/** The language to speak: the stored preference, else co. */
export function currentLanguage(): Language {
  const stored = storedLanguage();
  return isLanguage(stored) ? stored : FALLBACK_LANGUAGE;
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(LANGUAGE_KEY, language);
}
