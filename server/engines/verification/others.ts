import { LISTED_ROWS } from '../../../contract/verification';
import type { ReadCell } from '../foreign/table/line';
import { type CellFormat, found, written } from './canonical';
import { cellDifferences, type Differences, lineDifference } from './compare';
import { type Content, type OtherLine, texts } from './content';
import type { KnownFile } from './find';

/** A line that stood in a file beside its rows. */
interface Expected {
  part: 'totals' | 'facts';
  /** Where it stood. */
  row: number;
  cells: readonly string[];
}

/** A line of a file as a total, and as what it says in words. */
interface Read extends OtherLine {
  total: string[];
  texts: string[];
}

/**
 * What differs beside the rows: totals and facts that were changed or are missing, and lines that were not there, on
 * whichever sheet they stand. Of the first ten lines.
 * @param partial `end`: what is missing at its end counts for nothing; `sheets`: neither does it where all facts are
 *   missing, because a workbook was saved in a form that has one sheet
 */
export function otherDifferences(
  file: KnownFile,
  { others, reading }: Pick<Content, 'others' | 'reading'>,
  partial: 'end' | 'sheets' | null,
): Differences {
  const left = expectedLines(file);
  const listed: Differences[] = [];
  const unknown: Read[] = [];
  for (const line of others) {
    const read = readLine(file, line, reading);
    const at = left.findIndex((expected) => isSame(read, expected, reading));
    if (at >= 0) left.splice(at, 1);
    else unknown.push(read);
  }
  const factsAreThere = () => left.filter(({ part }) => part === 'facts').length < file.about.length;
  for (const line of unknown) {
    const at = left.findIndex(({ cells }) => cells[0] === line.texts[0]);
    const [expected] = at >= 0 ? left.splice(at, 1) : [];
    if (expected !== undefined) listed.push(changed(file, line, expected));
    else listed.push(lineDifference({ part: 'beyond', row: line.place }, line.texts, null));
  }
  const missing = left.filter(
    ({ part }) => partial === null || (partial === 'sheets' && (part === 'totals' || factsAreThere())),
  );
  listed.push(...missing.map((line) => lineDifference(line, null, line.cells)));
  return listed.slice(0, LISTED_ROWS).flat();
}

/** Totals stand below the rows and an empty line, facts below them or, in workbooks, on a sheet of their own. */
function expectedLines({ format, rows, totals, about }: KnownFile): Expected[] {
  const below = rows + 3;
  const firstFact = totals.length === 0 ? below : below + totals.length + 1;
  return [
    ...totals.map((cells, index): Expected => ({ part: 'totals', row: below + index, cells })),
    ...about.map((line, index): Expected => {
      const cells = line.map((cell) => written(cell, 'text'));
      // Below the title of the sheet is an empty line.
      const onSheet = index === 0 ? 1 : index + 2;
      return { part: 'facts', row: format === 'csv' ? firstFact + index : onSheet, cells };
    }),
  ];
}

function readLine({ columns }: KnownFile, { place, cells }: OtherLine, reading: CellFormat): Read {
  const typed = columns.map(({ type, currency }, at) =>
    found(withoutCurrency(cells[at] ?? '', currency), at === 0 ? 'text' : type, reading),
  );
  const more = texts(cells.slice(columns.length), reading);
  return { place, cells, total: [...typed, ...more], texts: texts(cells, reading) };
}

/** A sum without the currency that workbooks show before it, which a CSV that was made of one has as well. */
function withoutCurrency(cell: ReadCell, currency: string | undefined): ReadCell {
  if (currency === undefined || typeof cell !== 'string') return cell;
  return cell.replace(new RegExp(`^(-?)${currency}\\s`), '$1');
}

function isSame(line: Read, { part, cells }: Expected, reading: CellFormat): boolean {
  if (cells[0] !== line.texts[0] && cells[0] !== line.total[0]) return false;
  if (part === 'totals') {
    return cells.length === line.total.length && cells.every((cell, at) => cell === line.total[at]);
  }
  // A spreadsheet makes numbers and dates of what looks like them.
  const forms = ['text', 'integer', 'dateTime'] as const;
  return (
    cells.length === line.texts.length &&
    cells.every((cell, at) =>
      forms.some(
        (form) => asItem(found(cell, form, reading)) === asItem(found(line.cells[at] ?? '', form, reading)),
      ),
    )
  );
}

/** What separates the items of a fact separates the cells of a line as well, and changes with it. */
const asItem = (text: string) => text.replaceAll(';', ',');

function changed({ columns }: KnownFile, line: Read, { part, cells }: Expected): Differences {
  const place = { part, row: line.place };
  // A fact has its label for a heading.
  if (part === 'facts')
    return cellDifferences(
      place,
      line.texts,
      cells,
      line.texts.map(() => cells[0] ?? ''),
    );
  return cellDifferences(
    place,
    line.total,
    cells,
    columns.map(({ heading }) => heading),
  );
}
