import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { BulkSelection, BulkWish } from '../../../contract/bulk';
import { BULK } from '../../../contract/limits';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { HttpError } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { countRows } from './batch';
import { judgeRows, openRows, writeRows } from './portion';
import type { BulkContext, BulkTarget } from './target';

/**
 * The records that are judged in one go, which takes a fraction of a second; between two portions other calls run.
 */
const AT_A_TIME = 2000;

/**
 * Freezes what a selection names and says of each record what would become of it.
 * @returns the batch's id
 * @throws HttpError 400 or 403 for an action that is none of the person's, 400 for more records than a batch takes
 */
export async function previewBatch(
  { context, targets }: BulkContext,
  person: Person,
  wish: BulkWish,
): Promise<string> {
  const { db } = context.database;
  const { resource, selection, action } = wish;
  const target = targets[resource];
  await target.check(db, person, selection, action, context);
  const id = randomUUID();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('bulk_batch')
      .values({
        id,
        actor_id: person.id,
        address: person.address ?? '',
        language: person.language,
        resource,
        action: JSON.stringify(action),
        undoes: null,
        previewed_at: context.now(),
        started_at: null,
        finished_at: null,
      })
      .execute();
    await freeze(trx, context, id, person, target, selection);
    if ((await countRows(trx, id)) > BULK.most) {
      throw new HttpError(400, 'bulkReplies.tooMany', {}, null, { most: BULK.most });
    }
  });
  const batch = { action, undoes: null };
  for (let after = 0; ; ) {
    const rows = await openRows(db, id, { after, most: AT_A_TIME });
    await writeRows(db, id, await judgeRows(db, context, target, person, batch, rows, false), false);
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_A_TIME) return id;
    after = last.position;
    await turn();
  }
}

/** The keys that a selection names at this moment, each once. What was named one by one keeps its order. */
async function freeze(
  trx: Db,
  context: AppContext,
  id: string,
  person: Person,
  target: BulkTarget,
  selection: BulkSelection,
): Promise<void> {
  const frozen =
    'ids' in selection
      ? sql`select given.id, min(given.place) as place
          from unnest(${selection.ids}::text[]) with ordinality as given (id, place) group by given.id`
      : sql`select id, place from (${target.matching(trx, person, selection.filter, context)}) as matching
          where not (id = any(${selection.except ?? []}::text[]))`;
  await sql`
    insert into bulk_row (batch_id, position, record_id)
    select ${id}::uuid, row_number() over (order by place, id), id from (${frozen}) as frozen
    limit ${BULK.most + 1}`.execute(trx);
}
