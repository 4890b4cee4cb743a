import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { BULK } from '../../../contract/limits';
import type { Db } from '../../platform/db/connections';
import { withRetries } from '../../platform/db/retry';
import { HttpError } from '../../platform/errors/http-error';
import { enqueue } from '../../platform/jobs/store';
import { stillAllowed } from '../../platform/principal/person';
import type { Person } from '../../platform/principal/principal';
import { assertSameBatchEffect } from './access';
import { countRows, ownBatch, type StoredBatch, undoOf } from './batch';
import { bulkJob } from './job';
import { settlePortion } from './settle';
import { isUndoable, stateOf } from './state';
import type { BulkContext } from './target';

/**
 * Starts a previewed batch, within the call or as a job. A batch that runs or is done already stays as it is.
 * @param effect the fingerprint of the effect on access that the person was shown
 * @throws HttpError 409 where the effect has changed since
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
 * Undoes the last batch of the person, by a batch of its own.
 * @param effect the fingerprint of the effect on access that the person was shown, where it was
 * @returns the id of the undoing batch, which may exist already
 * @throws HttpError 409 for a batch that cannot be undone, and where the effect has changed since
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
    if (!(await isUndoable(trx, batch))) throw new HttpError(409, 'bulkReplies.notUndoable');
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

/** Runs a small batch in this transaction, and enqueues a large one as a job. */
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
  const confirmed = batch.state === 'previewed' || batch.undoes !== null;
  if (confirmed) await assertSameBatchEffect(trx, bulk, now, batch, effect);
  const at = context.now();
  await trx
    .updateTable('bulk_batch')
    .where('id', '=', batch.id)
    .set({ state: 'running', started_at: sql<Date>`coalesce(started_at, ${at})` })
    .execute();
  if ((await countRows(trx, batch.id)) > BULK.atOnce) await enqueue(trx, bulkJob, { batch: batch.id }, at);
  else await settlePortion(trx, bulk, batch, now, { most: BULK.atOnce, notifies: false });
}

async function inTransaction<T>({ context }: BulkContext, write: (trx: Db) => Promise<T>): Promise<T> {
  const written = await withRetries(() => context.database.db.transaction().execute(write));
  context.jobSignal.notify();
  return written;
}
