import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { allowed, assignedRoles, BANK_USER, LEVEL, type ScreenPath } from '../../../contract/access';
import { mayShareViews } from '../../../contract/views';
import type { Person } from '../../platform/principal/principal';

/** The profiles whose people may open a screen. */
export const profilesOf = (screen: ScreenPath) =>
  assignedRoles.filter((level) =>
    allowed({ level, apiAccess: true, specificCode: level === LEVEL.specific ? BANK_USER : null }, screen),
  );

/**
 * Whether a person may share a view of a screen with the user of a row: active people whose profile opens the screen, of
 * managers the report viewers of their establishments, whom they know by their list.
 */
export function mayShareWith(person: Person, screen: ScreenPath): RawBuilder<SqlBool> {
  const may = mayShareViews(person.level);
  if (may === 'nobody') return sql<SqlBool>`false`;
  const roles = profilesOf(screen);
  const fits = sql<SqlBool>`portal_user.active and portal_user.id <> ${person.id}
    and portal_user.role = any(${roles}::int[])`;
  if (may === 'everybody') return fits;
  const codes = person.scope.all ? [] : person.scope.codes;
  return sql<SqlBool>`${fits} and portal_user.role = ${LEVEL.viewer} and portal_user.id in (
    select user_id from user_establishment where establishment_code = any(${codes}::text[])
    union
    select ug.user_id from user_grouper ug join grouper_establishment ge using (grouper_id)
    where ge.establishment_code = any(${codes}::text[]))`;
}
