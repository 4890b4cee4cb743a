import { sql } from 'kysely';
import type { BulkRow, listBulkRows } from '../../../contract/bulk';
import type { Language } from '../../../contract/languages';
import type { QueryOf } from '../../../contract/operation';
import { message } from '../../../i18n/server';
import type { Db } from '../../platform/db/connections';
import { readPage } from '../../platform/db/page';
import { reasonKey } from './reasons';

/** The records of a batch in the order of its preview, of one outcome or of all. */
export async function rowsPage(
  db: Db,
  batchId: string,
  query: QueryOf<typeof listBulkRows>,
  language: Language,
) {
  const matching = db
    .selectFrom('bulk_row')
    .where('batch_id', '=', batchId)
    .$if(query.outcome !== undefined, (q) => q.where('outcome', '=', query.outcome ?? ''));
  const columns = ['record_id as id', 'name', 'code', 'outcome', 'reason'] as const;
  const page = await readPage(db, query, {
    matching,
    rows: db.selectFrom('bulk_row').where('batch_id', '=', batchId).select(columns),
    by: sql.ref('position'),
    direction: 'asc',
    key: sql.ref('position'),
  });
  return {
    ...page,
    content: page.content.map(({ reason, ...row }) => ({
      ...row,
      outcome: row.outcome as BulkRow['outcome'],
      reason: reason === null ? null : message(language, reasonKey(reason)),
    })),
  };
}

/** The keys of the records that were refused. */
export async function refusedIds(db: Db, batchId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bulk_row')
    .where('batch_id', '=', batchId)
    .where('outcome', '=', 'refused')
    .select('record_id')
    .orderBy('position')
    .execute();
  return rows.map(({ record_id }) => record_id);
}
