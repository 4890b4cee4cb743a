import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whether a folded column contains what somebody typed, whatever the case and accents of either. */
export function contains(foldedColumn: Expression<string>, typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${foldedColumn} like '%' || folded(${literally(typed.trim())}) || '%'`;
}

/** Whether a column of codes starts with what somebody typed. */
export function startsWith(column: Expression<string>, typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} like ${`${literally(typed.trim())}%`}`;
}

/** What means itself in a pattern of LIKE. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
