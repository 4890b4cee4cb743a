import { SHEET } from '../../../../contract/import-sheets';
import type { ImportTable } from '../../../../contract/imports';

type TableRow = ImportTable['rows'][number];

/** Takes the hidden columns out of the rows of a sheet, wherever they stand, and says by them which record each row is. */
export function withRecords(rows: readonly TableRow[]): TableRow[] {
  const headings = rows[0]?.cells ?? [];
  const [key = -1, version = -1] = [SHEET.keyHeading, SHEET.versionHeading].map((name) =>
    headings.indexOf(name),
  );
  // With one of them alone nobody can tell what a row was.
  const complete = Math.min(key, version) >= 0;
  return rows.map(({ line, cells }, index) => {
    const shown = cells.filter((_, at) => at !== key && at !== version);
    const record = { key: cells[key] ?? '', version: cells[version] ?? '' };
    if (!complete || index === 0 || record.key.trim() === '') return { line, cells: shown };
    // What is longer than any key belongs to no record; it is told by what is left of it.
    const cut = { key: record.key.slice(0, LONGEST), version: record.version.slice(0, LONGEST) };
    return { line, cells: shown, record: cut };
  });
}

/** Of what a call takes (contract/import-sheets.ts). */
const LONGEST = 50;
