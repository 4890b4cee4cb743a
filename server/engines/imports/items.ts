import { type RawBuilder, sql } from 'kysely';
import { normalName } from '../../../contract/text-forms';

/* Cells that hold several names. A name that holds the separator stands in quotation marks, its own ones doubled. */

/** The parts of a cell between separators; one in quotation marks may hold the separator, and keeps its marks. */
export function itemsIn(cell: string, separator: string): string[] {
  const item = new RegExp(`("(?:[^"]|"")*"[^${separator}]*|[^${separator}]*)(?:[${separator}]|$)`, 'y');
  const items: string[] = [];
  const text = cell.trim();
  while (item.lastIndex < text.length) {
    const start = /\s*/y;
    start.lastIndex = item.lastIndex;
    start.exec(text);
    item.lastIndex = start.lastIndex;
    const [, part = ''] = item.exec(text) ?? [];
    if (part.trim() !== '') items.push(part.trim());
  }
  return items;
}

/** The name in quotation marks; `null` for one without them. */
export function inQuotes(item: string): string | null {
  const [, quoted] = /^"((?:[^"]|"")*)"$/.exec(item) ?? [];
  return quoted?.replaceAll('""', '"') ?? null;
}

/** SQL: a name in quotation marks where that is needed. */
export const quotedName = (name: RawBuilder<unknown>, needed: RawBuilder<unknown>) => sql`
  case when ${needed} then '"' || replace(${name}, '"', '""') || '"' else ${name} end`;

const BLANK = '\\s\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';
/**
 * SQL: whether a name would be read otherwise without quotation marks: with blanks at either end, or with what looks like
 * the number of a part in front (`contract/cell-parts.ts`).
 */
export const needsQuotes = (name: RawBuilder<unknown>) =>
  sql`${name} ~ ${sql.lit(`^["${BLANK}]|[${BLANK}]$|^\\[\\d+/\\d+\\]`)}`;

/** A name as a file has it on one line, which is how names are stored. */
export const inOneLine = (name: string) => normalName(name.replace(/\s+/g, ' '));
