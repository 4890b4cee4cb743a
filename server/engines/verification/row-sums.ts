import { sumFormula } from 'table-files';
import type { Column, ColumnType } from '../exports/table';
import { type ExactCell, oneValue, type ReadCell } from '../foreign/table/line';

/** An amount with two decimals, or a whole number. */
const AMOUNT = /^-?\d+(?:\.\d\d)?$/;

const placesOf = (type: ColumnType): number => (type === 'money' ? 2 : 0);

/** In the smallest units of a column. */
interface Sum {
  positive: bigint;
  negative: bigint;
}

/** The sums of the rows of a file, and of those that are not hidden. */
export class RowSums {
  /** By the places of the columns. */
  readonly #sums = new Map<number, { all: Sum; shown: Sum }>();
  #hidden = false;

  constructor(readonly columns: readonly Column[]) {
    for (const [at, { type }] of columns.entries()) {
      if (type !== 'money' && type !== 'integer') continue;
      this.#sums.set(at, { all: { positive: 0n, negative: 0n }, shown: { positive: 0n, negative: 0n } });
    }
  }

  /**
   * @param cells in the form in which they are compared
   * @param line as it was read: formulas add up numbers and pass over texts
   */
  add(cells: readonly string[], line: readonly ReadCell[], hidden: boolean): void {
    this.#hidden ||= hidden;
    for (const [at, { all, shown }] of this.#sums) {
      const cell = cells[at] ?? '';
      if (typeof line[at] !== 'number' || !AMOUNT.test(cell)) continue;
      const amount = BigInt(cell.replace('.', ''));
      for (const sum of hidden ? [all] : [all, shown]) sum[amount < 0n ? 'negative' : 'positive'] += amount;
    }
  }

  /**
   * A cell below the rows: of a formula by which the portal writes a sum over all of them what it computes without a
   * filter, of anything else the cell itself. Programs that do not compute show the value that is stored beside the
   * formula: where it is neither that sum nor the one of the rows that are left, both are returned as a text.
   * @param last place of the last row, the heading being 1
   */
  computed(cell: ExactCell, at: number, last: number): ReadCell {
    const sums = this.#sums.get(at);
    if (sums === undefined || typeof cell !== 'object') return oneValue(cell);
    const places = placesOf(this.columns[at]?.type ?? 'money');
    const formula = cell.formula.replace(/[$\s]/g, '').toUpperCase();
    const sumOf = SUMS.find((one) => formula === sumFormula(one, at, Math.max(last, 2), places));
    if (sumOf === undefined) return oneValue(cell);
    const amountOf = (sum: Sum) => Number(added[sumOf](sum)) / 10 ** places;
    const amount = amountOf(sums.all);
    const { stored } = cell;
    const right = this.#hidden ? [amount, amountOf(sums.shown)] : [amount];
    const isRight = right.some(
      (one) => typeof stored === 'number' && one.toFixed(places) === stored.toFixed(places),
    );
    return stored === '' || isRight ? amount : `${stored} ≠ ${amount.toFixed(places)}`;
  }
}

const added = {
  all: ({ positive, negative }: Sum) => positive + negative,
  positive: ({ positive }: Sum) => positive,
  negative: ({ negative }: Sum) => negative,
};
const SUMS = ['all', 'positive', 'negative'] as const;
