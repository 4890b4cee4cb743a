import { folded, type ImportColumn } from '../../../contract/import-columns';
import { nameProblem } from '../../../contract/operator-code-rules';
import { tailOf } from '../../../contract/operator-codes';
import { cutTo } from '../../../contract/text-forms';
import { integerKeys } from '../../engines/bulk/integer-keys';
import { inOneLine } from '../../engines/imports/items';
import { nameWithoutZeros, sameButZeros } from '../../engines/imports/lost-zeros';
import {
  type Difference,
  firstOf,
  type ImportInput,
  type Problem,
  type Verdict,
} from '../../engines/imports/target';
import { statuses } from '../../engines/imports/words';
import { inTurns } from '../../platform/concurrency/turns';
import type { Db } from '../../platform/db/connections';
import type { Scope } from '../../platform/principal/scope';
import { type StoredCode, storedCodes } from './save';

/** What a row would change of a code. */
export interface CodePlan {
  id: number;
  /** The version of the code on which the plan is based. */
  version: number;
  name: string;
  active: boolean;
}

/** Judges each row: it changes a code of the caller, changes nothing, or has problems. */
export async function judgeCodes(
  db: Db,
  scope: Scope,
  rows: readonly ImportInput[],
  hold: boolean,
): Promise<Verdict<CodePlan>[]> {
  const lines = new Map<string, number[]>();
  for (const { line, cells } of rows) {
    const id = cells.operatorCodeId;
    if (id !== undefined) lines.set(id, [...(lines.get(id) ?? []), line]);
  }
  const known = await storedCodes(db, integerKeys([...lines.keys()]), hold);
  const mine = new Map(
    [...known.values()]
      .filter(({ establishment }) => scope.all || scope.codes.includes(establishment))
      .map((code) => [String(code.id), code]),
  );
  return inTurns(rows, (row) => judged(row, mine, lines));
}

function judged(
  { line, cells }: ImportInput,
  mine: ReadonlyMap<string, StoredCode>,
  lines: ReadonlyMap<string, readonly number[]>,
): Verdict<CodePlan> {
  const id = cells.operatorCodeId;
  if (id === undefined) return failed('operatorCodeId', 'operatorCodes.import.noId');
  const others = (lines.get(id) ?? []).filter((other) => other !== line);
  if (others.length > 0) {
    return failed('operatorCodeId', 'operatorCodes.import.twice', { lines: firstOf(others) });
  }
  const before = mine.get(id);
  if (before === undefined)
    return failed('operatorCodeId', 'operatorCodes.import.unknown', { text: cut(id) });

  const { ec, code, status } = cells;
  const named = cells.name === undefined ? before.name : inOneLine(cells.name);
  const name = named === inOneLine(before.name) ? before.name : named;
  const active = status === undefined ? before.active : statuses.get(folded(status));
  const ofName = name === before.name ? null : nameProblem(name);
  const problems: Problem[] = [];
  if (ofName !== null) problems.push({ column: 'name', key: `operatorCodes.problems.${ofName}` });
  if (active === undefined) {
    problems.push({
      column: 'status',
      key: 'imports.problems.noStatus',
      parameters: { text: cut(status ?? '') },
    });
  }
  if (ec !== undefined && !sameButZeros(ec, before.establishment)) {
    problems.push({ column: 'ec', key: 'operatorCodes.problems.moved' });
  }
  if (code !== undefined && !sameButZeros(tailOf(code), before.tail)) {
    problems.push({ column: 'code', key: 'operatorCodes.problems.otherCode' });
  }
  const [first, ...rest] = problems;
  if (first !== undefined) return { state: 'error', problems: [first, ...rest] };

  return changeOf(before, name, active ?? before.active);
}

function changeOf(before: StoredCode, name: string, active: boolean): Verdict<CodePlan> {
  const plan = { id: before.id, version: before.version, name, active };
  const changes: Difference[] = [
    ...(name === before.name ? [] : [{ column: 'name' as const, before: before.name, after: name }]),
    ...(active === before.active
      ? []
      : [{ column: 'status' as const, before: flag(before.active), after: flag(active) }]),
  ];
  if (changes.length === 0) return { state: 'unchanged', plan };
  return { state: 'change', plan, changes, warnings: nameWithoutZeros(name, [before.name]) };
}

const flag = (active: boolean) => (active ? '1' : '0');

/** The characters of a cell that a message quotes; the cell itself is shown beside the message. */
const QUOTED = 40;
const cut = (cell: string) => cutTo(cell, QUOTED);

function failed(
  column: ImportColumn,
  key: Problem['key'],
  parameters?: Record<string, string>,
): Verdict<CodePlan> {
  return { state: 'error', problems: [{ column, key, ...(parameters !== undefined && { parameters }) }] };
}
