import { createContext, useContext } from 'react';
import type { I18nProvider } from 'react-admin';
import type { Language } from '../../contract/languages';
import type { FrameCatalogue, OwnTexts } from '../../i18n/catalogue';

interface LanguageChoice {
  language: Language;
  catalogue: FrameCatalogue;
  i18nProvider: I18nProvider;
  /** Fetches the texts and changes the language; input stays. Rejects where the texts cannot be fetched. */
  speak: (language: Language) => Promise<void>;
  /**
   * Fetches the texts of areas in this language, and with a change of language in the next. `null` when they are
   * loaded.
   */
  bring: (areas: readonly OwnTexts[]) => Promise<void> | null;
  /** Returns true to the first caller only, where the stored code was not supported (SHELL-24). */
  takeUnsupported: () => boolean;
}

export const LanguageContext = createContext<LanguageChoice | null>(null);

/** The language on the screen, and how to change it. */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (choice === null) throw new Error('useLanguage() outside <LanguageProvider>');
  return choice;
}
