import type { Language } from '../contract/languages';

/** `codeLife` is in `code-life.ts`. */
const fileOf = (area: string) => area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Fetches the file of an area in one language, a chunk of its own.
 * @param area as `en/own.ts` names it
 */
export const loadFile = (language: Language, area: string): Promise<object> =>
  import(`./${language}/own/${fileOf(area)}.ts`);
