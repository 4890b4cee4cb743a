import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ImportColumn } from '../../../contract/import-columns';
import type { ImportCounts, ImportState } from '../../../contract/imports';
import { isLanguage, type Language } from '../../../contract/languages';
import { inTurns } from '../../platform/concurrency/turns';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { notFound } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { purgeRows } from '../../platform/retention/purge';
import { keptSince } from '../../platform/retention/settings';
import type { Cells } from './cells';
import type { SheetPart } from './sheet/target';
import { type ImportInput, type ImportTarget, type Outcome, warningsOf } from './target';

/** What is kept of a preview. */
export interface Batch {
  id: string;
  columns: readonly ImportColumn[];
  counts: ImportCounts;
  committed: boolean;
  /** The language of the preview, and of the mails that the import sends. */
  language: Language;
  /** Of a sheet that was exported to be edited; `null`: it is another file. */
  sheetLanguage: Language | null;
  /** Rows in conflict that were imported. */
  chosen: number;
}

/** A fingerprint of what a row would do, to tell whether it would still do the same. */
export function fingerprintOf(verdict: Outcome): string | null {
  if (verdict.state === 'error' || verdict.state === 'removed') return null;
  const { plan } = verdict;
  // A conflict that is decided is a change.
  const state = verdict.state === 'conflict' ? 'change' : verdict.state;
  return createHash('sha256')
    .update(JSON.stringify([state, plan]))
    .digest('base64url');
}

export function countsOf(verdicts: readonly Outcome[]): Required<ImportCounts> {
  const counts = { create: 0, change: 0, unchanged: 0, error: 0, conflict: 0, removed: 0 };
  for (const { state } of verdicts) counts[state] += 1;
  return counts;
}

/** A row and what would become of it. */
export interface Judged {
  row: ImportInput;
  verdict: Outcome;
  /** Of a row of a sheet that was exported to be edited; `null`: of another one, or it was added. */
  part: SheetPart | null;
}

/** Keeps a preview under this name, as a whole; call it in a transaction. */
export async function keepBatch(
  trx: Db,
  context: AppContext,
  { id: userId, language }: Person,
  target: Pick<ImportTarget, 'name'>,
  {
    id,
    columns,
    counts,
    sheetLanguage,
  }: Pick<Batch, 'id' | 'columns' | 'sheetLanguage'> & { counts: Required<ImportCounts> },
  judged: readonly Judged[],
): Promise<void> {
  await trx
    .insertInto('import_batch')
    .values({
      id,
      user_id: userId,
      resource: target.name,
      language,
      columns: [...columns],
      created_at: context.now(),
      committed_at: null,
      creates: counts.create,
      changes: counts.change,
      unchanged: counts.unchanged,
      errors: counts.error,
      conflicts: counts.conflict,
      removed: counts.removed,
      sheet_language: sheetLanguage,
    })
    .execute();
  for (let start = 0; start < judged.length; start += AT_A_TIME) {
    await keepRows(trx, id, judged.slice(start, start + AT_A_TIME));
  }
}

/** The rows of one insert: some hundred kilobytes, and between two inserts other calls are answered. */
const AT_A_TIME = 500;

async function keepRows(trx: Db, id: string, judged: readonly Judged[]): Promise<void> {
  const rows = await inTurns(judged, ({ row: { line, cells }, verdict, part }) => ({
    line,
    cells,
    state: verdict.state,
    outcome: verdict.state === 'error' ? verdict.problems : 'changes' in verdict ? verdict.changes : [],
    sheet: part,
    warnings: warningsOf(verdict),
    fingerprint: fingerprintOf(verdict),
  }));
  await sql`
    insert into import_row (batch_id, line, state, cells, outcome, warnings, fingerprint, sheet)
    select ${id}, line, state, cells, outcome, warnings, fingerprint, nullif(sheet, 'null')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as judged (line integer, state text, cells jsonb, outcome jsonb, warnings jsonb, fingerprint text, sheet jsonb)`.execute(
    trx,
  );
}

/**
 * A preview of the person's own that is not too old.
 * @param held until the transaction ends nobody else commits it
 * @throws HttpError 404 also for somebody else's: nobody learns which there are
 */
export async function batchOf(
  db: Db,
  context: AppContext,
  person: Person,
  { target: { name }, id }: { target: Pick<ImportTarget, 'name'>; id: string },
  held = false,
): Promise<Batch> {
  const known = await db
    .selectFrom('import_batch')
    .where('id', '=', id)
    .where('user_id', '=', person.id)
    .where('resource', '=', name)
    .where('created_at', '>', keptSince(context, 'imports'))
    .selectAll()
    .$if(held, (query) => query.forUpdate())
    .executeTakeFirst();
  if (known === undefined || !isLanguage(known.language)) throw notFound();
  const { language, columns, creates, changes, unchanged, errors, committed_at } = known;
  const { sheet_language: ofSheet, conflicts, removed, chosen } = known;
  return {
    id,
    language,
    columns: columns as ImportColumn[],
    counts: { create: creates, change: changes, unchanged, error: errors, conflict: conflicts, removed },
    sheetLanguage: ofSheet !== null && isLanguage(ofSheet) ? ofSheet : null,
    chosen,
    committed: committed_at !== null,
  };
}

/** A row of a preview. */
export interface KeptRow extends ImportInput {
  state: string;
  outcome: unknown;
  fingerprint: string | null;
  part: SheetPart | null;
}

/** Rows of a preview as they were judged, in the order of the file. */
export async function keptRows(db: Db, id: string, states: readonly ImportState[]): Promise<KeptRow[]> {
  const rows = await db
    .selectFrom('import_row')
    .where('batch_id', '=', id)
    .where('state', 'in', [...states])
    .select(['line', 'state', 'cells', 'outcome', 'fingerprint', 'sheet'])
    .orderBy('line')
    .execute();
  return rows.map(({ cells, sheet, ...row }) => ({
    ...row,
    cells: cells as Cells,
    part: sheet as SheetPart | null,
  }));
}

/** Previews that one statement deletes: their rows, up to 20,000 of each, go along. */
const AT_ONCE = 5;

/** Deletes previews that are too old; called from time to time by the running server. */
export async function purgeOldImports(context: AppContext): Promise<void> {
  const before = keptSince(context, 'imports');
  await purgeRows(context, 'import_batch', sql`created_at <= ${before}::timestamptz`, AT_ONCE);
}
