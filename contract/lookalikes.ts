import { EMOJI } from './text-forms';

/*
 * Names of groups give access, and many letters and signs look like others. A list of all that look like a bar, a dash
 * or an `l` has no end, so new names consist of what is listed here. `name_key` in the database takes for one another
 * what looks alike among it.
 */

/**
 * The Latin letters of alphabets, without their accents, and ligatures that come with a text from a PDF. Phonetic ones,
 * small capitals and clicks are left out, because each looks like one of these or like a sign.
 */
const LETTERS = 'A-Za-zÆæÐðØøÞþßẞĐđĦħıŁłŊŋŒœŦŧƏəƐɛƆɔƗɨɄʉ\ufb00-\ufb04';
const ACCENTS = '\u0300-\u036f';
/** Signs beyond those of the keyboard in the United States that people type, or that an editor puts for theirs. */
const SIGNS = 'ºª°¹²³½¼¾×´‘’ʻʼꞋꞌ“”«»‐‑–—−·•…€£¥®©™¡¿§';

const FLAGS = /\p{Regional_Indicator}{2}/gu;
const LATIN = new RegExp(`^[\\u0020-\\u007e${LETTERS}${ACCENTS}${SIGNS}]*$`, 'u');

/** GRP-07: tells whether a name consists of Latin letters, common signs and emoji alone. */
export const isInLatinLetters = (name: string): boolean =>
  LATIN.test(name.replace(EMOJI, '').replace(FLAGS, '').normalize('NFD'));
