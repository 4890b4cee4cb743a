import type { TableLocale } from '../locale.ts';
import type { Column, ColumnType } from '../table.ts';
import { DECLARATION, MAIN, xmlText } from './xml.ts';

/** 18.8.30: number formats that every spreadsheet has, and the first of our own. */
const GENERAL = 0;
const THOUSANDS = 3;
const TEXT = 49;
const DATE = 164;
const DATE_TIME = 165;
const MONEY = 166;
const MONTH = 167;
/** The first one of sums that say their currency. */
const SUMS = 168;

/** What cells look like. Text has the format of text too, so that it stays text when somebody edits it. */
const looks = {
  /** What a cell without a style has. */
  plain: { format: GENERAL },
  text: { format: TEXT },
  code: { format: TEXT },
  date: { format: DATE },
  dateTime: { format: DATE_TIME },
  month: { format: MONTH },
  integer: { format: THOUSANDS },
  money: { format: MONEY },
  bold: { format: GENERAL, bold: true },
  boldInteger: { format: THOUSANDS, bold: true },
  boldMoney: { format: MONEY, bold: true },
  wrapped: { format: TEXT, wrapped: true },
  openText: { format: TEXT, open: true },
  openDate: { format: DATE, open: true },
} satisfies Record<ColumnType, Look> & Record<string, Look>;

interface Look {
  format: number;
  bold?: boolean;
  wrapped?: boolean;
  /** Of a sheet that is protected: it may be edited all the same. */
  open?: boolean;
}

/** The `s` of a cell: its look's place among `cellXfs`. */
export const style = Object.fromEntries(Object.keys(looks).map((name, index) => [name, index])) as Record<
  keyof typeof looks,
  number
>;

const FONT = '<sz val="11"/><name val="Calibri"/><family val="2"/>';

/** The look of the cells of a column: of one that may be edited all are texts, but for dates. */
export const columnStyle = ({ type, open = false }: Pick<Column, 'type' | 'open'>): number =>
  style[open ? (type === 'date' ? 'openDate' : 'openText') : type];

/** The `s` of a sum that says its currency, which is one of those that the styles were written with. */
export const sumStyle = (currencies: readonly string[], currency: string): number =>
  Object.keys(looks).length + currencies.indexOf(currency);

/**
 * `styles.xml` (ECMA-376 part 1, 18.8.39), its elements in the order of the schema.
 * @param currencies of which there are sums
 */
export function stylesPart({ dateFormat }: TableLocale, currencies: readonly string[]): string {
  const formats = [
    numFmt(DATE, dateFormat),
    numFmt(DATE_TIME, `${dateFormat} hh:mm:ss`),
    numFmt(MONEY, '#,##0.00;[Red]-#,##0.00'),
    numFmt(MONTH, 'mm/yyyy'),
    // Amounts in the rows have none: a CSV that a spreadsheet makes of them has what is shown, and is read as numbers.
    ...currencies.map((currency, index) =>
      numFmt(SUMS + index, `[$${currency}] #,##0.00;[Red]-[$${currency}] #,##0.00`),
    ),
  ];
  const sums = currencies.map((_, index): Look => ({ format: SUMS + index, bold: true }));
  const xfs = [...Object.values<Look>(looks), ...sums].map(xf);
  return [
    `${DECLARATION}<styleSheet xmlns="${MAIN}">`,
    `<numFmts count="${formats.length}">${formats.join('')}</numFmts>`,
    `<fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts>`,
    // The first two are the format's own, whatever is written here.
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    '</styleSheet>',
  ].join('');
}

function numFmt(id: number, code: string): string {
  return `<numFmt numFmtId="${id}" formatCode="${xmlText(code)}"/>`;
}

/** 18.8.45 */
function xf({ format, bold = false, wrapped = false, open = false }: Look): string {
  const attributes = [`numFmtId="${format}" fontId="${bold ? 1 : 0}" fillId="0" borderId="0" xfId="0"`];
  if (format !== GENERAL) attributes.push('applyNumberFormat="1"');
  if (bold) attributes.push('applyFont="1"');
  if (wrapped) attributes.push('applyAlignment="1"');
  if (open) attributes.push('applyProtection="1"');
  const inside = wrapped
    ? '<alignment vertical="top" wrapText="1"/>'
    : open
      ? '<protection locked="0"/>'
      : '';
  return `<xf ${attributes.join(' ')}>${inside}</xf>`;
}
