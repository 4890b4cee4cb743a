declare const typedForm: unique symbol;
/** A text that went through `typedText`: what recognises names and keys in it takes no other. */
export type TypedText = string & { readonly [typedForm]: true };

/** NFKC would make a blank of some of them. */
const APOSTROPHES = /[‘’‚‛′`´ʹʻʼʽꞌ]/gu;
const QUOTES = /[“”„‟″«»]/gu;
const DASHES = /[\p{Pd}\u2043\u2212]/gu;
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
/** Blanks, the brackets of an e-mail address, and what stands between the items of a list. */
const AROUND = /^[\s<>;,]+|[\s<>;,]+$/gu;

/**
 * What a person typed or pasted, in the signs of a keyboard: full-width digits and letters are plain ones, invisible
 * characters are gone, dashes, apostrophes and quotes are plain. Telephones put such signs around the numbers and days
 * that are copied from them. For fields whose value is no name, as a day, an amount or a number to call.
 */
export const keyboardText = (text: string): string =>
  text
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(DASHES, '-');

/**
 * The form in which every search looks at what a person typed or pasted: in the signs of a keyboard, with single blanks.
 * The form of such a text is the text itself.
 */
export function typedText(text: string): TypedText {
  const line = keyboardText(text).replace(/\s+/g, ' ').trim();
  // Who types nothing but such signs looks for them.
  return (line.replace(AROUND, '') || line) as TypedText;
}

/** Signs between the words of a name, in a typed text: who types `bem viver` means `Bem-Viver` as well. */
const BETWEEN_WORDS = /[\s\-./'"()·,;:]+/u;

/** Returns the words of a typed text; none where it is signs alone. */
export const wordsOf = (typed: TypedText): TypedText[] =>
  typed.split(BETWEEN_WORDS).filter((word) => word !== '') as TypedText[];
