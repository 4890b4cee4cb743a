import type { Language } from '../contract/languages';
import { loadFile } from './area-file';
import type { Catalogue, OwnTexts } from './catalogue';

/** Fetches the texts of some areas in one language; the words of the trail with those of its screen. */
export async function loadOwn(language: Language, areas: readonly OwnTexts[]): Promise<Partial<Catalogue>> {
  const texts = await Promise.all(
    areas.map(async (area) => {
      const file = (await loadFile(language, area)) as Partial<Catalogue>;
      return { [area]: file[area] };
    }),
  );
  const words: object[] = areas.includes('audit') ? [await import(`./${language}/trail.ts`)] : [];
  return Object.assign({}, ...texts, ...words) as Partial<Catalogue>;
}
