import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { BULK } from '../../../contract/limits';
import type { Db } from '../../platform/db/connections';
import { noteWrite } from '../../platform/db/replica/own-writes';
import { withRetries } from '../../platform/db/retry';
import { GivenUp, type JobHandler, type JobKind, jobHandler } from '../../platform/jobs/kind';
import { personNow } from '../../platform/principal/person';
import type { StoredBatch } from './batch';
import { settlePortion } from './settle';
import type { BulkContext } from './target';

const payload = z.strictObject({ batch: z.uuid() });

/** Runs a batch that takes longer than a call should. After a failure it goes on where the last attempt stopped. */
export const bulkJob: JobKind<z.infer<typeof payload>> = {
  name: 'bulkWork',
  payload,
  attempts: 10,
  seconds: 900,
};

/** The pause between two portions, in which other calls have the database to themselves. */
const COURTESY_MS = 10;

/** A portion that takes longer from its beginning to its commit has been given up. */
const UNTIL_COMMITTED_SECONDS = 60;

export function bulkJobHandlers(bulk: BulkContext): JobHandler[] {
  return [jobHandler(bulkJob, ({ batch }, signal) => runBatch(bulk, batch, signal))];
}

/**
 * Runs a batch portion by portion, each in a transaction of its own that changes the records and settles their rows,
 * so that no record is changed twice.
 */
async function runBatch(bulk: BulkContext, id: string, signal: AbortSignal): Promise<void> {
  const { context } = bulk;
  const { db } = context.database;
  const batch = await db.selectFrom('bulk_batch').where('id', '=', id).select('actor_id').executeTakeFirst();
  if (batch === undefined) return; // forgotten
  for (;;) {
    signal.throwIfAborted();
    // Before the portion, not in it: a note that waits for its commit would keep the person's other calls waiting.
    await noteWrite(context.database, batch.actor_id, UNTIL_COMMITTED_SECONDS);
    const more = await withRetries(() => db.transaction().execute((trx) => runPortion(trx, bulk, id)));
    context.jobSignal.notify();
    if (!more) return;
    await pause(COURTESY_MS);
  }
}

async function runPortion(trx: Db, bulk: BulkContext, id: string): Promise<boolean> {
  const batch = (await trx
    .selectFrom('bulk_batch')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()) as StoredBatch | undefined;
  // Forgotten, or done by an attempt whose server died before it could say so.
  if (batch?.state !== 'running') return false;
  const { address, language } = batch;
  const { screen } = bulk.targets[batch.resource];
  const person = await personNow(trx, { id: batch.actor_id, address, language }, screen);
  if (person === null) throw new GivenUp('The person may not do this any more');
  return settlePortion(trx, bulk, batch, person, { most: BULK.atOnce, notifies: true });
}
