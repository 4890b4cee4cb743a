import { randomUUID } from 'node:crypto';
import { HARMLESS } from 'table-files/formulas';
import { isPart } from '../../../contract/cell-parts';
import type { ImportColumn } from '../../../contract/import-columns';
import type { ImportPreview, previewImport } from '../../../contract/imports';
import type { BodyOf } from '../../../contract/operation';
import { inTurns } from '../../platform/concurrency/turns';
import type { AppContext } from '../../platform/context';
import { inSnapshot } from '../../platform/db/reading';
import { invalid } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { isRenamed } from './renamed';
import { judgeSheet, type SheetRow } from './sheet/judge';
import { sheetOf } from './sheet/recognised';
import { countsOf, type Judged, keepBatch } from './store';
import { type ImportInput, type ImportTarget, type Outcome, type Problem, warningsOf } from './target';

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

function inputsOf({ columns, rows }: Body): Promise<SheetRow[]> {
  return inTurns(rows, ({ line, cells, record }) => {
    const said: Partial<Record<ImportColumn, string>> = {};
    columns.forEach((column, index) => {
      const text = cleaned(cells[index] ?? '');
      if (text !== '') said[column] = text;
    });
    return { line, cells: said, record };
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
  const sheet = sheetOf(context, target, body, person.language);
  const all =
    sheet === null
      ? await judgedRows(context, target, person, rows)
      : // What others have written and what would become of the rows are of one moment.
        await inSnapshot(db, (trx) =>
          judgeSheet(trx, context, person, { ...sheet, columns: body.columns, rows }),
        );
  const judged = all.map(({ row, verdict, part }): Judged => {
    const found = surplus.has(row.line) ? [SURPLUS] : [];
    const parts = sheet === null ? LISTS.filter((list) => isPart(row.cells[list] ?? '')) : [];
    const valueless = changes(verdict)
      ? body.columns.filter((one) => FAILED_FORMULA.test(row.cells[one] ?? ''))
      : [];
    return {
      row,
      verdict: refused(verdict, [...found, ...parts.map(partAlone), ...valueless.map(withoutValue)]),
      part,
    };
  });
  const batch = {
    id: randomUUID(),
    columns: body.columns,
    counts: countsOf(judged.map(({ verdict }) => verdict)),
    sheetLanguage: sheet?.sheet.language ?? null,
  };
  // Of a sheet most rows say what they said: they are counted.
  const kept =
    sheet === null
      ? judged
      : judged.filter(({ verdict }) => verdict.state !== 'unchanged' || warningsOf(verdict).length > 0);
  await db.transaction().execute((trx) => keepBatch(trx, context, person, target, batch, kept));
  const warned = judged.filter(({ verdict }) => warningsOf(verdict).length > 0).length;
  const { conflict: _conflict, removed: _removed, ...counts } = batch.counts;
  // A console of before knows the others alone.
  const known = { batch: batch.id, counts: sheet === null ? counts : batch.counts, warned };
  if (target.naming === undefined) return known;
  return { ...known, renamed: judged.filter(({ verdict }) => isRenamed(target, changesIn(verdict))).length };
}

async function judgedRows(
  context: AppContext,
  target: ImportTarget,
  person: Person,
  rows: readonly ImportInput[],
): Promise<Judged[]> {
  const verdicts = await target.judge(context.database.db, context, person, rows);
  return rows.flatMap((row, index) => {
    const verdict = verdicts[index];
    return verdict === undefined ? [] : [{ row, verdict, part: null }];
  });
}

/** A row with more cells than headings is faulty, because nobody can tell which cell belongs to which column. */
const SURPLUS: Problem = { column: null, key: 'imports.problems.surplus' };

/** Columns whose cells may be longer than those of a workbook, and stand in parts then (decision 78). */
const LISTS = ['establishments', 'groups'] as const satisfies readonly ImportColumn[];

/** A part whose others are missing would be taken for the whole: a group would lose its other establishments. */
const partAlone = (column: ImportColumn): Problem => ({ column, key: 'imports.problems.part' });

/** A formula that has failed, as Excel and LibreOffice write it in our languages: nobody means it as a name. */
const FAILED_FORMULA =
  /^#(?:N\/[AD]|[¡¿]?(?:REF|VALUE|VALOR|DIV\/0|NAME|NOME|NOMBRE|NUM|NÚM|NULL|NULO|SPILL|CALC|BUSY|FIELD)[!?])$/i;

const withoutValue = (column: ImportColumn): Problem => ({ column, key: 'imports.problems.formula' });

/** A row that says what it said is nobody's formula, and one that is gone has no cells of its own. */
const changes = ({ state }: Outcome): boolean => state !== 'unchanged' && state !== 'removed';

const changesIn = (verdict: Outcome) => ('changes' in verdict ? verdict.changes : []);

/** A verdict on a row of which more is wrong than its target knows. */
function refused(verdict: Outcome, [first, ...others]: readonly Problem[]): Outcome {
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
