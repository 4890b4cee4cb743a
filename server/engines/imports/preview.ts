import { randomUUID } from 'node:crypto';
import { HARMLESS } from 'table-files/formulas';
import { isPart } from '../../../contract/cell-parts';
import type { ImportColumn, ImportPreview, previewImport } from '../../../contract/imports';
import type { BodyOf } from '../../../contract/operation';
import { inTurns } from '../../platform/concurrency/turns';
import type { AppContext } from '../../platform/context';
import { invalid } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { countsOf, keepBatch } from './store';
import { type ImportInput, type ImportTarget, type Problem, type Verdict, warningsOf } from './target';

type Body = BodyOf<typeof previewImport>;

/** A text as a formula (`="0119"`): that is how people keep a spreadsheet from dropping zeros. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;

/**
 * The text of a cell: other formulas are texts like any other, and surrounding blanks are dropped. An apostrophe of ours
 * stands before everything else of the cell; one behind a blank belongs to the text.
 */
function cleaned(cell: string): string {
  const [, kept] = TEXT_FORMULA.exec(cell.trim()) ?? [];
  return (kept?.replaceAll('""', '"') ?? cell.replace(HARMLESS, '')).trim();
}

function inputsOf({ columns, rows }: Body): Promise<ImportInput[]> {
  return inTurns(rows, ({ line, cells }) => {
    const said: Partial<Record<ImportColumn, string>> = {};
    columns.forEach((column, index) => {
      const text = cleaned(cells[index] ?? '');
      if (text !== '') said[column] = text;
    });
    return { line, cells: said };
  });
}

/**
 * Looks at rows without writing any of them, and keeps what would become of each.
 * @throws HttpError 400 for columns that the target does not have or that come twice, without the key, or without rows
 */
export async function preview(
  context: AppContext,
  target: ImportTarget,
  person: Person,
  body: Body,
): Promise<ImportPreview> {
  const { db } = context.database;
  assertColumns(target, body);
  const rows = await inputsOf(body);
  const surplus = new Set(body.rows.flatMap(({ line, surplus: more }) => (more === true ? [line] : [])));
  const verdicts = (await target.judge(db, context, person, rows)).map((verdict, index) => {
    const row = rows[index];
    if (row === undefined) return verdict;
    const found = surplus.has(row.line) ? [SURPLUS] : [];
    return refused(verdict, [
      ...found,
      ...LISTS.filter((list) => isPart(row.cells[list] ?? '')).map(partAlone),
    ]);
  });
  const batch = { id: randomUUID(), columns: body.columns, counts: countsOf(verdicts) };
  const judged = rows.flatMap((row, index) => {
    const verdict = verdicts[index];
    return verdict === undefined ? [] : [{ row, verdict }];
  });
  await db.transaction().execute((trx) => keepBatch(trx, context, person, target, batch, judged));
  const warned = verdicts.filter((verdict) => warningsOf(verdict).length > 0).length;
  return { batch: batch.id, counts: batch.counts, warned };
}

/** A row with more cells than headings is faulty, because nobody can tell which cell belongs to which column. */
const SURPLUS: Problem = { column: null, key: 'imports.problems.surplus' };

/** Columns whose cells may be longer than those of a workbook, and stand in parts then (decision 78). */
const LISTS = ['establishments', 'groups'] as const satisfies readonly ImportColumn[];

/** A part whose others are missing would be taken for the whole: a group would lose its other establishments. */
const partAlone = (column: ImportColumn): Problem => ({ column, key: 'imports.problems.part' });

/** A verdict on a row of which more is wrong than its target knows. */
function refused(verdict: Verdict<object>, [first, ...others]: readonly Problem[]): Verdict<object> {
  if (first === undefined) return verdict;
  return {
    state: 'error',
    problems: [first, ...others, ...(verdict.state === 'error' ? verdict.problems : [])],
  };
}

function assertColumns(
  { columns, key, alternative = key }: ImportTarget,
  { columns: given, rows }: Body,
): void {
  if (new Set(given).size !== given.length) throw invalid('imports.refused.columnTwice');
  if (given.some((column) => columns[column] === undefined)) throw invalid('imports.refused.column');
  if (!given.includes(key) && !given.includes(alternative)) throw invalid('imports.refused.noKey');
  if (rows.length === 0) throw invalid('imports.refused.empty');
  if (new Set(rows.map(({ line }) => line)).size !== rows.length) throw invalid('imports.refused.lineTwice');
}
