import { message } from '../../../../i18n/server';
import { longAmountsFact } from '../long-amounts';
import type { ExportTable } from '../table';
import { letterOf, rowWriter } from './xlsx/cells';
import { factsSheet } from './xlsx/facts-sheet';
import { Portions } from './xlsx/portions';
import { SheetNames } from './xlsx/sheet-names';
import { stylesPart } from './xlsx/styles';
import { type SheetLimits, TableSheet } from './xlsx/table-sheet';
import { Texts } from './xlsx/texts';
import { widthsOf } from './xlsx/widths';
import {
  appPart,
  contentTypesPart,
  corePart,
  packageRelationships,
  type Sheet,
  workbookPart,
  workbookRelationships,
} from './xlsx/workbook';
import { bytesOf } from './xlsx/xml';
import { type Entry, zip } from './xlsx/zip';

const CREATOR = 'Cofre';

/** The rows that the format has; and less than the 4 GiB that an entry of an archive may have. */
const LIMITS: SheetLimits = { rows: 1_048_576, bytes: 2 ** 31 };

/**
 * A workbook as ECMA-376 has it (SpreadsheetML), written while the rows come: the table on one sheet, or on several
 * where one is full, totals below it on the last, and a sheet that says what it is about.
 */
export function xlsx(table: ExportTable, limits: Partial<SheetLimits> = {}): AsyncGenerator<Uint8Array> {
  return zip(parts(table, { ...LIMITS, ...limits }));
}

/**
 * The parts of the package. What lists the sheets comes last, because only then their number is known; the first
 * ones are those by which programs tell what the file is.
 */
async function* parts(table: ExportTable, limits: SheetLimits): AsyncGenerator<Entry> {
  const { language, title, facts, columns, batches, totals } = table;
  try {
    const portions = new Portions(batches);
    // Before the first byte: what is refused now is still an answer.
    const widths = widthsOf(columns, await portions.peek());
    const texts = new Texts();
    const tabled = { language, columns, widths, row: rowWriter(columns, texts), portions, totals };
    yield part('_rels/.rels', packageRelationships());
    yield part('docProps/core.xml', corePart(title, CREATOR));
    yield part('xl/styles.xml', stylesPart(language));

    const names = new SheetNames();
    const sheets: Sheet[] = [];
    for (let complete = false; !complete; ) {
      const sheet = new TableSheet(tabled, limits);
      yield { path: sheetPath(sheets.length), pieces: sheet.part(sheets.length === 0) };
      const filtered = `$A$1:$${letterOf(columns.length - 1)}$${sheet.last}`;
      sheets.push({ name: names.take(title), filtered });
      complete = sheet.complete;
    }
    const about = [...facts(), ...longAmountsFact(language, columns, totals())];
    yield part(sheetPath(sheets.length), factsSheet(title, about));
    sheets.push({ name: names.take(message(language, 'exports.sheets.about')), filtered: null });

    yield { path: 'xl/sharedStrings.xml', pieces: texts.part() };
    yield part('xl/workbook.xml', workbookPart(sheets));
    yield part('xl/_rels/workbook.xml.rels', workbookRelationships(sheets.length));
    yield part('docProps/app.xml', appPart(CREATOR));
    yield part('[Content_Types].xml', contentTypesPart(sheets.length));
  } finally {
    await batches.return(undefined);
  }
}

const part = (path: string, xml: string): Entry => ({ path, pieces: [bytesOf(xml)] });
const sheetPath = (index: number) => `xl/worksheets/sheet${index + 1}.xml`;
