import { sql } from 'kysely';
import type { BulkBatch } from '../../../contract/bulk';
import type { Db } from '../../platform/db/connections';
import { lastBatch, type StoredBatch } from './batch';

/** A batch that runs without a job that could go on has failed: its attempts are used up. */
export async function stateOf(db: Db, { id, state }: StoredBatch): Promise<BulkBatch['state']> {
  if (state !== 'running') return state;
  const { rows } = await sql`
    select from job where kind = 'bulkWork' and failed_at is null and payload ->> 'batch' = ${id}`.execute(
    db,
  );
  return rows.length > 0 ? 'running' : 'failed';
}

/** The last one of its person and resource, done, no undo itself, and with something that can be changed back. */
export async function isUndoable(db: Db, batch: StoredBatch): Promise<boolean> {
  if (batch.state !== 'done' || batch.undoes !== null || batch.action.kind === 'sendWelcome') return false;
  const last = await lastBatch(db, batch.actor_id, batch.resource);
  if (last?.id !== batch.id) return false;
  const { rows } = await sql`
    select from bulk_row where batch_id = ${batch.id} and outcome = 'changed' limit 1`.execute(db);
  return rows.length > 0;
}
