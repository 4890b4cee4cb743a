import { EMOJI } from './text-forms';

/*
 * Names may look like others although they are spelt with other characters. `name_key` in the database takes
 * letters of the Greek and Cyrillic alphabets, full-width ones and quotes for the Latin ones that they look like; what
 * no keyboard of a name has is refused instead, because a list of everything that looks like a bar or an `l` has no end.
 */

const LATIN = /\p{Script=Latin}/u;
const FOREIGN = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

/** Tells whether a word has letters of another script beside Latin ones: `Suӏ` ends with a Cyrillic one that looks like them. */
const mixesScripts = (text: string): boolean =>
  text.split(/\s+/).some((word) => LATIN.test(word) && FOREIGN.test(word));

/**
 * The Latin letters of alphabets, without their accents. Phonetic ones, small capitals and clicks are left out, because
 * each looks like one of these or like a sign.
 */
const ALPHABET = /[A-Za-zÆæÐðØøÞþßẞĐđĦħıŁłŊŋŒœŦŧƏəƐɛƆɔƗɨɄʉ]/;

/** The scripts that people write today (Unicode Standard Annex 31, table 5). Lisu, for one, has copies of our capitals. */
const WRITTEN =
  /[\p{Script=Arabic}\p{Script=Armenian}\p{Script=Bengali}\p{Script=Bopomofo}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Ethiopic}\p{Script=Georgian}\p{Script=Greek}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Han}\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Hiragana}\p{Script=Kannada}\p{Script=Katakana}\p{Script=Khmer}\p{Script=Lao}\p{Script=Latin}\p{Script=Malayalam}\p{Script=Myanmar}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thaana}\p{Script=Thai}\p{Script=Tibetan}\p{Script=Common}]/u;

/**
 * Signs that look like those of a keyboard: letters that modify, the broken bar, lines for boxes, signs of mathematics
 * and technology, and ornaments. `ʹ`, `ʼ`, `ʽ` and `−` are left out, because
 * `name_key` takes them for what they look like.
 */
const COPIED =
  /[¦\u02ba\u02bb\u02be-\u02df\u02e5-\u02ff\u2016\u2045\u2046\u204e\u204f\u2052\u2053\u205e\u2200-\u2211\u2213-\u221d\u221f-\u245f\u2500-\u259f\u2758-\u2775\u27c0-\u2bff\u2e00-\u2e7f\u3021-\u3029\ua788-\ua78a]/u;

/** A mark on a Latin letter or a sign that is no accent, as one that strikes it through. */
const STRIKE = /(?<=[\p{Script=Latin}\p{Script=Common}]\p{M}*)(?![\u0300-\u036f])\p{M}/u;

/** Letters that stand alone as a bar, an `l` or an `O`, whatever else the name is written in. */
const STROKES = /(?<![\p{L}\p{M}])[\u04c0\u04cf\u05d5\u05df\u0627\u1175\u3007\u4e28](?![\p{L}\p{M}])/u;

/** A word of one letter that is neither Latin nor one of the few that people put into Latin names by themselves. */
const LONE =
  /(?<![\p{L}\p{M}])(?![\p{Script=Latin}\p{Script=Common}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])\p{L}(?![\p{L}\p{M}])/u;

/** Tells whether a text has characters that are copies of those of a keyboard, as people see them. */
function hasCopies(text: string): boolean {
  const plain = text.replace(EMOJI, '').normalize('NFKC');
  return (
    COPIED.test(plain) ||
    STRIKE.test(plain) ||
    STROKES.test(plain) ||
    (LATIN.test(plain) && LONE.test(plain)) ||
    Array.from(plain).some(isUnwritten)
  );
}

function isUnwritten(sign: string): boolean {
  const [letter = sign] = sign.normalize('NFD');
  if (/\p{Nd}/u.test(letter)) return !/\d/.test(letter);
  if (!/\p{L}/u.test(letter)) return false;
  return LATIN.test(letter) ? !ALPHABET.test(letter) : !WRITTEN.test(letter);
}

/**
 * GRP-07: why a name that must be unique may be taken for another one that is spelt otherwise; `null` where it cannot.
 * The answer is a key below `groupers.problems`.
 */
export function nameAmbiguity(name: string): 'nameMixed' | 'nameLookalike' | null {
  if (mixesScripts(name)) return 'nameMixed';
  return hasCopies(name) ? 'nameLookalike' : null;
}
