import type { Language } from '../contract/languages';
import type { catalogue as english } from './en';

/** All texts of the console in one language; the English ones are the model. */
export type Catalogue = typeof english;

const catalogues: Record<Language, () => Promise<{ catalogue: Catalogue }>> = {
  en: () => import('./en'),
  co: () => import('./co'),
  es: () => import('./es'),
  pt: () => import('./pt'),
};

/** Fetches the texts of one language: each is a chunk of its own (SHELL-21). */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return (await catalogues[language]()).catalogue;
}
