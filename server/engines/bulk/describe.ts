import { sql } from 'kysely';
import type { BulkBatch, BulkOutcome } from '../../../contract/bulk';
import type { Language } from '../../../contract/languages';
import { message } from '../../../i18n/server';
import type { Db } from '../../platform/db/connections';
import { type StoredBatch, undoOf } from './batch';
import { reasonKey } from './reasons';
import { isUndoable, stateOf } from './state';

interface Tally {
  outcome: BulkOutcome;
  reason: string | null;
  settled: number;
  rows: number;
}

/** A batch as its person sees it. @param db sees one snapshot */
export async function describeBatch(db: Db, batch: StoredBatch, language: Language): Promise<BulkBatch> {
  const { rows: tallies } = await sql<Tally>`
    select outcome, reason, count(*)::int as rows, (count(*) filter (where settled))::int as settled
    from bulk_row where batch_id = ${batch.id} group by outcome, reason`.execute(db);
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, tally) => total + of(tally), 0);
  const having = (outcome: BulkOutcome) => sum((tally) => (tally.outcome === outcome ? tally.rows : 0));
  return {
    id: batch.id,
    resource: batch.resource,
    action: batch.action,
    undoes: batch.undoes,
    undoneBy: await undoOf(db, batch),
    undoable: await isUndoable(db, batch),
    state: await stateOf(db, batch),
    total: sum(({ rows }) => rows),
    settled: sum(({ settled }) => settled),
    counts: {
      changing: having('changing'),
      changed: having('changed'),
      already: having('already'),
      refused: having('refused'),
      vanished: having('vanished'),
    },
    reasons: tallies
      .flatMap(({ reason, rows }) =>
        reason === null ? [] : [{ text: message(language, reasonKey(reason)), count: rows }],
      )
      .sort((one, other) => other.count - one.count || one.text.localeCompare(other.text)),
    previewedAt: batch.previewed_at.toISOString(),
    finishedAt: batch.finished_at?.toISOString() ?? null,
  };
}
