import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TypedText } from '../../../contract/typed-text';

/** Whether a folded column contains what somebody typed, whatever the case and accents of either. */
export function contains(foldedColumn: Expression<string>, typed: TypedText): RawBuilder<SqlBool> {
  return sql<SqlBool>`${foldedColumn} like '%' || folded(${literally(typed)}) || '%'`;
}

/** Whether a column of codes starts with what somebody typed. */
export function startsWith(column: Expression<string>, typed: TypedText): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} like ${`${literally(typed)}%`}`;
}

/**
 * Whether a branch or account number contains what somebody typed; punctuation is ignored, because people write the
 * numbers with and without it.
 */
export function containsNumber(plainColumn: Expression<string>, typed: TypedText): RawBuilder<SqlBool> {
  return sql<SqlBool>`${plainColumn} like '%' || translate(folded(${literally(typed)}), ' .-/', '') || '%'`;
}

/** Whether a column of codes ends with what somebody typed. */
export function endsWith(column: Expression<string>, typed: TypedText): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} like ${`%${literally(typed)}`}`;
}

/** Whether a column of logins starts or ends with what somebody typed: people tell each other the last digits. */
export function startsOrEndsWith(column: Expression<string>, typed: TypedText): RawBuilder<SqlBool> {
  const text = literally(typed);
  return sql<SqlBool>`(${column} like ${`${text}%`} or ${column} like ${`%${text}`})`;
}

/** Escapes a typed text, or a part of one, so that it means itself in a pattern of LIKE. */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
