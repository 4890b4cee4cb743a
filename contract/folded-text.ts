const INVISIBLE = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;

/**
 * The form in which texts are compared and searched: without case, accents, invisible characters and repeated blanks.
 * The database has the same as `folded`.
 */
export function foldedText(text: string): string {
  return text.normalize('NFD').replace(INVISIBLE, '').replace(/\s+/g, ' ').toLowerCase();
}
