import { type RawBuilder, sql } from 'kysely';
import { LEVEL } from '../../../contract/access';
import {
  exportViewers,
  listViewers,
  type ViewerFilter,
  type ViewerRow,
} from '../../../contract/report-viewers';
import { exportUsers, LISTED_ECS, listUsers, type UserFilter, type UserRow } from '../../../contract/users';
import { needsQuotes, quotedName } from '../../engines/imports/items';
import { defineList } from '../../engines/lists/define';
import type { ListFact } from '../../engines/lists/source';
import { worded } from '../../engines/lists/values';
import { activeOrNot, flagged, yesOrNo } from '../../engines/lists/words';
import { establishmentsFact } from '../../network/reports/named';
import type { Db } from '../../platform/db/connections';
import { askedFirst } from '../../platform/db/search-box';
import { assertFilterInScope } from '../../platform/principal/foreign';
import { type Scope, within } from '../../platform/principal/scope';
import { matchingUsers } from './matching';
import { reachesBeyond } from './reach';
import { categoryName, profileName } from './words';

/** Codes separated by blanks, as the import reads them; only those that the reader sees. */
const codes = (scope: Scope, from: RawBuilder<unknown>) => sql`(
  select string_agg(distinct code, ' ' order by code) from (${from}) as given
  where ${within(scope, sql.ref<string>('given.code'))})`;
/** All establishments by name, as in the list, with their codes. */
const named = (scope: Scope, from: RawBuilder<unknown>) => sql`(
  select string_agg(e.name || ' (' || e.code || ')', '; ' order by e.name_folded, e.code)
  from (${from}) as given join establishment e on e.code = given.code
  where ${within(scope, sql.ref<string>('given.code'))})`;
const own = sql`select establishment_code as code from user_establishment where user_id = portal_user.id`;
const throughGroups = sql`select ge.establishment_code from user_grouper ug
  join grouper_establishment ge using (grouper_id) where ug.user_id = portal_user.id`;
/** All in quotation marks as soon as any group's name has the separator: nobody could tell it from two names. */
const groupName = quotedName(
  sql`g.name`,
  sql`${needsQuotes(sql`g.name`)} or exists (select from grouper where position('|' in name) > 0)`,
);
const groups = sql`(select string_agg(${groupName}, '|' order by g.name_folded, g.id) from user_grouper ug
  join grouper g on g.id = ug.grouper_id where ug.user_id = portal_user.id)`;

/** The lists of users and of report viewers share the people, their fields, their filters. */
const people = {
  table: 'portal_user',
  key: 'id',
  keyType: 'int',
  stamped: 'people',
  initial: 'name,asc',
  refuse: (db: Db, scope: Scope, { ecs }: UserFilter | ViewerFilter) => assertFilterInScope(db, scope, ecs),
} as const;
const basicFields = {
  name: { title: 'imports.columns.name', type: 'text', value: 'name', sort: 'name_folded' },
  login: { title: 'imports.columns.login', type: 'code', value: 'login', sort: 'login' },
  email: { title: 'imports.columns.email', type: 'text', value: 'email', sort: 'email_folded' },
  active: worded('imports.columns.status', 'active'),
} as const;
const establishments = {
  title: 'imports.columns.establishments',
  type: 'code',
  value: (scope: Scope) => codes(scope, own),
} as const;
const basicFacts = {
  name: { label: 'imports.columns.name' },
  login: { label: 'imports.columns.login' },
  status: { label: 'imports.columns.status', shown: flagged(activeOrNot) },
  ecs: { label: 'imports.columns.ecs', shown: establishmentsFact },
} as const satisfies Record<string, ListFact>;

/** API-11, LIST-14: the users, by default sorted by name. */
export const userList = defineList(exportUsers, {
  ...people,
  name: 'usuarios',
  ahead: { call: listUsers },
  title: 'screens./usuarios.title',
  fields: {
    ...basicFields,
    profileAccess: worded('imports.columns.profile', 'role', (role, language) =>
      profileName(Number(role), language),
    ),
    ecs: {
      title: 'imports.columns.ecs',
      type: 'text',
      value: (scope) => named(scope, sql`${own} union ${throughGroups}`),
    },
    establishments,
    groups: { title: 'imports.columns.groups', type: 'text', value: groups },
    category: {
      title: 'imports.columns.category',
      type: 'text',
      value: 'specific_code',
      shown: (code, language) => (code === '' ? '' : categoryName(Number(code), language)),
    },
    apiAccess: { title: 'imports.columns.apiAccess', type: 'text', value: 'api_access', shown: yesOrNo },
    apiStart: { title: 'imports.columns.apiStart', type: 'date', value: 'api_starts_on' },
    apiEnd: { title: 'imports.columns.apiEnd', type: 'date', value: 'api_ends_on' },
  },
  facts: {
    ...basicFacts,
    profileAccess: {
      label: 'imports.columns.profile',
      shown: (value, language) =>
        (value as number[]).map((profile) => profileName(profile, language)).join(', '),
    },
  },
  matching: matchingUsers,
  rows: (db) =>
    db
      .selectFrom('portal_user')
      .select(['id', 'name', 'login', 'email', 'active', 'role', 'api_access', 'version']),
  answered: (_scope, { ecs }) => userColumns(ecs),
});

/** API-18, LIST-15: the report viewers; level 2 gets those of its establishments, and of each only these. */
export const viewerList = defineList(exportViewers, {
  ...people,
  name: 'visualizadores-relatorios',
  ahead: { call: listViewers },
  title: 'screens./visualizadores-relatorios.title',
  fields: { ...basicFields, establishments },
  facts: { ...basicFacts, email: { label: 'imports.columns.email' } },
  matching: (db, scope, filter) => matchingUsers(db, scope, { ...filter, profileAccess: [LEVEL.viewer] }),
  rows: (db) => db.selectFrom('portal_user').select(['id', 'name', 'login', 'email', 'active', 'version']),
  answered: viewerColumns,
});

/** VIEW-06: the columns of the list of report viewers. */
function viewerColumns(scope: Scope): RawBuilder<ViewerRow> {
  return sql<ViewerRow>`listed.*, ${reachesBeyond(scope, sql.ref('listed.id'))} as "linksOnly"`;
}

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
