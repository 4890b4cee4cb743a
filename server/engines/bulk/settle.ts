import type { Db } from '../../platform/db/connections';
import type { Person } from '../../platform/principal/principal';
import { notify } from '../notices/notify';
import type { StoredBatch } from './batch';
import { bulkDone } from './done-notice';
import { changesIn, judgeRows, openRows, writeRows } from './portion';
import type { BulkContext } from './target';

interface Settling {
  /** The number of rows that are dealt with at most. */
  most: number;
  /** Whether the person is notified at the end of the batch, because nobody waits for it. */
  notifies: boolean;
}

/**
 * Deals with the next rows of a running batch: judges each record as it is now, writes the changes, and keeps the
 * outcome of each row. With the last row the batch is done.
 * @param trx the transaction in which the batch was locked
 * @returns whether there are more rows
 */
export async function settlePortion(
  trx: Db,
  { context, targets }: BulkContext,
  batch: StoredBatch,
  person: Person,
  { most, notifies }: Settling,
): Promise<boolean> {
  const open = await openRows(trx, batch.id, { most: most + 1 });
  const target = targets[batch.resource];
  const judged = await judgeRows(trx, context, target, person, batch, open.slice(0, most), true);
  await target.apply(trx, context, person, changesIn(judged));
  await writeRows(trx, batch.id, judged, true);
  if (open.length > most) return true;
  const at = context.now();
  await trx
    .updateTable('bulk_batch')
    .where('id', '=', batch.id)
    .set({ state: 'done', finished_at: at })
    .execute();
  if (notifies) await notifyDone(trx, batch, person, at);
  return false;
}

async function notifyDone(trx: Db, { id, resource, action, undoes }: StoredBatch, person: Person, at: Date) {
  const { changed, all } = await trx
    .selectFrom('bulk_row')
    .where('batch_id', '=', id)
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('outcome', '=', 'changed').as('changed'),
    ])
    .executeTakeFirstOrThrow();
  const facts = { resource, action: action.kind, undo: undoes !== null, changed, others: all - changed };
  await notify(trx, bulkDone(facts), { to: [person.id], at });
}
