import { sql } from 'kysely';
import type { QueryOf } from '../../contract/operation';
import { asPage } from '../../contract/paging';
import type { listAssociators } from '../../contract/user-options';
import type { Db } from '../db/open';
import { readPage } from '../db/page';
import { contains } from '../db/search';

/** API-14, USR-18: groups by name, page by page, or all of them in one page where none is asked for. */
export async function associatorsPage(db: Db, { ecAssociatorName, page }: QueryOf<typeof listAssociators>) {
  const folded = sql<string>`folded(name) collate "C"`;
  const matching = db
    .selectFrom('grouper')
    .$if(ecAssociatorName !== undefined, (q) => q.where(contains(folded, ecAssociatorName ?? '')));
  const sorted = matching.select(['id', 'name as nome']).orderBy(folded).orderBy('id');
  if (page !== undefined) return readPage(db, { page }, matching, sorted);
  const all = await sorted.execute();
  return asPage(all, all.length, { page: 0, size: Math.max(all.length, 1) });
}
