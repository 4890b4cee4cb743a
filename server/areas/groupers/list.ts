import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  exportGroupers,
  type GrouperFilter,
  type GrouperRow,
  listAssociators,
} from '../../../contract/groupers';
import type { QueryOf } from '../../../contract/operation';
import { asPage } from '../../../contract/paging';
import { typedText } from '../../../contract/typed-text';
import { LISTED_ECS } from '../../../contract/users';
import { needsQuotes, quotedName } from '../../engines/imports/items';
import { defineList } from '../../engines/lists/define';
import { worded } from '../../engines/lists/values';
import { establishmentsFact } from '../../network/reports/named';
import type { Db } from '../../platform/db/connections';
import { readPage } from '../../platform/db/page';
import { askedFirst, containsWords } from '../../platform/db/search-box';
import type { Scope } from '../../platform/principal/scope';
import type { Clock } from '../../platform/time/clock';

/** All establishments, which the screen shortens to "+3"; the import reads the codes from this column. */
const named = sql`(
  select string_agg(${quotedName(sql`e.name`, sql`${needsQuotes(sql`e.name`)} or e.name ~ '[;"]'`)} || ' (' || e.code || ')', '; ' order by e.name_folded, e.code)
  from grouper_establishment ge join establishment e on e.code = ge.establishment_code
  where ge.grouper_id = grouper.id)`;

/** Queries the groups that match a filter, without columns and unsorted: for the list, bulk actions and exports. */
export function matchingGroupers(db: Db, { associatorName, ec }: GrouperFilter) {
  const name = sql.ref<string>('grouper.name_folded');
  return db
    .selectFrom('grouper')
    .$if(associatorName !== undefined, (q) => q.where(containsWords(name, typedText(associatorName ?? ''))))
    .$if(ec !== undefined && ec.length > 0, (q) => q.where(holdsOneOf(ec ?? [])));
}

function holdsOneOf(codes: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`grouper.id in (
    select grouper_id from grouper_establishment where establishment_code = any(${codes}::text[]))`;
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

/** API-14, GRP-02, GRP-10: the groupers, by default sorted by name. */
export const grouperList = defineList(exportGroupers, {
  name: 'agrupadores',
  title: 'screens./agrupadores.title',
  table: 'grouper',
  key: 'id',
  keyType: 'int',
  stamped: 'groups',
  initial: 'nome,asc',
  ahead: { call: listAssociators, query: { filtering: true } },
  fields: {
    nome: { title: 'groupers.columns.nome', type: 'text', value: 'name', sort: 'name_folded' },
    ecs: { title: 'groupers.columns.ecs', type: 'text', value: named },
    ativo: worded('groupers.columns.ativo', 'active'),
    id: { title: 'groupers.columns.id', type: 'code', value: 'id' },
  },
  facts: {
    associatorName: { label: 'groupers.filters.associatorName' },
    ec: { label: 'groupers.filters.ec', shown: establishmentsFact },
  },
  matching: (db, _scope, filter) => matchingGroupers(db, filter),
  rows: (db) => db.selectFrom('grouper').select(['id', 'name', 'active', 'version']),
  answered: (_scope, { ec }) => rowColumns(ec),
});

/** API-14: returns the list of groupers; USR-18: or only their names, by default all in one page. */
export async function associatorsPage(
  db: Db,
  scope: Scope,
  { ecAssociatorName: associatorName, filtering = false, ...rest }: QueryOf<typeof listAssociators>,
  clock: Clock,
) {
  const query = { ...rest, associatorName };
  if (filtering) return grouperList.page(db, scope, query, clock);
  const listing = grouperList.listing(db, scope, query, clock);
  const names = ['id', 'name as nome'] as const;
  if (query.page !== undefined) {
    return readPage(db, query, { ...listing, rows: db.selectFrom('grouper').select(names) });
  }
  const { matching, by, key, direction } = listing;
  const all = await matching.select(names).orderBy(by, direction).orderBy(key, direction).execute();
  return asPage(all, all.length, { page: 0, size: Math.max(all.length, 1) });
}
