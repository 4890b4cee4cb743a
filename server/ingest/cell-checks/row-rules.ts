import { CellProblem, isReadable, quoted, type Rule } from './cells';

export interface ColumnProblem {
  /** `null`: the problem concerns the whole row. */
  column: string | null;
  reason: string;
}

export type Checked<R> = { row: R } | { problems: ColumnProblem[] };

/** The rules of one kind of rows, wherever they come from. */
export interface RowRules<R> {
  columns: readonly string[];
  /** Reads a record, whose cells are trimmed. It returns all problems, not only the first. */
  check(record: Readonly<Record<string, string>>): Checked<R>;
}

type Values<C> = { [Column in keyof C]: C[Column] extends Rule<infer T> ? Exclude<T, CellProblem> : never };

/**
 * Returns the rules of a row, from those of its cells in the order of its columns.
 * @param build creates the row from good cells, or returns the problem of their combination
 */
export function rowRules<C extends Record<string, Rule<unknown>>, R extends object>(
  rules: C,
  build: (cells: Values<C>) => R | ColumnProblem[],
): RowRules<R> {
  const entries = Object.entries(rules);
  return {
    columns: entries.map(([column]) => column),
    check: (record) => {
      const problems: ColumnProblem[] = [];
      const cells: Record<string, unknown> = {};
      for (const [column, rule] of entries) {
        const value = record[column] ?? '';
        const cell = isReadable(value)
          ? rule(value)
          : new CellProblem('holds characters that are not UTF-8 text');
        if (cell instanceof CellProblem) problems.push({ column, reason: reasonOf(value, cell) });
        else cells[column] = cell;
      }
      if (problems.length > 0) return { problems };
      const built = build(cells as Values<C>);
      return Array.isArray(built) ? { problems: built } : { row: built };
    },
  };
}

function reasonOf(value: string, { reason }: CellProblem): string {
  return value === '' ? 'is empty' : `${quoted(value)} ${reason}`;
}
