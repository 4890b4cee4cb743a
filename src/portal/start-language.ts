import { FALLBACK_LANGUAGE, isLanguage, type Language } from '../../contract/languages';
import { firstLanguage, storedLanguage, storeLanguage } from './language';

export interface StartLanguage {
  language: Language;
  /** Whether the stored code is not supported (SHELL-24). */
  unsupported: boolean;
}

/**
 * SHELL-22, SHELL-24: the stored language, else that of a first visit. An unsupported code is replaced by `co`, and the
 * person is notified once.
 */
export function startLanguage(): StartLanguage {
  const stored = storedLanguage();
  if (isLanguage(stored)) return { language: stored, unsupported: false };
  if (stored === null) return { language: firstLanguage(), unsupported: false };
  storeLanguage(FALLBACK_LANGUAGE);
  return { language: FALLBACK_LANGUAGE, unsupported: true };
}
