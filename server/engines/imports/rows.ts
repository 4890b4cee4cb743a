import { sql } from 'kysely';
import { type ImportFilter, type ImportRow, importStates } from '../../../contract/imports';
import type { Language } from '../../../contract/languages';
import { message } from '../../../i18n/server';
import type { Db } from '../../platform/db/connections';
import { type PageQuery, readPage } from '../../platform/db/page';
import { changedBy } from './sheet/edits';
import type { SheetPart } from './sheet/target';
import type { Difference, ImportTarget, Problem } from './target';

/** What is wrong with a row, in the reader's language. */
export function problemTexts(problems: readonly Problem[], language: Language) {
  return problems.map(({ column, key, parameters = {} }) => ({
    column,
    text: message(language, key, { ...parameters }),
  }));
}

/** A page of the rows of a preview, each with what would become of it. */
export async function rowsPage(
  db: Db,
  target: ImportTarget,
  id: string,
  { state, ...wish }: PageQuery<'line'> & { state?: ImportFilter | undefined },
  language: Language,
) {
  const ofBatch = db.selectFrom('import_row').where('batch_id', '=', id);
  const matching =
    state === 'warned'
      ? ofBatch.where(sql<boolean>`warnings <> '[]'`)
      : ofBatch.$if(state !== undefined, (query) => query.where('state', '=', state ?? ''));
  const page = await readPage(db, wish, {
    matching,
    rows: ofBatch.select(['line', 'state', 'cells', 'outcome', 'warnings', 'sheet']),
    by: sql.ref('line'),
    direction: 'asc',
    key: sql.ref('line'),
  });
  const content = page.content.map((row): ImportRow => {
    const known = importStates.find((candidate) => candidate === row.state) ?? 'error';
    const problems = known === 'error' ? (row.outcome as Problem[]) : [];
    const changes = known === 'change' || known === 'conflict' ? (row.outcome as Difference[]) : [];
    const part = row.sheet as SheetPart | null;
    return {
      line: row.line,
      state: known,
      cells: row.cells,
      problems: problemTexts(problems, language),
      warnings: problemTexts(row.warnings as Problem[], language),
      changes: changes.map(({ column, before, after }) => ({
        column,
        before: target.shown(column, before, language),
        after: target.shown(column, after, language),
      })),
      ...(part !== null && { theirs: changedBy(part) }),
    };
  });
  return { ...page, content };
}
