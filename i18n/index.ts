import type { Language } from '../contract/languages';
import type { Catalogue, FrameCatalogue, OwnTexts } from './catalogue';
import { loadOwn } from './own-texts';

const frames: Record<Language, () => Promise<{ frame: FrameCatalogue }>> = {
  en: () => import('./en/frame'),
  co: () => import('./co/frame'),
  es: () => import('./es/frame'),
  pt: () => import('./pt/frame'),
};

/** Fetches what any page says in one language: a chunk of its own (SHELL-21). */
export async function loadFrame(language: Language): Promise<FrameCatalogue> {
  return (await frames[language]()).frame;
}

/** All texts of one language, for tests: the console fetches them as it needs them. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  const areas = Object.keys(await import('./en/own')) as OwnTexts[];
  return { ...(await loadFrame(language)), ...(await loadOwn(language, areas)) } as Catalogue;
}
