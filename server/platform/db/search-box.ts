import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type TypedText, typedText, wordsOf } from '../../../contract/typed-text';
import { contains, literally, startsOrEndsWith, startsWith } from './search';

/*
 * The search box of a list matches names, and the codes that people paste into it. Each box, and each filter by a
 * text, begins with `typedText`.
 */

/** The signs of `wordsOf`, and those that the folded form of a name keeps where a typed text has the keyboard's. */
const BETWEEN_WORDS = `[-\\s./'"()·,;:‘’‚‛′\`´ʹʻʼʽꞌ“”„‟″«»\u2010-\u2015\u2043\u2212]+`;

/** Tells whether a folded column contains the words that somebody typed, whatever stands between them. */
export function containsWords(foldedColumn: Expression<string>, typed: TypedText): RawBuilder<SqlBool> {
  const words = wordsOf(typed).map(literally);
  const [only] = words;
  if (only === undefined) return contains(foldedColumn, typed);
  if (words.length === 1) return like(foldedColumn, only);
  // One character of any kind in a pattern of LIKE costs least, and is what most names have. For several, as in
  // `Centro - Sul`, the rows that have the words in this order are looked at again. An index of trigrams has the words
  // of three characters and more; shorter ones are looked for in the rows that have the others.
  return anyOf(
    like(foldedColumn, words.join('_')),
    sql`(${like(foldedColumn, words.join('%'))} and
      ${like(spelled(foldedColumn), words.join(' '))})`,
  );
}

/** A folded name as its words with a blank between two of them. */
export const spelled = (foldedColumn: Expression<string>): RawBuilder<string> =>
  sql<string>`regexp_replace(${foldedColumn}, ${BETWEEN_WORDS} collate "C", ' ', 'g')`;

const like = (foldedColumn: Expression<string>, pattern: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${foldedColumn} like '%' || folded(${pattern}) || '%'`;

/** Whether one of several conditions holds; `null` is none. */
export function anyOf(...conditions: readonly (RawBuilder<SqlBool> | null)[]): RawBuilder<SqlBool> {
  const given = conditions.filter((condition) => condition !== null);
  return sql<SqlBool>`(${sql.join(given, sql` or `)})`;
}

/** Whether a text is digits as people paste them, with dots, hyphens, slashes and blanks between them. */
export const isNumeric = (typed: TypedText): boolean => /^[\d\s.\-/]+$/.test(typed) && /\d/.test(typed);

/** Puts codes that somebody filters by in front, in an `order by`: of many, what was asked for is shown. */
export const askedFirst = (
  code: RawBuilder<unknown>,
  asked: readonly string[] | undefined,
): RawBuilder<unknown> =>
  asked === undefined || asked.length === 0 ? sql`` : sql`${code} = any(${asked}::text[]) desc,`;

/** The digits of a bank code. */
const BANK_CODE = 3;

/** Whether a bank code begins with what somebody typed, also without the zeros in front: 77 is 077. */
export function hasBankCode(code: Expression<string>, typed: TypedText): RawBuilder<SqlBool> {
  const padded = /^\d{1,2}$/.test(typed) ? typed.padStart(BANK_CODE, '0') : null;
  return anyOf(startsWith(code, typed), padded === null ? null : sql`${code} = ${padded}`);
}

/** Tells whether a login starts or ends with what somebody typed, as it stands or with its digits alone: `057-75`. */
export const hasLogin = (login: Expression<string>, typed: TypedText): RawBuilder<SqlBool> =>
  anyOf(
    startsOrEndsWith(login, typed),
    isNumeric(typed) ? startsOrEndsWith(login, typedText(typed.replace(/\D/g, ''))) : null,
  );

/** A code in front of a name: `077 · Inter`, `077 Inter`, `077-Inter`. */
const CODE_AND_NAME = /^(\d+)(?:\s*[·-]\s*|\s+)(\D.*)$/u;
/** A code behind a name: `Mercado 1 (0001)`, `Mercado 1 (Cód.: 0001)`, `Mercado 1 Cód.:(0001)`. */
const NAME_AND_CODE = /^(.*?\S)\s*(?:\bCód\.?:?\s*)?\((?:Cód\.?:?\s*)?([^()\s]+)\)$/iu;

/** Returns a name and a code that somebody typed together, as lists and files write them; `null` where it is not both. */
function nameWithCode(typed: TypedText): { name: TypedText; code: string } | null {
  const [, first, behind] = CODE_AND_NAME.exec(typed) ?? [];
  const [, before, last] = NAME_AND_CODE.exec(typed) ?? [];
  const [name, code] = last === undefined ? [behind, first] : [before, last];
  return name === undefined || code === undefined ? null : { name: typedText(name), code };
}

/** Tells whether somebody typed the name of a bank, its code, or both as lists write them. */
export const bankCalled = (
  foldedName: Expression<string>,
  code: Expression<string>,
  typed: TypedText,
): RawBuilder<SqlBool> => {
  const both = nameWithCode(typed);
  return anyOf(
    containsWords(foldedName, typed),
    isNumeric(typed) ? hasBankCode(code, typed) : null,
    both &&
      sql`(${code} = ${both.code.padStart(BANK_CODE, '0')} and ${containsWords(foldedName, both.name)})`,
  );
};

/** Tells whether somebody typed the code of this very bank, or its code and name. */
export const bankCoded = (code: Expression<string>, typed: TypedText): RawBuilder<SqlBool> | null => {
  const digits = nameWithCode(typed)?.code ?? (isNumeric(typed) ? typed : null);
  return digits === null ? null : sql`${code} = ${digits.padStart(BANK_CODE, '0')}`;
};

/** Tells whether somebody typed the code of this very establishment, or its code and name. */
export const shopCoded = (code: Expression<string>, typed: TypedText): RawBuilder<SqlBool> =>
  sql`${code} = any(${[typed, nameWithCode(typed)?.code ?? typed]}::text[])`;

/** Tells whether somebody typed the name of an establishment, its whole code, or both as lists write them. */
export const shopCalled = (
  foldedName: Expression<string>,
  code: Expression<string>,
  typed: TypedText,
): RawBuilder<SqlBool> => {
  const both = nameWithCode(typed);
  return anyOf(
    containsWords(foldedName, typed),
    sql`${code} = ${typed}`,
    both && sql`(${code} = ${both.code} and ${containsWords(foldedName, both.name)})`,
  );
};
