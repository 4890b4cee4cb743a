import { randomUUID } from 'node:crypto';
import type { ImportColumn, ImportPreview, previewImport } from '../../../contract/imports';
import type { BodyOf } from '../../../contract/operation';
import { inTurns } from '../concurrency/turns';
import type { AppContext } from '../context';
import { invalid } from '../http/http-error';
import type { Person } from '../principal/principal';
import { countsOf, keepBatch } from './store';
import type { ImportInput, ImportTarget, Verdict } from './target';

type Body = BodyOf<typeof previewImport>;

/** The apostrophe that our own files put before a text that a spreadsheet would run as a formula. */
const HARMLESS = /^'(?=[=+\-@\t\r])/;

/** The text of a cell: formulas are texts like any other, and surrounding or repeated blanks are dropped. */
function cleaned(cell: string): string {
  return cell.trim().replace(HARMLESS, '').replace(/\s+/g, ' ').trim();
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
  refuseColumns(target, body);
  const rows = await inputsOf(body);
  const surplus = new Set(body.rows.flatMap(({ line, surplus: more }) => (more === true ? [line] : [])));
  const verdicts = (await target.judge(db, context, person, rows)).map((verdict, index) =>
    surplus.has(rows[index]?.line ?? 0) ? withSurplus(verdict) : verdict,
  );
  const batch = { id: randomUUID(), columns: body.columns, counts: countsOf(verdicts) };
  const judged = rows.flatMap((row, index) => {
    const verdict = verdicts[index];
    return verdict === undefined ? [] : [{ row, verdict }];
  });
  await db.transaction().execute((trx) => keepBatch(trx, context, person, target, batch, judged));
  return { batch: batch.id, counts: batch.counts };
}

/** A row with more cells than headings is faulty, because nobody can tell which cell belongs to which column. */
function withSurplus(verdict: Verdict<object>): Verdict<object> {
  const more = { column: null, key: 'imports.problems.surplus' } as const;
  return { state: 'error', problems: [more, ...(verdict.state === 'error' ? verdict.problems : [])] };
}

function refuseColumns(
  { columns, key, alternative = key }: ImportTarget,
  { columns: given, rows }: Body,
): void {
  if (new Set(given).size !== given.length) throw invalid('imports.refused.columnTwice');
  if (given.some((column) => columns[column] === undefined)) throw invalid('imports.refused.column');
  if (!given.includes(key) && !given.includes(alternative)) throw invalid('imports.refused.noKey');
  if (rows.length === 0) throw invalid('imports.refused.empty');
  if (new Set(rows.map(({ line }) => line)).size !== rows.length) throw invalid('imports.refused.lineTwice');
}
