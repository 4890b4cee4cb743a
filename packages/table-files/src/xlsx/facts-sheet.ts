import type { Fact } from '../table.ts';
import { textCell } from './cells.ts';
import { ON_PAGES, printed } from './printed.ts';
import { DECLARATION, MAIN } from './xml.ts';

/** Digits that the labels need at least, and have at most. */
const NARROWEST = 12;
const WIDEST = 60;

/** A sheet that says what the table is about: the title, and below it a line for each fact. */
export function factsSheet(title: string, facts: readonly Fact[]): string {
  const lines = facts.map(({ label, value }, index) => {
    const place = index + 3;
    const cells = textCell(0, place, 'bold', label) + textCell(1, place, 'wrapped', value);
    return `<row r="${place}">${cells}</row>`;
  });
  const width = Math.min(WIDEST, Math.max(NARROWEST, ...facts.map(({ label }) => label.length + 2)));
  return [
    `${DECLARATION}<worksheet xmlns="${MAIN}">`,
    ON_PAGES,
    '<sheetViews><sheetView workbookViewId="0"/></sheetViews>',
    '<sheetFormatPr defaultRowHeight="15"/>',
    `<cols><col min="1" max="1" width="${width}" customWidth="1"/><col min="2" max="2" width="80" customWidth="1"/></cols>`,
    `<sheetData><row r="1">${textCell(0, 1, 'bold', title)}</row>${lines.join('')}</sheetData>`,
    printed('portrait'),
    '</worksheet>',
  ].join('');
}
