import type { Language } from '../contract/languages';
import type { Catalogue, OwnTexts } from './catalogue';

/** `codeLife` is in `code-life.ts`. */
const fileOf = (area: OwnTexts) => area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Fetches the texts of some areas in one language, each a chunk of its own. */
export async function loadOwn(language: Language, areas: readonly OwnTexts[]): Promise<Partial<Catalogue>> {
  const texts: object[] = await Promise.all(
    areas.map((area) => import(`./${language}/own/${fileOf(area)}.ts`)),
  );
  return Object.assign({}, ...texts) as Partial<Catalogue>;
}
