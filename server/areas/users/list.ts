import { type RawBuilder, sql } from 'kysely';
import { LEVEL } from '../../../contract/access';
import type { QueryOf } from '../../../contract/operation';
import type { listViewers, ViewerRow, ViewerSort } from '../../../contract/report-viewers';
import { LISTED_ECS, type listUsers, type UserRow, type UserSort } from '../../../contract/users';
import type { Db } from '../../platform/db/connections';
import { readPage, sortOf } from '../../platform/db/page';
import { askedFirst } from '../../platform/db/search-box';
import type { Scope } from '../../platform/principal/scope';
import { matchingUsers } from './matching';
import { reachesBeyond } from './reach';

const sortColumns = {
  name: 'name_folded',
  login: 'login',
  email: 'email_folded',
  profileAccess: 'role',
  active: 'active',
} as const satisfies Record<UserSort | ViewerSort, string>;

/** API-11, LIST-14: returns a page of the users that match, by default sorted by name. */
export function usersPage(db: Db, scope: Scope, query: QueryOf<typeof listUsers>) {
  const [field, direction] = sortOf(query, 'name,asc');
  const rows = db
    .selectFrom('portal_user')
    .select(['id', 'name', 'login', 'email', 'active', 'role', 'api_access', 'version']);
  const list = { ...people(field, direction), matching: matchingUsers(db, scope, query), rows };
  return readPage(db, query, list, userColumns(query.ecs));
}

/** API-18, LIST-15: returns a page of the report viewers that match and that the caller manages. */
export function viewersPage(db: Db, scope: Scope, query: QueryOf<typeof listViewers>) {
  const [field, direction] = sortOf(query, 'name,asc');
  const matching = matchingUsers(db, scope, { ...query, profileAccess: [LEVEL.viewer] });
  const rows = db.selectFrom('portal_user').select(['id', 'name', 'login', 'email', 'active', 'version']);
  const list = { ...people(field, direction), matching, rows };
  return readPage(db, query, list, viewerColumns(scope));
}

const people = <Direction>(field: keyof typeof sortColumns, direction: Direction) => ({
  stamped: 'people' as const,
  by: sql.ref(sortColumns[field]),
  direction,
  key: sql.ref('id'),
});

/** VIEW-06: the columns of the list of report viewers. */
const viewerColumns = (scope: Scope): RawBuilder<ViewerRow> => sql<ViewerRow>`
  listed.*, ${reachesBeyond(scope, sql.ref('listed.id'))} as "linksOnly"`;

/** The establishments to which the user of a row has access, also through groups. */
const held = sql`
  select establishment_code as code from user_establishment where user_id = listed.id
  union
  select ge.establishment_code from user_grouper ug join grouper_establishment ge using (grouper_id)
  where ug.user_id = listed.id`;

/**
 * USR-06: the columns of the list. The establishments are read only for the rows of the page; those that are asked for
 * come first.
 */
const userColumns = (asked: readonly string[] | undefined): RawBuilder<UserRow> => sql<UserRow>`
  listed.id, listed.name, listed.login, listed.email, listed.active, listed.version,
  listed.api_access as "apiAccess",
  json_build_array(json_build_object('id', listed.role)) as "profileAccess",
  (select count(*) from (${held}) as held) as "ecsTotal",
  (select coalesce(json_agg(shown), '[]') from (
    select e.code as id, e.name as "nomeFantasia"
    from (${held}) as held join establishment e on e.code = held.code
    order by ${askedFirst(sql`e.code`, asked)} e.name_folded, e.code limit ${sql.lit(LISTED_ECS)}) as shown) as ecs`;
