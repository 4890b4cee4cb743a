import type { ImportColumn } from '../../../../contract/import-columns';
import { type RowRecord, SHEET } from '../../../../contract/import-sheets';
import type { AppContext } from '../../../platform/context';
import type { Db } from '../../../platform/db/connections';
import type { Person } from '../../../platform/principal/principal';
import { scopeOn } from '../../../platform/principal/scope-on';
import { clockOf } from '../../../platform/time/clock';
import type { Cells } from '../cells';
import type { Judged } from '../store';
import { firstOf, type ImportInput, type ImportTarget, type Problem } from '../target';
import { changedBy, editsOf, inputOf } from './edits';
import type { ReadSheet } from './kept';
import { sheetRecords } from './records';
import type { SheetPart, SheetRecord, SheetTarget } from './target';

/** A row of a sheet that came back. */
export interface SheetRow extends ImportInput {
  /** From its hidden columns; absent: it was added. */
  record?: RowRecord | undefined;
}

type EditedTarget = ImportTarget & { sheet: SheetTarget };

/** All of a sheet that decides what becomes of a row. */
interface Judging {
  target: EditedTarget;
  sheet: ReadSheet;
  /** The columns that the file still has. */
  columns: readonly ImportColumn[];
  now: ReadonlyMap<string, SheetRecord>;
  lines: ReadonlyMap<string, readonly number[]>;
}

/**
 * Judges the rows of a sheet that was exported to be edited: what the person has changed is what differs from what the row
 * said then, and goes the way of any import. What somebody else has changed meanwhile in the same cells is a conflict.
 * Records whose rows are gone come last.
 */
export async function judgeSheet(
  db: Db,
  context: AppContext,
  person: Person,
  asked: {
    target: EditedTarget;
    sheet: ReadSheet;
    columns: readonly ImportColumn[];
    rows: readonly SheetRow[];
  },
): Promise<Judged[]> {
  const { target, sheet, rows } = asked;
  const reading = {
    scope: scopeOn(person, target.screen),
    language: sheet.language,
    clock: clockOf(context),
  };
  const now = await sheetRecords(db, target.sheet, [...sheet.records.keys()], reading);
  const lines = new Map<string, number[]>();
  for (const { line, record } of rows) {
    if (record !== undefined) lines.set(record.key, [...(lines.get(record.key) ?? []), line]);
  }
  const judging: Judging = { ...asked, now, lines };
  const prepared = rows.map((row) => ({ row, ...preparedOf(row, judging) }));
  const sound = prepared.filter(({ problems }) => problems.length === 0);
  const verdicts = await target.judge(
    db,
    context,
    person,
    sound.map(({ row, part }) => inputOf(target.sheet, row, part)),
  );
  const byRow = new Map(sound.map(({ row }, index) => [row, verdicts[index]]));
  const judged = prepared.map(({ row, problems, warnings, part }): Judged => {
    const verdict = byRow.get(row);
    const [first, ...others] = problems;
    if (first !== undefined || verdict === undefined) {
      const all: [Problem, ...Problem[]] = [first ?? whole('imports.sheet.lost'), ...others];
      return { row, verdict: { state: 'error', problems: all }, part };
    }
    if (part === null) return { row, verdict: ofAdded(verdict, target.sheet), part };
    const told =
      warnings.length === 0 ? verdict : { ...verdict, warnings: [...warningsIn(verdict), ...warnings] };
    if (verdict.state !== 'change') return { row, verdict: told, part };
    const theirs = new Set(changedBy(part).map(({ column }) => column));
    const both = verdict.changes.some(({ column }) => theirs.has(column));
    return { row, verdict: both && told.state === 'change' ? { ...told, state: 'conflict' } : told, part };
  });
  return [...judged, ...removed(judging)];
}

/** Records that were in the sheet, and are there, but whose rows are not. */
function removed({ sheet, now, lines }: Judging): Judged[] {
  if (lines.size === 0) return [];
  const gone = [...sheet.records.keys()].filter((key) => !lines.has(key));
  return gone.flatMap((key, index): Judged[] => {
    const cells = now.get(key)?.cells;
    if (cells === undefined) return [];
    return [{ row: { line: SHEET.firstRemoved + index, cells }, verdict: { state: 'removed' }, part: null }];
  });
}

const warningsIn = (verdict: Judged['verdict']) => ('warnings' in verdict ? (verdict.warnings ?? []) : []);

const whole = (key: Problem['key'], parameters?: Problem['parameters']): Problem => ({
  column: null,
  key,
  ...(parameters !== undefined && { parameters }),
});

interface Prepared {
  problems: Problem[];
  warnings: Problem[];
  /** `null`: the row was added. */
  part: SheetPart | null;
}

/** Looks at what makes a row a row of this sheet, and at cells that are not to be edited. */
function preparedOf({ line, cells, record }: SheetRow, judging: Judging): Prepared {
  const { target, sheet, columns, now, lines } = judging;
  const alone = (problem: Problem, part: SheetPart | null = null): Prepared => ({
    problems: [problem],
    warnings: [],
    part,
  });
  if (record === undefined) {
    if (lines.size === 0 && sheet.records.size > 0) return alone(whole('imports.sheet.noColumns'));
    return { problems: [], warnings: [], part: null };
  }
  const before = sheet.records.get(record.key);
  if (before === undefined || before.version !== record.version) {
    return alone(whole('imports.sheet.otherFile'));
  }
  const others = (lines.get(record.key) ?? []).filter((other) => other !== line);
  const is = now.get(record.key);
  const part: SheetPart = { key: record.key, was: before.cells, now: is?.cells ?? null };
  if (others.length > 0)
    return alone(whole('imports.sheet.twice', { lines: firstOf(others), smart_count: others.length }), part);
  // Nobody learns whether it was deleted or lies beyond what they see.
  if (is === undefined) return alone(whole('imports.sheet.gone'));
  const { editable } = target.sheet;
  const locked = columns.filter(
    (column) => !editable.includes(column) && editsOf([column], cells, part.was).length > 0,
  );
  const emptied = editable.filter(
    (column) => columns.includes(column) && cells[column] === undefined && part.was[column] !== undefined,
  );
  return {
    problems: locked.map((column) => about(column, 'imports.sheet.locked', part.was)),
    warnings: emptied.map((column) => about(column, 'imports.sheet.emptied', part.was)),
    part,
  };
}

const about = (column: ImportColumn, key: Problem['key'], was: Cells): Problem => ({
  column,
  key,
  parameters: { was: was[column] ?? '—' },
});

/** What was added is new, or it is a row that has lost what said which record it is. */
function ofAdded(verdict: Judged['verdict'], { grows }: SheetTarget): Judged['verdict'] {
  const known = verdict.state === 'change' || verdict.state === 'unchanged';
  if (known) return { state: 'error', problems: [whole('imports.sheet.lost')] };
  if (!grows) return { state: 'error', problems: [whole('imports.sheet.noAdding')] };
  return verdict;
}
