import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { BULK } from '../../../contract/limits';
import type { Db } from '../db/open';
import { withRetries } from '../db/retry';
import { HttpError } from '../http/http-error';
import { enqueue } from '../jobs/store';
import { stillAllowed } from '../principal/person';
import type { Person } from '../principal/principal';
import { refuseOtherBatchEffect } from './access';
import { countRows, ownBatch, type StoredBatch, undoOf } from './batch';
import { bulkJob } from './job';
import { settlePortion } from './settle';
import { isUndoable, stateOf } from './state';
import type { BulkContext } from './target';

/**
 * Does what was previewed, now or as a job. What runs or is done already stays as it is.
 * @param effect the fingerprint of the effect on access that the person was shown
 * @throws HttpError 409 where that would be another one by now
 */
export async function startBatch(
  bulk: BulkContext,
  person: Person,
  id: string,
  effect?: string,
): Promise<void> {
  await inTransaction(bulk, async (trx) => {
    const batch = await ownBatch(trx, { id, actorId: person.id }, true);
    const state = await stateOf(trx, batch);
    if (state === 'previewed' || state === 'failed') await begin(trx, bulk, person, batch, effect);
  });
}

/**
 * Takes the person's last batch back, as a batch of its own.
 * @param effect the fingerprint of what that does to access, where the person was shown it
 * @returns the id of the batch that takes it back, which may have been there before
 * @throws HttpError 409 for a batch that cannot be taken back, and where the effect would be another one by now
 */
export async function undoBatch(
  bulk: BulkContext,
  person: Person,
  id: string,
  effect?: string,
): Promise<string> {
  return inTransaction(bulk, async (trx) => {
    const batch = await ownBatch(trx, { id, actorId: person.id }, true);
    const before = await undoOf(trx, batch);
    if (before !== null) return before;
    if (!(await isUndoable(trx, batch))) throw new HttpError(409, 'bulk.notUndoable');
    const undo: StoredBatch = { ...batch, id: randomUUID(), undoes: batch.id, state: 'running' };
    await insertUndo(trx, bulk, person, undo);
    await begin(trx, bulk, person, undo, effect);
    return undo.id;
  });
}

async function insertUndo(
  trx: Db,
  { context }: BulkContext,
  person: Person,
  undo: StoredBatch,
): Promise<void> {
  const { id, undoes, actor_id, resource, action } = undo;
  await trx
    .insertInto('bulk_batch')
    .values({
      id,
      undoes,
      actor_id,
      resource,
      action: JSON.stringify(action),
      address: person.address ?? '',
      language: person.language,
      previewed_at: context.now(),
      started_at: null,
      finished_at: null,
    })
    .execute();
  await sql`
    insert into bulk_row (batch_id, position, record_id, name, code, outcome, version_before, reversal)
    select ${id}::uuid, position, record_id, name, code, 'changing', version_after, reversal
    from bulk_row where batch_id = ${undoes} and outcome = 'changed'`.execute(trx);
}

/** Few rows at once, in this transaction; many as a job, which is written in it. */
async function begin(
  trx: Db,
  bulk: BulkContext,
  person: Person,
  batch: StoredBatch,
  effect?: string,
): Promise<void> {
  const { context, targets } = bulk;
  const target = targets[batch.resource];
  const now = await stillAllowed(trx, person, target.screen);
  const asked = batch.state === 'previewed' || batch.undoes !== null;
  if (asked) await refuseOtherBatchEffect(trx, bulk, now, batch, effect);
  const at = context.now();
  await trx
    .updateTable('bulk_batch')
    .where('id', '=', batch.id)
    .set({ state: 'running', started_at: sql<Date>`coalesce(started_at, ${at})` })
    .execute();
  if ((await countRows(trx, batch.id)) > BULK.atOnce) await enqueue(trx, bulkJob, { batch: batch.id }, at);
  else await settlePortion(trx, bulk, batch, now, { most: BULK.atOnce, tell: false });
}

async function inTransaction<T>({ context }: BulkContext, write: (trx: Db) => Promise<T>): Promise<T> {
  const written = await withRetries(() => context.database.db.transaction().execute(write));
  context.jobSignal.notify();
  return written;
}
