import type { ColumnProblem } from '../cell-checks/row-rules';

export interface RowProblem extends ColumnProblem {
  line: number;
}

/** The number of problems of a file that are kept for the report. */
const KEPT = 1000;

/** The problems of a file: the first thousand, and the number of rows that have any. */
export class LoadProblems {
  readonly list: RowProblem[] = [];
  rows = 0;

  /** Whether the report has room for more. */
  get isOpen(): boolean {
    return this.list.length < KEPT;
  }

  /** Refuses one row. */
  add(line: number, problems: readonly ColumnProblem[]): void {
    this.rows += 1;
    for (const { column, reason } of problems) {
      if (this.isOpen) this.list.push({ line, column, reason });
    }
  }
}
