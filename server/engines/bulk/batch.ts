import { sql } from 'kysely';
import type { BulkAction, BulkResource } from '../../../contract/bulk';
import type { Language } from '../../../contract/languages';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { notFound } from '../../platform/errors/http-error';
import { purgeRows } from '../../platform/retention/purge';
import { keptSince } from '../../platform/retention/settings';

/** A batch as the database has it. */
export interface StoredBatch {
  id: string;
  actor_id: number;
  address: string;
  /** The language of the mails that the batch causes. */
  language: Language;
  resource: BulkResource;
  action: BulkAction;
  undoes: string | null;
  state: 'previewed' | 'running' | 'done';
  previewed_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface BatchKey {
  id: string;
  actorId: number;
}

/**
 * Reads a batch of this person.
 * @param lock locks it until the end of the transaction
 * @throws HttpError 404 also for a batch of somebody else
 */
export async function ownBatch(db: Db, { id, actorId }: BatchKey, lock = false): Promise<StoredBatch> {
  const batch = UUID.test(id)
    ? await db
        .selectFrom('bulk_batch')
        .where('id', '=', id)
        .where('actor_id', '=', actorId)
        .selectAll()
        .$if(lock, (q) => q.forUpdate())
        .executeTakeFirst()
    : undefined;
  if (batch === undefined) throw notFound();
  return batch as StoredBatch;
}

/** The batch that this person has started last, of a resource. */
export async function lastBatch(
  db: Db,
  actorId: number,
  resource: BulkResource,
): Promise<StoredBatch | undefined> {
  const batch = await db
    .selectFrom('bulk_batch')
    .where('actor_id', '=', actorId)
    .where('resource', '=', resource)
    .where('started_at', 'is not', null)
    .selectAll()
    .orderBy('started_at', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return batch as StoredBatch | undefined;
}

/** The id of the batch that undoes this one; `null` where there is none. */
export async function undoOf(db: Db, { id }: StoredBatch): Promise<string | null> {
  const undo = await db.selectFrom('bulk_batch').where('undoes', '=', id).select('id').executeTakeFirst();
  return undo?.id ?? null;
}

export async function countRows(db: Db, id: string): Promise<number> {
  const { rows } = await db
    .selectFrom('bulk_row')
    .where('batch_id', '=', id)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
}

/** Batches that one statement deletes: the rows of each, up to 100,000, go along. */
const AT_ONCE = 1;

/** Batches are remembered for a while, with what each record was. */
export async function purgeOldBatches(context: AppContext): Promise<void> {
  const before = keptSince(context, 'bulk');
  await purgeRows(context, 'bulk_batch', sql`previewed_at < ${before}::timestamptz`, AT_ONCE);
}
