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
 * The form in which every search looks at what a person typed or pasted: full-width digits and letters are plain ones,
 * invisible characters are gone, dashes, apostrophes and quotes are those of a keyboard, and blanks are single. The
 * form of such a text is the text itself.
 */
export function typedText(text: string): TypedText {
  const line = text
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(DASHES, '-')
    .replace(/\s+/g, ' ')
    .trim();
  // Who types nothing but such signs looks for them.
  return (line.replace(AROUND, '') || line) as TypedText;
}

/** Signs between the words of a name, in a typed text: who types `bem viver` means `Bem-Viver` as well. */
const BETWEEN_WORDS = /[\s\-./'"()·,;:]+/u;

/** Returns the words of a typed text; none where it is signs alone. */
export const wordsOf = (typed: TypedText): TypedText[] =>
  typed.split(BETWEEN_WORDS).filter((word) => word !== '') as TypedText[];
