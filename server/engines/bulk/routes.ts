import { grantsAccess, mayChange } from '../../../contract/access';
import {
  type BulkResource,
  getBulk,
  getLastBulk,
  listBulkRows,
  listRefused,
  previewBulk,
  screenOf,
  startBulk,
  undoBulk,
} from '../../../contract/bulk';
import type { Language } from '../../../contract/languages';
import type { Db } from '../../platform/db/connections';
import { inSnapshot } from '../../platform/db/reading';
import { forbidden } from '../../platform/errors/http-error';
import type { Serve } from '../../platform/http/serve';
import { assertFactorGiven } from '../../platform/principal/factor-rule';
import type { Person } from '../../platform/principal/principal';
import { lastBatch, ownBatch, type StoredBatch } from './batch';
import { describeBatch } from './describe';
import { previewBatch } from './preview';
import { refusedIds, rowsPage } from './rows';
import { startBatch, undoBatch } from './start';
import type { BulkContext } from './target';

/** Bulk work that switches something off or on again, or is about records that say what people have access to. */
const movesAccess = ({ resource, action: { kind } }: StoredBatch): boolean =>
  kind === 'deactivate' || grantsAccess(screenOf(resource));

interface BatchCall {
  principal: Person;
  language: Language;
  params: { id: string };
}

/** Bulk work over the lists of several screens: the person has to be allowed to change the records of the one that a batch is about. */
export function bulkRoutes(serve: Serve, bulk: BulkContext): void {
  const { db } = bulk.context.database;
  const batchOf = async (
    { principal, params: { id } }: Omit<BatchCall, 'language'>,
    at: Db = db,
  ): Promise<StoredBatch> => {
    const batch = await ownBatch(at, { id, actorId: principal.id });
    assertAllowed(principal, batch.resource);
    return batch;
  };
  // A job that ends between two reads would leave a batch that runs and has no job: one that has failed.
  const described = (call: BatchCall) =>
    inSnapshot(db, async (trx) => describeBatch(trx, await batchOf(call, trx), call.language));

  serve(previewBulk, async (call) => {
    assertAllowed(call.principal, call.body.resource);
    const id = await previewBatch(bulk, call.principal, call.body);
    return described({ ...call, params: { id } });
  });
  serve(startBulk, async (call) => {
    const batch = await batchOf(call);
    if (movesAccess(batch)) assertFactorGiven(call.principal, bulk.context.now());
    await startBatch(bulk, call.principal, call.params.id, call.query.effect);
    return described(call);
  });
  serve(undoBulk, async (call) => {
    const batch = await batchOf(call);
    // Undone, an activation switches off.
    if (movesAccess(batch) || batch.action.kind === 'activate')
      assertFactorGiven(call.principal, bulk.context.now());
    const id = await undoBatch(bulk, call.principal, call.params.id, call.query.effect);
    return described({ ...call, params: { id } });
  });
  serve(getBulk, described);
  serve(getLastBulk, async ({ principal, query: { resource }, language }) => {
    assertAllowed(principal, resource);
    return inSnapshot(db, async (trx) => {
      const batch = await lastBatch(trx, principal.id, resource);
      return { batch: batch === undefined ? null : await describeBatch(trx, batch, language) };
    });
  });
  serve(listBulkRows, async (call) => rowsPage(db, (await batchOf(call)).id, call.query, call.language));
  serve(listRefused, async (call) => ({ ids: await refusedIds(db, (await batchOf(call)).id) }));
}

/** @throws HttpError 403 */
function assertAllowed(person: Person, resource: BulkResource): void {
  if (!mayChange(person, screenOf(resource))) throw forbidden();
}
