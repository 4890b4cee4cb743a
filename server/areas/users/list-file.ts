import { type RawBuilder, sql } from 'kysely';
import type { BodyOf } from '../../../contract/operation';
import type { ViewerFilter } from '../../../contract/report-viewers';
import type { exportUsers, UserFilter, UserSort } from '../../../contract/users';
import { needsQuotes, quotedName } from '../../engines/imports/items';
import type { ListColumn, ListFact, ListSource } from '../../engines/list-exports/source';
import { activeOrNot, flagged, yesOrNo } from '../../engines/list-exports/words';
import { namedEstablishments } from '../../network/reports/named';
import type { Db } from '../../platform/db/connections';
import { refuseForeignFilter } from '../../platform/principal/foreign';
import { type Scope, within } from '../../platform/principal/scope';
import { matchingUsers } from './matching';
import { categoryName, profileName } from './words';

const column = (
  name: 'name' | 'login' | 'email' | 'status' | 'profile' | 'establishments' | 'groups' | 'category',
  value: ListColumn['value'],
  rest: Partial<ListColumn> = {},
): ListColumn => ({ title: `imports.columns.${name}`, type: 'text', value, ...rest });

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

/** What the lists of users and of report viewers have in common. */
export const basicColumns = {
  name: column('name', () => sql`portal_user.name`),
  login: column('login', () => sql`portal_user.login`, { type: 'code' }),
  email: column('email', () => sql`portal_user.email`),
  active: column('status', () => sql`portal_user.active`, { shown: activeOrNot }),
};
export const establishmentsColumn = column('establishments', (scope) => codes(scope, own), { type: 'code' });

type UserColumn = NonNullable<BodyOf<typeof exportUsers>['columns']>[number];

const userColumns: Record<UserColumn, ListColumn> = {
  ...basicColumns,
  profileAccess: column('profile', () => sql`portal_user.role`, {
    shown: (role, language) => profileName(Number(role), language),
  }),
  ecs: {
    title: 'imports.columns.ecs',
    type: 'text',
    value: (scope) => named(scope, sql`${own} union ${throughGroups}`),
  },
  establishments: establishmentsColumn,
  groups: column('groups', () => groups),
  category: column('category', () => sql`portal_user.specific_code`, {
    shown: (code, language) => (code === '' ? '' : categoryName(Number(code), language)),
  }),
  apiAccess: {
    title: 'imports.columns.apiAccess',
    type: 'text',
    value: () => sql`portal_user.api_access`,
    shown: yesOrNo,
  },
  apiStart: { title: 'imports.columns.apiStart', type: 'date', value: () => sql`portal_user.api_starts_on` },
  apiEnd: { title: 'imports.columns.apiEnd', type: 'date', value: () => sql`portal_user.api_ends_on` },
};

export const peopleSorts: Record<UserSort, RawBuilder<unknown>> = {
  name: sql`portal_user.name_folded`,
  login: sql`portal_user.login`,
  email: sql`portal_user.email_folded`,
  profileAccess: sql`portal_user.role`,
  active: sql`portal_user.active`,
};

export const peopleFacts = {
  name: { label: 'imports.columns.name' },
  login: { label: 'imports.columns.login' },
  status: { label: 'imports.columns.status', shown: flagged(activeOrNot) },
  ecs: {
    label: 'imports.columns.ecs',
    shown: async (value, _language, trx) => (await namedEstablishments(trx, value as string[])).join('; '),
  },
} as const satisfies Record<string, ListFact>;

/** The table of the people of both lists. */
export const peopleTable = {
  table: sql`portal_user`,
  key: sql`portal_user.id`,
  keys: sql`int[]`,
  refuse: (db: Db, scope: Scope, { ecs }: UserFilter) => refuseForeignFilter(db, scope, ecs),
};

export const peopleKeys: ListSource<UserFilter & ViewerFilter, number>['matching'] = (
  db,
  scope,
  filter,
  only,
  order,
) => {
  const keys = matchingUsers(db, scope, filter).where(only).select('portal_user.id as key');
  return order === undefined ? keys : keys.orderBy(order);
};

/** LIST-14: the users as a file. */
export const userList: ListSource<UserFilter, number> = {
  ...peopleTable,
  sorts: peopleSorts,
  name: 'usuarios',
  title: 'screens./usuarios.title',
  screen: '/usuarios',
  columns: userColumns,
  facts: {
    ...peopleFacts,
    profileAccess: {
      label: 'imports.columns.profile',
      shown: (value, language) =>
        (value as number[]).map((profile) => profileName(profile, language)).join(', '),
    },
  },
  matching: peopleKeys,
};
