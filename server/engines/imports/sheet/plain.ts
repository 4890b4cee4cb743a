/** What XML has no place for, and halves of pairs. */
const FORBIDDEN = /[\ufffe\uffff]|[\ud800-\udfff]/gu;
const BLANKS = /[\s\p{Cc}]+/gu;

/**
 * A text as it comes back from a spreadsheet, whatever program has saved it: on one line, without what programs drop or
 * read otherwise. Cells of sheets are written so and compared so.
 */
export const plain = (text: string): string => text.replace(BLANKS, ' ').replace(FORBIDDEN, '\ufffd').trim();
