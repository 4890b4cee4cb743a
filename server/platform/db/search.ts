import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whether a folded column contains what somebody typed, whatever the case and accents of either. */
export function contains(foldedColumn: Expression<string>, typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${foldedColumn} like '%' || folded(${literally(typed.trim())}) || '%'`;
}

/** Whether a column of codes starts with what somebody typed. */
export function startsWith(column: Expression<string>, typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} like ${`${literally(typed.trim())}%`}`;
}

/**
 * Whether a branch or account number contains what somebody typed; punctuation is ignored, because people write the
 * numbers with and without it.
 */
export function containsNumber(plainColumn: Expression<string>, typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${plainColumn} like '%' || translate(folded(${literally(typed)}), ' .-/', '') || '%'`;
}

/** Whether a column of codes ends with what somebody typed. */
export function endsWith(column: Expression<string>, typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} like ${`%${literally(typed.trim())}`}`;
}

/** Whether a column of logins starts or ends with what somebody typed: people tell each other the last digits. */
export function startsOrEndsWith(column: Expression<string>, typed: string): RawBuilder<SqlBool> {
  const text = literally(typed.trim());
  return sql<SqlBool>`(${column} like ${`${text}%`} or ${column} like ${`%${text}`})`;
}

/**
 * Escapes a text so that it means itself in a pattern of LIKE. Compatibility forms go first, because `folded` would
 * make a sign of patterns of a full-width one afterwards.
 */
export function literally(text: string): string {
  return text.normalize('NFKC').replace(/[\\%_]/g, '\\$&');
}
