import { createContext, useContext } from 'react';
import type { I18nProvider } from 'react-admin';
import type { Language } from '../../../contract/languages';
import type { FrameCatalogue, OwnTexts } from '../../../i18n';

export interface LanguageChoice {
  language: Language;
  catalogue: FrameCatalogue;
  i18nProvider: I18nProvider;
  /** Fetches the texts and speaks them; what a person has typed stays. Rejects where they cannot be fetched. */
  speak: (language: Language) => Promise<void>;
  /** Fetches the texts of areas in this language; the next language comes with them. `null` once they are here. */
  bring: (areas: readonly OwnTexts[]) => Promise<void> | null;
  /** True to the first who asks, where the stored code was none of ours (SHELL-24). */
  takeUnsupported: () => boolean;
}

export const LanguageContext = createContext<LanguageChoice | null>(null);

/** The language on the screen, and how to change it. */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (choice === null) throw new Error('useLanguage() outside <LanguageProvider>');
  return choice;
}
