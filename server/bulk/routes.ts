import { allowed } from '../../contract/access';
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
} from '../../contract/bulk';
import type { Language } from '../../contract/languages';
import { forbidden } from '../http/refusal';
import type { Serve } from '../http/serve';
import type { Portal } from '../portal';
import type { Person } from '../session/person';
import { lastBatch, ownBatch, type StoredBatch } from './batch';
import { describeBatch } from './describe';
import { doerOf } from './doer';
import { previewBatch } from './preview';
import { refusedIds, rowsPage } from './rows';
import { startBatch, undoBatch } from './start';

interface Asking {
  person: Person;
  language: Language;
  params: { id: string };
}

/** Bulk work over the lists of several screens: the person has to be allowed on the one that a batch is about. */
export function bulkRoutes(serve: Serve, portal: Portal): void {
  const { db } = portal.database;
  const batchOf = async ({ person, params: { id } }: Omit<Asking, 'language'>): Promise<StoredBatch> => {
    const batch = await ownBatch(db, { id, actorId: person.id });
    refuseUnlessAllowed(person, batch.resource);
    return batch;
  };
  const described = async (call: Asking) => describeBatch(db, await batchOf(call), call.language);

  serve(previewBulk, async (call) => {
    refuseUnlessAllowed(call.person, call.body.resource);
    const id = await previewBatch(portal, doerOf(call), call.body);
    return described({ ...call, params: { id } });
  });
  serve(startBulk, async (call) => {
    await batchOf(call);
    await startBatch(portal, doerOf(call), call.params.id);
    return described(call);
  });
  serve(undoBulk, async (call) => {
    await batchOf(call);
    const id = await undoBatch(portal, doerOf(call), call.params.id);
    return described({ ...call, params: { id } });
  });
  serve(getBulk, described);
  serve(getLastBulk, async ({ person, query: { resource }, language }) => {
    refuseUnlessAllowed(person, resource);
    const batch = await lastBatch(db, person.id, resource);
    return { batch: batch === undefined ? null : await describeBatch(db, batch, language) };
  });
  serve(listBulkRows, async (call) => rowsPage(db, (await batchOf(call)).id, call.query, call.language));
  serve(listRefused, async (call) => ({ ids: await refusedIds(db, (await batchOf(call)).id) }));
}

/** @throws Refusal 403 */
function refuseUnlessAllowed(person: Person, resource: BulkResource): void {
  if (!allowed(person, screenOf(resource))) throw forbidden();
}
