import { type RawBuilder, sql } from 'kysely';
import type { ScreenPath } from '../../contract/access';
import type { ViewerFilter } from '../../contract/report-viewers';
import type { AssignableProfile, UserFilter } from '../../contract/users';
import type { BulkTarget } from '../bulk/target';
import { applyToUsers } from './bulk-apply';
import { judgeUser, type UserCandidate, type UserChange } from './bulk-rules';
import { refuseForeignEstablishments } from './bulk-scope';
import { matchingUsers } from './matching';

const MOST_ID = 2_147_483_647;

/**
 * Users in bulk work. What one screen manages is some profiles; a user of another one, or outside the scope, is not
 * there (decisions, DATA; API-16).
 */
export function userTarget(
  screen: ScreenPath,
  profiles: readonly AssignableProfile[],
): BulkTarget<UserCandidate, UserChange> {
  return {
    screen,
    check: refuseForeignEstablishments,
    matching: (db, { scope }, filter: UserFilter & ViewerFilter) => {
      const wanted = filter.profileAccess?.filter((one) => profiles.includes(one)) ?? [];
      // A filter by profiles that are none of this screen's names nobody.
      if (filter.profileAccess?.length && wanted.length === 0) return NOBODY;
      const narrowed = { ...filter, profileAccess: wanted.length > 0 ? wanted : [...profiles] };
      const users = matchingUsers(db, scope, narrowed).select([
        sql<string>`portal_user.id::text`.as('id'),
        'portal_user.name_folded as place',
      ]);
      return sql`${users}`;
    },
    load: async (db, { scope }, { ids, action, lock }) => {
      const keys = ids.filter((id) => /^[1-9]\d{0,9}$/.test(id) && Number(id) <= MOST_ID).map(Number);
      const named = matchingUsers(db, scope, { profileAccess: [...profiles] })
        .where(sql<boolean>`portal_user.id = any(${keys}::integer[])`)
        .orderBy('portal_user.id');
      // First the locks: what is read in the same statement may be older than what a lock has waited for.
      if (lock) await named.select('portal_user.id').forUpdate().execute();
      const codes = 'establishments' in action ? action.establishments : [];
      const rows = await named
        .select(['id', 'name', 'login', 'email', 'role', 'specific_code', 'active'])
        .select(['api_access', 'api_starts_on', 'api_ends_on', 'version'])
        .select([ownEstablishments.as('establishments'), ownGroups.as('groups')])
        .select(throughGroups(codes).as('throughGroups'))
        .execute();
      return rows.map(({ id, ...row }) => ({ ...row, id: String(id), code: row.login }));
    },
    judge: judgeUser,
    forbids: ({ scope }, { add = [], remove = [] }) =>
      scope.all || [...add, ...remove].every((code) => scope.codes.includes(code)) ? null : 'outsideScope',
    apply: applyToUsers,
  };
}

const NOBODY = sql`select id::text, name as place from portal_user where false`;

const ownEstablishments = sql<string[]>`coalesce((
  select json_agg(establishment_code order by establishment_code) from user_establishment
  where user_id = portal_user.id), '[]')`;

const ownGroups = sql<number[]>`coalesce((
  select json_agg(grouper_id order by grouper_id) from user_grouper where user_id = portal_user.id), '[]')`;

/** Which of these establishments a user reaches through a group. */
function throughGroups(codes: readonly string[]): RawBuilder<string[]> {
  return sql<string[]>`coalesce((
    select json_agg(distinct ge.establishment_code)
    from user_grouper ug join grouper_establishment ge using (grouper_id)
    where ug.user_id = portal_user.id and ge.establishment_code = any(${codes}::text[])), '[]')`;
}
