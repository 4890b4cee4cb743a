import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { BULK } from '../../../contract/limits';
import type { Db } from '../db/open';
import { withRetries } from '../db/retry';
import { GivenUp, type JobKind, type Work, work } from '../jobs/kind';
import { personNow } from '../principal/person';
import type { StoredBatch } from './batch';
import { settlePortion } from './settle';
import type { BulkContext } from './target';

const payload = z.strictObject({ batch: z.uuid() });

/** A batch that is longer than a call should take; it goes on where a try before it has stopped. */
export const bulkJob: JobKind<z.infer<typeof payload>> = {
  name: 'bulkWork',
  payload,
  tries: 10,
  seconds: 900,
};

/** How long others have the database to themselves between two portions. */
const COURTESY_MS = 10;

export function bulkWorks(context: BulkContext): Work[] {
  return [work(bulkJob, ({ batch }, signal) => runBatch(context, batch, signal))];
}

/** Portion by portion, each a transaction: a row is settled in the one that changes its record, so that it is changed once. */
async function runBatch(context: BulkContext, id: string, signal: AbortSignal): Promise<void> {
  const { portal } = context;
  for (;;) {
    signal.throwIfAborted();
    const more = await withRetries(() =>
      portal.database.db.transaction().execute((trx) => runPortion(trx, context, id)),
    );
    portal.bell.ring();
    if (!more) return;
    await pause(COURTESY_MS);
  }
}

async function runPortion(trx: Db, context: BulkContext, id: string): Promise<boolean> {
  const batch = (await trx
    .selectFrom('bulk_batch')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()) as StoredBatch | undefined;
  // Forgotten, or done by a try whose server died before it could say so.
  if (batch?.state !== 'running') return false;
  const { address, language } = batch;
  const { screen } = context.targets[batch.resource];
  const person = await personNow(trx, { id: batch.actor_id, address, language }, screen);
  if (person === null) throw new GivenUp('The person may not do this any more');
  return settlePortion(trx, context, batch, person, { most: BULK.atOnce, tell: true });
}
