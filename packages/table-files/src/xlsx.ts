import type { Table } from './table.ts';
import { factsOf } from './workbook/facts.ts';
import { SheetNames } from './workbook/sheet-names.ts';
import { widthsOf } from './workbook/widths.ts';
import { rowWriter } from './xlsx/cells.ts';
import { factsSheet } from './xlsx/facts-sheet.ts';
import { keptSheet } from './xlsx/kept-sheet.ts';
import { Portions } from './xlsx/portions.ts';
import { stylesPart } from './xlsx/styles.ts';
import { columnNames, tableName, tablePart } from './xlsx/table-part.ts';
import { type SheetLimits, TableSheet } from './xlsx/table-sheet.ts';
import { Texts } from './xlsx/texts.ts';
import {
  appPart,
  contentTypesPart,
  corePart,
  packageRelationships,
  type Sheet,
  sheetRelationships,
  workbookPart,
  workbookRelationships,
} from './xlsx/workbook.ts';
import { bytesOf } from './xlsx/xml.ts';
import { type Entry, zip } from './xlsx/zip.ts';

/** The rows that the format has; and less than the 4 GiB that an entry of an archive may have. */
const LIMITS: SheetLimits = { rows: 1_048_576, bytes: 2 ** 31 };

/**
 * A workbook as ECMA-376 has it (SpreadsheetML), written while the rows come: a table with a name on one sheet, or on
 * several where one is full, totals below it on the last, and a sheet that says what it is about. On one sheet the totals
 * that are sums of the rows are formulas as well.
 */
export function xlsx(table: Table, limits: Partial<SheetLimits> = {}): AsyncGenerator<Uint8Array> {
  return zip(parts(table, { ...LIMITS, ...limits }));
}

/**
 * The parts of the package. What lists the sheets comes last, because only then their number is known; the first
 * ones are those by which programs tell what the file is.
 */
async function* parts(table: Table, limits: SheetLimits): AsyncGenerator<Entry> {
  const { locale, words, title, creator, columns, totals, locked } = table;
  const portions = new Portions(table.batches);
  try {
    // Before the first byte: what is refused now is still an answer.
    const widths = widthsOf(columns, await portions.peek());
    const texts = new Texts();
    const named = columnNames(columns);
    const currencies = [...new Set(columns.flatMap(({ currency }) => currency ?? []))];
    const worded = new Set<number>();
    const row = rowWriter(columns, texts, worded);
    const tabled = { columns, names: named, widths, row, worded, currencies, portions, locked, totals };
    yield part('_rels/.rels', packageRelationships());
    yield part('docProps/core.xml', corePart(title, creator));
    yield part('xl/styles.xml', stylesPart(locale, currencies));

    const names = new SheetNames(creator);
    const sheets: Sheet[] = [];
    for (let complete = false; !complete; ) {
      const sheet = new TableSheet(tabled, limits);
      yield { path: sheetPath(sheets.length), pieces: sheet.part(sheets.length === 0) };
      const table = { name: tableName(title, sheets.length), columns: named, range: sheet.range };
      yield part(`xl/worksheets/_rels/sheet${sheets.length + 1}.xml.rels`, sheetRelationships(sheets.length));
      yield part(`xl/tables/table${sheets.length + 1}.xml`, tablePart(table, sheets.length));
      sheets.push({ name: names.take(title), tabled: true });
      complete = sheet.complete;
    }
    if (locked !== undefined) {
      const { name, lines } = locked.kept();
      yield { path: sheetPath(sheets.length), pieces: keptSheet(lines) };
      sheets.push({ name: names.take(name), tabled: false, hidden: true });
    }
    yield part(sheetPath(sheets.length), factsSheet(title, factsOf(table)));
    sheets.push({ name: names.take(words.about), tabled: false });

    yield { path: 'xl/sharedStrings.xml', pieces: texts.part() };
    yield part('xl/workbook.xml', workbookPart(sheets));
    yield part('xl/_rels/workbook.xml.rels', workbookRelationships(sheets.length));
    yield part('docProps/app.xml', appPart(creator));
    yield part('[Content_Types].xml', contentTypesPart(sheets));
  } finally {
    await portions.close();
  }
}

const part = (path: string, xml: string): Entry => ({ path, pieces: [bytesOf(xml)] });
const sheetPath = (index: number) => `xl/worksheets/sheet${index + 1}.xml`;
