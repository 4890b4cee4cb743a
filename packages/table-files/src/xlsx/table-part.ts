import { cutToUnits } from '../cut.ts';
import type { Column } from '../table.ts';
import { DECLARATION, MAIN, xmlText } from './xml.ts';

/** What Excel takes of a name. */
const LONGEST = 255;
/** References of cells, which no table may be called: `A1`, `R1C1`, `R`. */
const REFERENCE = /^(?:[a-z]{1,3}\d+|r\d*(?:c\d*)?|c\d*)$/i;

/**
 * The names of the columns of a table (18.5.1.3), each once whatever its case. They are its headings, because a program
 * repairs a table whose headings say something else.
 */
export function columnNames(columns: readonly Column[]): string[] {
  const taken = new Set<string>();
  return columns.map(({ heading }) => {
    const base = heading.replace(/[\p{Cc}\s]+/gu, ' ').trim() || '-';
    for (let number = 1; ; number += 1) {
      const suffix = number === 1 ? '' : ` ${number}`;
      const name = cutToUnits(base, LONGEST - suffix.length) + suffix;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  });
}

/**
 * What the table of a sheet is called in formulas and pivot tables: the title as far as a name may have it.
 * @param index of the sheet
 */
export function tableName(title: string, index: number): string {
  const letters = title.normalize('NFC').replace(/[^\p{L}\p{Nd}]+|[\u{10000}-\u{10ffff}]/gu, '_');
  const base = letters.replace(/^_+|_+$/g, '') || 'Table';
  const begun = /^\p{L}/u.test(base) ? base : `_${base}`;
  const name = cutToUnits(begun, LONGEST - 10);
  if (index > 0) return `${name}_${index + 1}`;
  return REFERENCE.test(name) ? `${name}_` : name;
}

export interface SheetTable {
  name: string;
  /** Of its columns. */
  columns: readonly string[];
  /** `A1:J500` */
  range: string;
}

/** `xl/tables/table<n>.xml` (18.5.1.2): the filter is the table's own, and it looks like any cells. */
export function tablePart({ name, columns, range }: SheetTable, index: number): string {
  const listed = columns.map((column, at) => `<tableColumn id="${at + 1}" name="${xmlText(column)}"/>`);
  return [
    `${DECLARATION}<table xmlns="${MAIN}" id="${index + 1}" name="${xmlText(name)}" displayName="${xmlText(name)}"`,
    ` ref="${range}" totalsRowShown="0"><autoFilter ref="${range}"/>`,
    `<tableColumns count="${columns.length}">${listed.join('')}</tableColumns></table>`,
  ].join('');
}
