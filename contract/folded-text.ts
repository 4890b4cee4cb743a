const INVISIBLE = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;

/** Letters that have no accent to take away, and signs that stand for one; below each what people type for it. */
const LETTERS = 'øłđðħŧıŋəɛɔɨʉ°×ς';
const TYPED = 'olddhtineeoiuoxσ';
const SPELT: Record<string, string> = { æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th' };

/**
 * The form in which texts are compared and searched: without case, accents, invisible characters and repeated blanks,
 * and with ligatures and full-width letters as they are typed. The database has the same as `folded`.
 */
export function foldedText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/[\u0080-\uffff]/g, (sign) => SPELT[sign] ?? TYPED[LETTERS.indexOf(sign)] ?? sign);
}
