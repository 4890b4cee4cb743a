import { cutToUnits } from '../cut.ts';

/** Stands for what the font has not. */
export const SQUARE = '\u25a1';
export const ELLIPSIS = '\u2026';

/** Nothing here needs a closer look; most texts are like that. */
const PLAIN = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u2010-\u2026\u2212]*$/;
/** Line breaks, tabs and spaces other than the two that the font has. */
const SPACES = /[^\S \u00a0]+/g;
/** Joiners, selectors, directions: they have no shape of their own. */
const SHAPELESS = /^\p{Default_Ignorable_Code_Point}$/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A text as the font can write it, on one line: accents joined with their letters, and a square for each sign that
 * the font has not, however many characters it is made of. Control characters and halves of surrogate pairs are such.
 * @param most characters that are looked at; what follows cannot be seen, and an ellipsis stands for it
 */
export function spelled(text: string, has: (codePoint: number) => boolean, most: number): string {
  const seen = text.length > most ? cutToUnits(text, most) + ELLIPSIS : text;
  if (PLAIN.test(seen)) return seen;
  let result = '';
  for (const { segment } of graphemes.segment(seen.normalize('NFC').replace(SPACES, ' '))) {
    result += sign(segment, has);
  }
  return result;
}

function sign(grapheme: string, has: (codePoint: number) => boolean): string {
  let known = '';
  let missing = '';
  for (const character of grapheme) {
    if (SHAPELESS.test(character)) continue;
    if (has(character.codePointAt(0) as number)) known += character;
    else missing = SQUARE;
  }
  return known + missing;
}
