import { RUNS } from 'table-files/formulas';
import { centsText } from '../../../contract/money';
import type { PickedCell, PickedTable } from './read-table';

/** A table as the clipboard takes it. */
export interface ClipboardTable {
  /** Rows in lines, cells between tabulators, numbers in the person's language. */
  readonly text: string;
  readonly html: string;
}

/** Excel's number formats, and those of LibreOffice, which takes out of HTML none but its own, by what a cell holds. */
const FORMATS = {
  number: { excel: '0', office: '0' },
  decimals: { excel: '#,##0.00', office: '#,##0.00' },
  day: { excel: 'Short Date', office: 'YYYY-MM-DD' },
  minutes: { excel: 'yyyy-mm-dd hh:mm', office: 'YYYY-MM-DD HH:MM:SS' },
  seconds: { excel: 'yyyy-mm-dd hh:mm:ss', office: 'YYYY-MM-DD HH:MM:SS' },
} as const;

/**
 * Writes rows for a spreadsheet. The HTML says each number and date as such, whatever language the spreadsheet speaks, and
 * that a code is a text, whose zeros stay; the plain text is for programs that take nothing else.
 * @param comma whether the language has a decimal comma
 */
export function clipboardTable({ headings, rows }: PickedTable, comma: boolean): ClipboardTable {
  const lines = [headings, ...rows.map((row) => row.map((cell) => plain(cell, comma)))];
  const cells = (row: readonly PickedCell[]) => row.map((cell) => htmlCell(cell, comma)).join('');
  const head = headings.map((heading) => `<th>${escaped(heading)}</th>`).join('');
  return {
    text: lines.map((line) => line.map(unbroken).join('\t')).join('\r\n'),
    html: [
      '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8"></head><body>',
      `<table><thead><tr>${head}</tr></thead>`,
      `<tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table></body></html>`,
    ].join(''),
  };
}

function plain(cell: PickedCell, comma: boolean): string {
  return cell.kind === 'number' ? numberText(cell, comma ? ',' : '.') : harmless(cell.text);
}

function numberText(
  { hundredths, decimals }: Extract<PickedCell, { kind: 'number' }>,
  point: ',' | '.',
): string {
  const text = centsText(hundredths);
  return decimals ? text.replace('.', point) : text.replace(/\.\d+$/, '');
}

/** In a line of cells a tabulator would be another cell. */
const unbroken = (text: string) => text.replace(/[\t\r\n]+/g, ' ');

/** What a spreadsheet would run as a formula gets an apostrophe in front, as in CSV files. */
const harmless = (text: string) => (RUNS.test(text) ? `'${text}` : text);

function htmlCell(cell: PickedCell, comma: boolean): string {
  if (cell.kind === 'text')
    return `<td sdnum="1033;0;@" style="mso-number-format:'\\@'">${escaped(cell.text)}</td>`;
  const number = cell.kind === 'number';
  const value = number ? numberText(cell, '.') : String(cell.serial);
  const { excel, office } = FORMATS[number ? (cell.decimals ? 'decimals' : 'number') : (cell.time ?? 'day')];
  const shown = number ? numberText(cell, comma ? ',' : '.') : cell.text;
  return `<td x:num="${value}" sdval="${value}" sdnum="1033;0;${office}" style="mso-number-format:'${excel}'">${escaped(shown)}</td>`;
}

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);
