import { sql } from 'kysely';
import type { QueryOf } from '../../../contract/operation';
import { asPage } from '../../../contract/paging';
import type { listAssociators } from '../../../contract/user-options';
import type { Db } from '../../platform/db/open';
import { readPage } from '../../platform/db/page';
import { contains } from '../../platform/db/search';

/** API-14, USR-18: groups by name, page by page, or all of them in one page where none is asked for. */
export async function associatorsPage(db: Db, { ecAssociatorName, page }: QueryOf<typeof listAssociators>) {
  const name = sql.ref<string>('name_folded');
  const matching = db
    .selectFrom('grouper')
    .$if(ecAssociatorName !== undefined, (q) => q.where(contains(name, ecAssociatorName ?? '')));
  const columns = ['id', 'name as nome'] as const;
  if (page !== undefined) {
    const rows = db.selectFrom('grouper').select(columns);
    const order = { by: name, direction: 'asc', key: sql.ref('id') } as const;
    return readPage(db, { page }, { stamped: 'groups', matching, rows, ...order });
  }
  const all = await matching.select(columns).orderBy(name).orderBy('id').execute();
  return asPage(all, all.length, { page: 0, size: Math.max(all.length, 1) });
}
