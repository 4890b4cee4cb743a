import { FALLBACK_LANGUAGE, isLanguage, type Language } from '../../contract/languages';

/** SHELL-22: the preference's key; it survives a sign-out. */
export const LANGUAGE_KEY = '@language';

/** The stored language code, whether it is supported or not. */
export function storedLanguage(): string | null {
  return localStorage.getItem(LANGUAGE_KEY);
}

/** The language of a person who has chosen none; the server writes it into the page (PORTAL_LANGUAGE). */
export function firstLanguage(): Language {
  const code = document.querySelector<HTMLMetaElement>('meta[name="first-language"]')?.content;
  return isLanguage(code) ? code : FALLBACK_LANGUAGE;
}

/** The language to speak: the stored preference, else that of a first visit. */
export function currentLanguage(): Language {
  const stored = storedLanguage();
  if (stored === null) return firstLanguage();
  return isLanguage(stored) ? stored : FALLBACK_LANGUAGE;
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(LANGUAGE_KEY, language);
}
