import { toCents } from '../../../contract/money';
import { typedAmount } from '../../ui/format/typed-amount';
import { type ShownMoment, shownMoment } from './shown-moment';

/** What a cell of a table shows, as a spreadsheet takes it. */
export type PickedCell =
  | { readonly kind: 'text'; readonly text: string }
  | ({ readonly kind: 'moment'; readonly text: string } & ShownMoment)
  | ({ readonly kind: 'number'; readonly text: string } & ShownNumber);

/** A number, exact: hundredths of it, whether it is money, and whether the table shows its decimals. */
export interface ShownNumber {
  readonly hundredths: bigint;
  readonly money: boolean;
  readonly decimals: boolean;
}

export interface PickedTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly PickedCell[])[];
}

/** Columns of controls alone. */
const CONTROLS = '.select, .actions';
const MINUS = /^[-\u2212]\s*/;

/**
 * Reads rows of a table as it shows them. Numbers are what stands at the right of its cells, which is how the portal tells
 * an amount from a code; they come from the portal's own formatters, so that reading them back loses nothing.
 * @param comma whether the language has a decimal comma
 */
export function readTable(
  table: HTMLTableElement,
  rows: readonly HTMLTableRowElement[],
  comma: boolean,
): PickedTable {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  const sample = table.tBodies[0]?.rows[0]?.cells;
  const columns = heads.flatMap((head, at) => {
    const shown = isShown(head) && !head.matches(CONTROLS) && sample?.[at]?.matches(CONTROLS) !== true;
    return shown ? [at] : [];
  });
  return {
    headings: columns.map((at) => textOf(heads[at])),
    rows: rows.map((row) => columns.map((at) => cellOf(row.cells[at], comma))),
  };
}

/** A column that has left its table for want of room is there and not shown. */
const isShown = (cell: Element) => getComputedStyle(cell).display !== 'none';

/** Whether it stands at the right, by its table's own word or by a style of its column. */
const isRight = (cell: Element) =>
  cell.matches('.MuiTableCell-alignRight') || /^(?:right|end)$/.test(getComputedStyle(cell).textAlign);

function cellOf(cell: HTMLTableCellElement | undefined, comma: boolean): PickedCell {
  const text = textOf(cell);
  const number = cell !== undefined && isRight(cell) ? shownNumber(text, comma) : null;
  if (number !== null) return { kind: 'number', text, ...number };
  const moment = shownMoment(text);
  return moment === null ? { kind: 'text', text } : { kind: 'moment', text, ...moment };
}

/** Parses a number as the portal shows it; `null` where the text is none, such as a share in per cent. */
export function shownNumber(text: string, comma: boolean): ShownNumber | null {
  const unsigned = text.replace(MINUS, '').replace(/^\+\s*/, '');
  const amount = typedAmount(unsigned, comma);
  if (amount === null) return null;
  const hundredths = toCents(amount);
  return {
    hundredths: MINUS.test(text) ? -hundredths : hundredths,
    money: /[^\d.,\s]/.test(unsigned),
    decimals: (comma ? /,\d/ : /\.\d/).test(unsigned),
  };
}

/**
 * The text of a cell in one line. Its elements part words, but for a place to break, which parts a word for the eye alone;
 * what is hidden from the eye is not read.
 */
function textOf(cell: HTMLElement | undefined): string {
  if (cell === undefined) return '';
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  let text = '';
  while (texts.nextNode()) {
    const { currentNode: piece } = texts;
    if (piece.parentElement?.checkVisibility?.() === false || isClipped(piece.parentElement)) continue;
    text += piece.previousSibling?.nodeName === 'WBR' ? piece.textContent : ` ${piece.textContent}`;
  }
  return text.replace(/\s+/g, ' ').trim();
}

/** Texts for a screen reader alone are a pixel wide. */
const isClipped = (holder: Element | null) =>
  holder !== null && getComputedStyle(holder).clip === 'rect(0px, 0px, 0px, 0px)';
