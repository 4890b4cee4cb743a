import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { contains, literally, startsWith } from './search';

/* What the search box of a list matches: names, and the codes that people paste into it. */

/** A character between the words of a name: who types `bem viver` means `Bem-Viver` as well. */
const BETWEEN_WORDS = /[\s\-–—./]/u;

/** Whether a folded column contains the words that somebody typed, whatever character stands between them. */
export function containsWords(foldedColumn: Expression<string>, typed: string): RawBuilder<SqlBool> {
  const parts = typed.normalize('NFKC').replace(/\s+/g, ' ').split(BETWEEN_WORDS).map(literally);
  const words = parts.filter((part) => part !== '');
  if (words.length === 0) return contains(foldedColumn, typed);
  const asTyped = parts.slice(parts.indexOf(words[0] ?? ''), parts.findLastIndex((part) => part !== '') + 1);
  const patterns = [words, ...(asTyped.length > words.length ? [asTyped] : [])].map(
    // In a pattern of LIKE it stands for one character of any kind, so that an index of trigrams has the words of three
    // characters and more; shorter ones are looked for in the rows that have the others.
    (signs) => sql<SqlBool>`${foldedColumn} like '%' || folded(${signs.join('_')}) || '%'`,
  );
  return anyOf(...patterns);
}

/** Whether one of several conditions holds; `null` is none. */
export function anyOf(...conditions: readonly (RawBuilder<SqlBool> | null)[]): RawBuilder<SqlBool> {
  const given = conditions.filter((condition) => condition !== null);
  return sql<SqlBool>`(${sql.join(given, sql` or `)})`;
}

/** Whether a text is digits as people paste them, with dots, hyphens, slashes and blanks between them. */
export const isNumeric = (typed: string): boolean => /^[\d\s.\-/]+$/.test(typed) && /\d/.test(typed);

/** Puts codes that somebody filters by in front, in an `order by`: of many, what was asked for is shown. */
export const askedFirst = (
  code: RawBuilder<unknown>,
  asked: readonly string[] | undefined,
): RawBuilder<unknown> =>
  asked === undefined || asked.length === 0 ? sql`` : sql`${code} = any(${asked}::text[]) desc,`;

/** The digits of a bank code. */
const BANK_CODE = 3;

/** Whether a bank code begins with what somebody typed, also without the zeros in front: 77 is 077. */
export function hasBankCode(code: Expression<string>, typed: string): RawBuilder<SqlBool> {
  const text = typed.trim();
  const padded = /^\d{1,2}$/.test(text) ? text.padStart(BANK_CODE, '0') : null;
  return anyOf(startsWith(code, text), padded === null ? null : sql`${code} = ${padded}`);
}

/** A code and a name as lists write them: `077 · Inter`, `077 Inter`. */
const CODE_AND_NAME = /^\s*(\d{1,3})\s*[·–—-]?\s+(\D.*)$/u;

/** Tells whether somebody typed the name of a bank, its code, or both as lists write them. */
export const bankCalled = (
  foldedName: Expression<string>,
  code: Expression<string>,
  typed: string,
): RawBuilder<SqlBool> => {
  const [, digits = '', name = ''] = CODE_AND_NAME.exec(typed) ?? [];
  return anyOf(
    containsWords(foldedName, typed),
    isNumeric(typed) ? hasBankCode(code, typed) : null,
    name === ''
      ? null
      : sql`(${code} = ${digits.padStart(BANK_CODE, '0')} and ${containsWords(foldedName, name)})`,
  );
};

/** A name with its code behind it: `Mercado 1 (0001)`, `Mercado 1 (Cód.: 0001)`. */
const NAME_AND_CODE = /^(.*\S)\s*\((?:Cód\.:?\s*)?([^()\s]+)\)\s*$/u;

/** Tells whether somebody typed the name of an establishment, its whole code, or both as lists write them. */
export const shopCalled = (
  foldedName: Expression<string>,
  code: Expression<string>,
  typed: string,
): RawBuilder<SqlBool> => {
  const [, name = '', known] = NAME_AND_CODE.exec(typed) ?? [];
  return anyOf(
    containsWords(foldedName, typed),
    sql`${code} = ${typed.trim()}`,
    known === undefined ? null : sql`(${code} = ${known} and ${containsWords(foldedName, name)})`,
  );
};
