import type { Column, Locked, Row, Total } from '../table.ts';
import { letterOf, textCell, totalCell, totalStyle } from './cells.ts';
import type { Portions } from './portions.ts';
import { ON_PAGES, printed } from './printed.ts';
import { columnStyle, sumStyle } from './styles.ts';
import { sumFormula } from './sum-formula.ts';
import { bytesOf, DECLARATION, MAIN, RELATIONSHIPS } from './xml.ts';

/** Rows that are written at once: a millisecond of work. */
const AT_ONCE = 250;

/** 18.3.1.85: without a password, because it keeps from slips and not from anybody. What `0` stands for is allowed. */
const PROTECTED =
  '<sheetProtection sheet="1" formatCells="0" formatColumns="0" formatRows="0" insertRows="0" sort="0" autoFilter="0"/>';

/** Where a sheet ends, and another one follows. */
export interface SheetLimits {
  /** With the heading. */
  rows: number;
  /** Of XML. */
  bytes: number;
}

/** What the sheets of a table have in common. */
export interface Tabled {
  columns: readonly Column[];
  /** What the headings say. */
  names: readonly string[];
  widths: readonly number[];
  row: (row: Row, place: number) => string;
  /** Indexes of columns with a number that stands as text, which no formula adds up. */
  worded: ReadonlySet<number>;
  /** Of which there are sums. */
  currencies: readonly string[];
  portions: Portions;
  /** Absent: whoever reads it may change everything. */
  locked?: Locked | undefined;
  totals: () => readonly Total[];
}

/** A sheet with the heading and as many rows as fit, and the totals where no row is left after it. */
export class TableSheet {
  /** Place of the last row so far; the heading has 1. */
  last = 1;
  /** Whether it is the last sheet, known when it is written. */
  complete = false;

  constructor(
    readonly tabled: Tabled,
    readonly limits: SheetLimits,
  ) {}

  /** Its part (ECMA-376 part 1, 18.3.1.99), the elements in the order of the schema. */
  async *part(first: boolean): AsyncGenerator<Uint8Array> {
    yield bytesOf(this.#head(first));
    yield* this.#rows();
    const totals = await this.#totalsThatFit();
    this.complete = totals !== null;
    yield bytesOf(this.#foot(totals ?? [], first));
  }

  /** What its table covers: the heading and the rows, of which a table needs one. */
  get range(): string {
    return `A1:${letterOf(this.tabled.columns.length - 1)}${Math.max(this.last, 2)}`;
  }

  async *#rows(): AsyncGenerator<Uint8Array> {
    const { portions, row } = this.tabled;
    let bytes = 0;
    while (this.last < this.limits.rows && bytes < this.limits.bytes) {
      const rows = await portions.take(Math.min(AT_ONCE, this.limits.rows - this.last));
      if (rows.length === 0) return;
      let xml = '';
      for (const cells of rows) {
        this.last += 1;
        xml += row(cells, this.last);
      }
      const piece = bytesOf(xml);
      bytes += piece.length;
      yield piece;
    }
  }

  /** `null` where rows are left, or the totals need another sheet. */
  async #totalsThatFit(): Promise<readonly Total[] | null> {
    if ((await this.tabled.portions.peek()).length > 0) return null;
    const totals = this.tabled.totals();
    const fit = totals.length === 0 || this.last + 1 + totals.length <= this.limits.rows;
    return fit || this.last === 1 ? totals : null;
  }

  #head(first: boolean): string {
    const { names, widths, columns, locked } = this.tabled;
    const selected = first ? ' tabSelected="1"' : '';
    const cols = widths.map((width, index) => {
      const place = index + 1;
      const { type, hidden } = columns[index] as Column;
      // The look of cells that there are not yet.
      const look = locked?.grows && !hidden ? ` style="${columnStyle({ type, open: true })}"` : '';
      const unseen = hidden ? ' hidden="1"' : '';
      return `<col min="${place}" max="${place}" width="${width}" customWidth="1"${look}${unseen}/>`;
    });
    const heading = names.map((name, index) => textCell(index, 1, 'bold', name));
    return [
      `${DECLARATION}<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}">`,
      ON_PAGES,
      `<sheetViews><sheetView${selected} workbookViewId="0">`,
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
      '<selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView></sheetViews>',
      '<sheetFormatPr defaultRowHeight="15"/>',
      `<cols>${cols.join('')}</cols>`,
      `<sheetData><row r="1">${heading.join('')}</row>`,
    ].join('');
  }

  #foot(totals: readonly Total[], only: boolean): string {
    const rows = totals.map((total, index) => this.#total(total, this.last + 2 + index, only));
    return [
      `${rows.join('')}</sheetData>`,
      this.tabled.locked === undefined ? '' : PROTECTED,
      printed('landscape'),
      // Codes are meant to be text: no green corner says that they look like numbers.
      `<ignoredErrors><ignoredError sqref="${this.range}" numberStoredAsText="1"/></ignoredErrors>`,
      '<tableParts count="1"><tablePart r:id="rId1"/></tableParts>',
      '</worksheet>',
    ].join('');
  }

  /** @param only whether all rows are on this sheet: a filter is of one sheet, and sums over several stay values */
  #total({ label, amounts, sumOf }: Total, place: number, only: boolean): string {
    const { columns, currencies, worded } = this.tabled;
    const cells = columns.map(({ id, type, currency }, index) => {
      if (index === 0) return textCell(0, place, 'bold', label);
      const amount = amounts[id];
      if (amount === undefined) return '';
      const look = currency === undefined ? totalStyle(type) : sumStyle(currencies, currency);
      const computed = only && sumOf !== undefined && !worded.has(index);
      const formula = computed
        ? sumFormula(sumOf, index, Math.max(this.last, 2), type === 'money' ? 2 : 0)
        : null;
      return totalCell({ column: index, place, type, look, amount, formula });
    });
    return `<row r="${place}">${cells.join('')}</row>`;
  }
}
