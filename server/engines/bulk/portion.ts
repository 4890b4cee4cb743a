import { sql } from 'kysely';
import type { BulkOutcome } from '../../../contract/bulk';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import type { Person } from '../../platform/principal/principal';
import type { StoredBatch } from './batch';
import type { BulkTarget, Candidate, Judgement } from './target';

/**
 * A frozen record. In an undo, `version_before` is the version that the record has to have, and `reversal` is what is
 * written to it.
 */
interface FrozenRow {
  position: number;
  record_id: string;
  version_before: number | null;
  reversal: unknown;
}

/** A frozen record with what is there now, if anything is. */
interface JudgedRow {
  frozen: FrozenRow;
  found: Candidate | undefined;
  judgement: Judgement<unknown> | { outcome: 'vanished' };
}

/** Frozen records that are not settled yet, from a position on. */
export function openRows(db: Db, batchId: string, { after = 0, most }: { after?: number; most: number }) {
  return db
    .selectFrom('bulk_row')
    .where('batch_id', '=', batchId)
    .where('settled', '=', false)
    .where('position', '>', after)
    .select(['position', 'record_id', 'version_before', 'reversal'])
    .orderBy('position')
    .limit(most)
    .execute();
}

/** What a batch has changed, as the records that taking it back would be about. */
export function changedRows(db: Db, batchId: string, { after, most }: { after: number; most: number }) {
  return db
    .selectFrom('bulk_row')
    .where('batch_id', '=', batchId)
    .where('outcome', '=', 'changed')
    .where('position', '>', after)
    .select(['position', 'record_id', 'version_after as version_before', 'reversal'])
    .orderBy('position')
    .limit(most)
    .execute();
}

/**
 * Judges each frozen record: what the batch does to it as it is at this moment, and whether the person may do that. A
 * preview promises nothing, because people can lose establishments after it.
 */
export async function judgeRows(
  db: Db,
  context: AppContext,
  target: BulkTarget,
  person: Person,
  batch: Pick<StoredBatch, 'action' | 'undoes'>,
  frozen: readonly FrozenRow[],
  lock: boolean,
): Promise<JudgedRow[]> {
  const ids = frozen.map(({ record_id }) => record_id);
  const loaded = await target.load(db, person, { context, ids, action: batch.action, lock });
  const byId = new Map(loaded.map((row) => [row.id, row]));
  return frozen.map((row) => {
    const found = byId.get(row.record_id);
    if (found === undefined) return { frozen: row, found, judgement: { outcome: 'vanished' } };
    const judgement = batch.undoes === null ? target.judge(found, batch.action) : judgeUndo(row, found);
    if (judgement.outcome !== 'changing') return { frozen: row, found, judgement };
    const reason = target.forbids(person, found, judgement.change);
    return { frozen: row, found, judgement: reason === null ? judgement : { outcome: 'refused', reason } };
  });
}

/** Judges a record of an undo: one that somebody has changed since stays as it is, so that no later work is lost. */
function judgeUndo({ version_before, reversal }: FrozenRow, found: Candidate): Judgement<unknown> {
  if (found.version !== version_before) return { outcome: 'refused', reason: 'changedSince' };
  return { outcome: 'changing', change: reversal, reversal };
}

/** Writes the judgements to the rows of the batch: those of a preview, or final ones. */
export async function writeRows(
  trx: Db,
  batchId: string,
  rows: readonly JudgedRow[],
  settled: boolean,
): Promise<void> {
  if (rows.length === 0) return;
  const outcomeOf = ({ outcome }: JudgedRow['judgement']): BulkOutcome =>
    settled && outcome === 'changing' ? 'changed' : outcome;
  const changes = ({ judgement }: JudgedRow) => settled && judgement.outcome === 'changing';
  const column = <T>(of: (row: JudgedRow) => T) => rows.map(of);
  await sql`
    update bulk_row set
      outcome = judged.outcome,
      reason = judged.reason,
      name = coalesce(judged.name, bulk_row.name),
      code = coalesce(judged.code, bulk_row.code),
      version_before = coalesce(judged.version_before, bulk_row.version_before),
      version_after = judged.version_after,
      reversal = coalesce(judged.reversal::jsonb, bulk_row.reversal),
      settled = ${settled}
    from unnest(
      ${column(({ frozen }) => frozen.position)}::integer[],
      ${column(({ judgement }) => outcomeOf(judgement))}::text[],
      ${column(({ judgement }) => ('reason' in judgement ? judgement.reason : null))}::text[],
      ${column(({ found }) => found?.name ?? null)}::text[],
      ${column(({ found }) => found?.code ?? null)}::text[],
      ${column((row) => (changes(row) ? (row.found?.version ?? null) : null))}::integer[],
      ${column((row) => (changes(row) ? (row.found?.version ?? 0) + 1 : null))}::integer[],
      ${column((row) => (changes(row) && 'reversal' in row.judgement ? JSON.stringify(row.judgement.reversal) : null))}::text[]
    ) as judged (position, outcome, reason, name, code, version_before, version_after, reversal)
    where bulk_row.batch_id = ${batchId} and bulk_row.position = judged.position`.execute(trx);
}

/** The changes that are to be written, among the judged rows. */
export function changesIn(rows: readonly JudgedRow[]): { row: Candidate; change: unknown }[] {
  return rows.flatMap(({ found, judgement }) =>
    found !== undefined && judgement.outcome === 'changing' ? [{ row: found, change: judgement.change }] : [],
  );
}
