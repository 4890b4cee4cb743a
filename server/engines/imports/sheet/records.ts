import { type SqlBool, sql } from 'kysely';
import { CELL_LENGTH } from 'table-files';
import type { ImportColumn } from '../../../../contract/import-columns';
import type { Language } from '../../../../contract/languages';
import { message } from '../../../../i18n/server';
import type { Db } from '../../../platform/db/connections';
import type { Scope } from '../../../platform/principal/scope';
import type { Clock } from '../../../platform/time/clock';
import { readTexts } from '../../exports/read-texts';
import { unseparated } from '../../lists/unseparated';
import { plain } from './plain';
import type { SheetRecord, SheetTarget } from './target';

/** Records that one query reads. */
const PORTION = 2000;

/** Who reads records, and in which words. */
interface SheetReading {
  scope: Scope;
  language: Language;
  clock: Clock;
}

/**
 * Reads records as a sheet has them, both for its file and to compare with what comes back.
 * @param keys in the order that is wanted
 * @returns by key; without what is not there, or lies beyond the scope
 */
export async function sheetRecords(
  db: Db,
  target: SheetTarget,
  keys: readonly string[],
  reading: SheetReading,
): Promise<Map<string, SheetRecord>> {
  const records = new Map<string, SheetRecord>();
  for (let start = 0; start < keys.length; start += PORTION) {
    const portion = keys.slice(start, start + PORTION);
    for (const [key, record] of await readPortion(db, target, portion, reading)) records.set(key, record);
  }
  return records;
}

async function readPortion(
  db: Db,
  { list, fields }: SheetTarget,
  portion: readonly string[],
  { scope, language, clock }: SheetReading,
): Promise<[string, SheetRecord][]> {
  const columns = Object.entries(fields).flatMap(([id, field]) => {
    const column = typeof field === 'string' ? list.columns[field] : field;
    return column === undefined ? [] : [{ id: id as ImportColumn, column }];
  });
  const only = sql<SqlBool>`${list.key}::text = any(${portion}::text[])`;
  const { rows, values } = await readTexts(
    db,
    [
      sql`${list.key}::text`,
      sql`${list.table}.version::text`,
      ...columns.map(({ column: { value } }) => unseparated(value(scope, clock))),
    ],
    sql`from ${list.table} join ${list.matching(db, scope, {}, { only, clock })} as seen on seen.key = ${list.key}
      order by array_position(${portion}::text[], ${list.key}::text)`,
  );
  const width = columns.length + 2;
  return Array.from({ length: rows }, (_, row) => {
    const [key = '', version = '', ...texts] = values.slice(row * width, (row + 1) * width);
    const cells = columns.flatMap(({ id, column: { shown } }, index) => {
      const text = texts[index] ?? '';
      const cell = fitting(plain(shown === undefined ? text : shown(text, language)), language);
      return cell === '' ? [] : [[id, cell]];
    });
    return [key, { version, cells: Object.fromEntries(cells) }];
  });
}

/** A text that a cell holds. Of a longer one the cell says that it is, and as long as it says so nothing changes. */
const fitting = (text: string, language: Language): string =>
  text.length <= CELL_LENGTH
    ? text
    : message(language, 'imports.sheet.tooLong', { characters: String(text.length) });
