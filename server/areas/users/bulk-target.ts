import { sql } from 'kysely';
import { LEVEL } from '../../../contract/access';
import { type BulkAction, type BulkResource, screenOf } from '../../../contract/bulk';
import type { ViewerFilter } from '../../../contract/report-viewers';
import { type AssignableProfile, assignableProfiles, type UserFilter } from '../../../contract/users';
import { integerKeys } from '../../engines/bulk/integer-keys';
import type { BulkTarget } from '../../engines/bulk/target';
import type { Db } from '../../platform/db/connections';
import { assertInScope } from '../../platform/principal/foreign';
import type { Person } from '../../platform/principal/principal';
import { peopleChange } from './access';
import { forbidsChange, judgeUser, type UserCandidate, type UserRewriting, valuesAfter } from './bulk-rules';
import { mailsOf, welcomeAgain } from './consequences';
import { mailsLeft } from './mail-limit';
import { matchingUsers } from './matching';
import { usersBeyond } from './reach';
import { storeUsers } from './save';
import { lockUsers, storedUsers } from './stored';
import type { StoredUser } from './values';

/**
 * Users as the target of bulk actions. A screen manages some profiles; a user with another one, or outside the scope,
 * counts as non-existent (decisions, DATA; API-16).
 */
function userTarget(
  name: BulkResource,
  profiles: readonly AssignableProfile[],
): BulkTarget<UserCandidate, UserRewriting> {
  const managed = (db: Db, { scope }: Person, filter: UserFilter & ViewerFilter = {}) =>
    matchingUsers(db, scope, { ...filter, profileAccess: [...(filter.profileAccess ?? profiles)] });
  return {
    name,
    screen: screenOf(name),
    check: async (db, { scope }, selection, action) => {
      const { ecs = [] } = 'filter' in selection ? (selection.filter as UserFilter) : {};
      await assertInScope(db, scope, {
        'selection.filter.ecs': ecs,
        ...('establishments' in action && { 'action.establishments': action.establishments }),
      });
    },
    matching: (db, person, filter) => {
      const users = managed(db, person, filter as UserFilter & ViewerFilter).select([
        sql<string>`portal_user.id::text`.as('id'),
        'portal_user.name_folded as place',
      ]);
      return sql`${users}`;
    },
    load: async (db, person, { context, ids, action, lock }) => {
      const keys = integerKeys(ids);
      const stored = await (lock ? lockUsers : storedUsers)(db, keys);
      const visible = await managed(db, person)
        .where(sql<boolean>`portal_user.id = any(${keys}::integer[])`)
        .select('portal_user.id')
        .execute();
      const codes = 'establishments' in action ? action.establishments : [];
      const through = await throughGroups(db, keys, codes);
      const beyond = await usersBeyond(db, person.scope, keys);
      let left = await mailsLeft(db, context, person);
      return visible.flatMap(({ id }) => {
        const user = stored.get(id);
        if (user === undefined) return [];
        left -= mailsFor(user, action);
        const { name, login } = user.values;
        const { version } = user;
        const reach = { throughGroups: through.get(id) ?? [], beyond: beyond.has(id), mailable: left >= 0 };
        return [{ id: String(id), name, code: login, version, user, ...reach }];
      });
    },
    judge: judgeUser,
    forbids: ({ scope }, row, change) => forbidsChange(scope, row, change),
    apply: async (trx, context, person, changes) => {
      const welcomed = changes.filter(({ change }) => change.welcome);
      await welcomeAgain(
        trx,
        context,
        person,
        welcomed.map(({ row: { user } }) => user.id),
      );
      await storeUsers(trx, context, person, changes.map(rewritten));
    },
    access: { of: 'people', changeOf: (changes) => peopleChange(changes.map(rewritten)) },
  };
}

const rewritten = ({ row: { user }, change }: { row: UserCandidate; change: UserRewriting }) => ({
  before: user,
  after: valuesAfter(user.values, change),
});

/** How many mails an action sends to a user. */
function mailsFor(user: StoredUser, { kind }: BulkAction): number {
  if (kind === 'sendWelcome') return user.withoutPassword && user.values.active ? 1 : 0;
  const after = { ...user.values, active: kind === 'activate' || user.values.active };
  return mailsOf({ before: user, after });
}

/** USR: all users whom level 1 manages. */
export const userBulk = userTarget('usuarios', assignableProfiles);
/** VIEW: only report viewers. */
export const viewerBulk = userTarget('visualizadores-relatorios', [LEVEL.viewer]);

/** Returns those of these establishments to which the users have access through a group. */
async function throughGroups(
  db: Db,
  keys: readonly number[],
  codes: readonly string[],
): Promise<Map<number, string[]>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ id: number; codes: string[] }>`
    select ug.user_id as id, array_agg(distinct ge.establishment_code) as codes
    from user_grouper ug join grouper_establishment ge using (grouper_id)
    where ug.user_id = any(${keys}::integer[]) and ge.establishment_code = any(${codes}::text[])
    group by ug.user_id`.execute(db);
  return new Map(rows.map((row) => [row.id, row.codes]));
}
