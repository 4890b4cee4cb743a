import type { Language } from '../../../contract/languages';

/** The texts of the public pages: four areas of the catalogues, one file per language. */
export type Texts = typeof import('./en');

/** Fetches the texts of one language (SHELL-21). */
export const loadTexts: Record<Language, () => Promise<Texts>> = {
  en: () => import('./en'),
  co: () => import('./co'),
  es: () => import('./es'),
  pt: () => import('./pt'),
};
