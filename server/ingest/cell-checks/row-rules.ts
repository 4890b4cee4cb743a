import { CellProblem, isReadable, quoted, type Rule } from './cells';

export interface ColumnProblem {
  /** `null`: the row as a whole. */
  column: string | null;
  reason: string;
}

export type Checked<R> = { row: R } | { problems: ColumnProblem[] };

/** What the rows of one kind have to look like, wherever they come from. */
export interface RowRules<R> {
  columns: readonly string[];
  /** Reads a record, whose cells have no blanks around them. Names all that is wrong, not only the first. */
  check(record: Readonly<Record<string, string>>): Checked<R>;
}

type Values<C> = { [Column in keyof C]: C[Column] extends Rule<infer T> ? Exclude<T, CellProblem> : never };

/**
 * The rules of a row from those of its cells, in the order of its columns.
 * @param build makes the row of good cells, or says what is wrong between them
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
