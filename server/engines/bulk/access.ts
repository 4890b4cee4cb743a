import { screenOf } from '../../../contract/bulk';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { notFound } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { type AccessChange, NO_CHANGE } from '../grants/change';
import { assertSameEffect, holdGroups } from '../grants/confirmed';
import type { AccessSource } from '../grants/source';
import { ownBatch, type StoredBatch } from './batch';
import { changedRows, changesIn, judgeRows, openRows } from './portion';
import type { BulkContext, BulkTarget, BulkTargets } from './target';

/**
 * The records that are judged in one go, which takes a fraction of a second; between two portions other calls run.
 */
const AT_A_TIME = 2000;

/**
 * What a batch would change of people's access, with its records as they are at this moment; of a batch that is done,
 * what undoing it would change.
 */
async function accessOf(
  db: Db,
  context: AppContext,
  target: BulkTarget,
  person: Person,
  batch: StoredBatch,
  lock: boolean,
): Promise<AccessChange> {
  if (target.access === undefined || !('establishments' in batch.action)) return NO_CHANGE;
  const done = batch.state === 'done';
  if (done && batch.undoes !== null) return NO_CHANGE;
  const rowsOf = done ? changedRows : openRows;
  const { action } = batch;
  const judging = { action, undoes: done ? batch.id : batch.undoes };
  const changes: ReturnType<typeof changesIn> = [];
  for (let after = 0; ; ) {
    const open = await rowsOf(db, batch.id, { after, most: AT_A_TIME });
    changes.push(...changesIn(await judgeRows(db, context, target, person, judging, open, lock)));
    const last = open.at(-1);
    if (last === undefined || open.length < AT_A_TIME) return target.access.changeOf(changes);
    after = last.position;
  }
}

/** The effect of a batch that was previewed, or of taking one back. */
export const bulkAccess = (targets: BulkTargets): AccessSource<'bulk'> => ({
  kind: 'bulk',
  screen: ({ resource }) => screenOf(resource),
  changeOf: async (db, context, person, { batch: id, resource }) => {
    const batch = await ownBatch(db, { id, actorId: person.id });
    if (batch.resource !== resource) throw notFound();
    return accessOf(db, context, targets[resource], person, batch, false);
  },
});

/**
 * Refuses to begin a batch if its effect is not the one that was shown. The rows that decide it stay locked until the
 * end of the transaction. Of a batch that goes on as a job, each later portion is judged again (decision 24).
 * @throws HttpError 409
 */
export async function assertSameBatchEffect(
  trx: Db,
  { context, targets }: BulkContext,
  person: Person,
  batch: StoredBatch,
  shown: string | undefined,
): Promise<void> {
  const target = targets[batch.resource];
  if (target.access === undefined) return;
  await holdGroups(trx, { writing: target.access.of === 'groups' });
  if (shown === undefined) return;
  await assertSameEffect(trx, person.scope, await accessOf(trx, context, target, person, batch, true), shown);
}
