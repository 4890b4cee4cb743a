import { setImmediate as breathe } from 'node:timers/promises';
import type { Checked, ColumnProblem, RowRules } from '../cell-checks/row-rules';

/** The rows of a batch as they were sent. */
export type Batch = readonly (Readonly<Record<string, unknown>> | null)[];

/** The columns that may be JSON numbers. In others leading zeros matter, which a number cannot have. */
const NUMBERS: readonly string[] = ['processCode', 'operatorCodeId', 'accountId', 'amount', 'requestId'];

/** The rows that are checked in one turn, which takes about a millisecond. */
const CHUNK = 250;

/**
 * Checks the rows of a batch, whatever they contain; `null` stands for a value that was not an object.
 * @returns the result of each, in their order
 */
export async function checkRows<R>(rules: RowRules<R>, rows: Batch): Promise<Checked<R>[]> {
  const checked: Checked<R>[] = [];
  for (const row of rows) {
    checked.push(checkRow(rules, row));
    if (checked.length % CHUNK === 0) await breathe();
  }
  return checked;
}

function checkRow<R>(rules: RowRules<R>, row: Batch[number]): Checked<R> {
  if (row === null) return { problems: [{ column: null, reason: 'the row is not a JSON object' }] };
  const given = new Map(Object.entries(row));
  const cells: Record<string, string> = {};
  const problems: ColumnProblem[] = [];
  for (const column of rules.columns) {
    const value = given.get(column) ?? '';
    if (typeof value === 'string') cells[column] = value.trim();
    else if (typeof value === 'number' && NUMBERS.includes(column)) cells[column] = String(value);
    else problems.push({ column, reason: `is a ${typeof value}, not a text` });
  }
  return problems.length > 0 ? { problems } : rules.check(cells);
}
