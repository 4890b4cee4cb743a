/** A cell as a program has saved it: spreadsheets keep dates, times and amounts as numbers. */
export type ReadCell = string | number;

/** A line of a table as a program has saved it; `null`: another sheet begins. */
export type Line = readonly ReadCell[] | null;

/** A cell that is computed, and the value that stands beside its formula for programs that do not compute. */
interface FormulaCell {
  /** Without the sign of equality; in braces where it is one of several cells, as spreadsheets show it. */
  formula: string;
  /** Empty where there is none. */
  stored: ReadCell;
}

export type ExactCell = ReadCell | FormulaCell;

/** A line with all that decides what a workbook shows: also whether it is hidden, and behind the last sheet the formats of numbers. */
export type ExactLine = readonly ExactCell[] | { hidden: readonly ExactCell[] } | { format: string } | null;

/** The cells of a line; none where another sheet begins, and of a format. */
export function cellsOf(line: ExactLine): readonly ExactCell[] {
  if (line === null || 'format' in line) return [];
  return 'hidden' in line ? line.hidden : line;
}

/** A cell as one value: a formula as that, whatever value stands beside it. */
export const oneValue = (cell: ExactCell): ReadCell => (typeof cell === 'object' ? `=${cell.formula}` : cell);
