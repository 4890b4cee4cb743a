import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { loginFrom } from '../../../contract/logins';
import type { ViewerFilter } from '../../../contract/report-viewers';
import { type TypedText, typedText } from '../../../contract/typed-text';
import { assignableProfiles, type UserFilter } from '../../../contract/users';
import type { Db } from '../../platform/db/connections';
import { contains } from '../../platform/db/search';
import { anyOf, containsWords, hasLogin, isNumeric } from '../../platform/db/search-box';
import type { Scope } from '../../platform/principal/scope';

/**
 * Queries the users that match a filter and that the caller manages, without columns and unsorted: for the list, bulk
 * actions and exports. Provider administrators are never among them (decisions, DATA).
 * @param scope level 2 manages those with access to an establishment of its own (API-16)
 */
export function matchingUsers(db: Db, scope: Scope, filter: UserFilter & ViewerFilter) {
  const { name, login, email, status, ecs, profileAccess } = filter;
  return db
    .selectFrom('portal_user')
    .where('role', 'in', [...(profileAccess?.length ? profileAccess : assignableProfiles)])
    .$if(name !== undefined, (q) => q.where(isCalled(typedText(name ?? ''))))
    .$if(login !== undefined, (q) => q.where(hasLogin(sql.ref('portal_user.login'), typedText(login ?? ''))))
    .$if(email !== undefined, (q) => q.where(hasEmail(typedText(email ?? ''))))
    .$if(status !== undefined, (q) => q.where('portal_user.active', '=', status === 1))
    .$if(ecs !== undefined && ecs.length > 0, (q) => q.where(hasAccessTo(ecs ?? [])))
    .$if(!scope.all, (q) => q.where(hasAccessTo(scope.all ? [] : scope.codes)));
}

/** What the search box finds: a name, or a login or an e-mail address that was pasted into it. */
function isCalled(typed: TypedText): RawBuilder<SqlBool> {
  return anyOf(
    containsWords(sql.ref('portal_user.name_folded'), typed),
    isNumeric(typed) ? hasLogin(sql.ref('portal_user.login'), typed) : null,
    typed.includes('@') ? hasEmail(typed) : null,
  );
}

/** An address within what programs of mail copy: `Ana Prado <ana@shop.example>`, `mailto:ana@shop.example`. */
const ADDRESS = /[^\s<>"(),;:]*@[^\s<>"(),;:?]*/u;

const addressIn = (typed: TypedText): TypedText => typedText(ADDRESS.exec(typed)?.[0] ?? typed);

function hasEmail(typed: TypedText): RawBuilder<SqlBool> {
  return contains(sql.ref('portal_user.email_folded'), addressIn(typed));
}

/** The conditions that a text is the whole login or e-mail address of a user. */
export const userKeys = (typed: TypedText): (RawBuilder<SqlBool> | null)[] => [
  isNumeric(typed) ? sql`portal_user.login = ${loginFrom(typed)}` : null,
  typed.includes('@') ? sql`portal_user.email_folded = folded(${addressIn(typed)})` : null,
];

/** Whether a user has access to at least one of these establishments, directly or through a group. */
function hasAccessTo(codes: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`portal_user.id in (
    select user_id from user_establishment where establishment_code = any(${codes}::text[])
    union
    select ug.user_id from user_grouper ug join grouper_establishment ge using (grouper_id)
    where ge.establishment_code = any(${codes}::text[]))`;
}
