import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { GrouperFilter, GrouperRow, GrouperSort, listAssociators } from '../../../contract/groupers';
import type { QueryOf } from '../../../contract/operation';
import { asPage } from '../../../contract/paging';
import { LISTED_ECS } from '../../../contract/users';
import type { Db } from '../../platform/db/connections';
import { readPage, sortOf } from '../../platform/db/page';
import { askedFirst, containsWords } from '../../platform/db/search-box';

export const grouperSortColumns = {
  nome: 'name_folded',
  ativo: 'active',
} as const satisfies Record<GrouperSort, string>;

/** Queries the groups that match a filter, without columns and unsorted: for the list and exports. */
export function matchingGroupers(db: Db, { associatorName, ec }: GrouperFilter) {
  const name = sql.ref<string>('grouper.name_folded');
  return db
    .selectFrom('grouper')
    .$if(associatorName !== undefined, (q) => q.where(containsWords(name, associatorName ?? '')))
    .$if(ec !== undefined && ec.length > 0, (q) => q.where(holdsOneOf(ec ?? [])));
}

function holdsOneOf(codes: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`grouper.id in (
    select grouper_id from grouper_establishment where establishment_code = any(${codes}::text[]))`;
}

/** API-14, GRP-10: returns the list of groupers; USR-18: or only their names, by default all in one page. */
export async function associatorsPage(db: Db, query: QueryOf<typeof listAssociators>) {
  const { ecAssociatorName: associatorName, ec, filtering = false } = query;
  const [field, direction] = sortOf(query, 'nome,asc');
  const matching = matchingGroupers(db, { associatorName, ec });
  const by = sql.ref(grouperSortColumns[field]);
  const list = { stamped: 'groups', matching, by, direction, key: sql.ref('id') } as const;
  if (filtering) {
    const rows = db.selectFrom('grouper').select(['id', 'name', 'active', 'version']);
    return readPage(db, query, { ...list, rows }, rowColumns(ec));
  }
  const names = ['id', 'name as nome'] as const;
  if (query.page !== undefined) {
    return readPage(db, query, { ...list, rows: db.selectFrom('grouper').select(names) });
  }
  const all = await matching.select(names).orderBy(by, direction).orderBy('id', direction).execute();
  return asPage(all, all.length, { page: 0, size: Math.max(all.length, 1) });
}

/** GRP-10. The establishments are read only for the rows of the page; those that are asked for come first. */
const rowColumns = (asked: readonly string[] | undefined): RawBuilder<GrouperRow> => sql<GrouperRow>`
  listed.id, listed.name as nome, listed.active as ativo, listed.version,
  (select count(*) from grouper_establishment where grouper_id = listed.id) as "ecsTotal",
  (select coalesce(json_agg(shown), '[]') from (
    select e.code as id, e.name as "nomeFantasia"
    from grouper_establishment ge join establishment e on e.code = ge.establishment_code
    where ge.grouper_id = listed.id
    order by ${askedFirst(sql`e.code`, asked)} e.name_folded, e.code limit ${sql.lit(LISTED_ECS)}) as shown) as ecs`;
