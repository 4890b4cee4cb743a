import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/connections';
import { type Scope, within } from '../../platform/principal/scope';
import type { UserValues } from './values';

/**
 * Whether a user has access, directly or through a group, to an establishment outside a scope. Whoever could change the
 * address of such a user could reset its password by it, and see what is not theirs (decision 22).
 * @param userId the column or value with the id of the user
 */
export function reachesBeyond(scope: Scope, userId: RawBuilder<unknown>): RawBuilder<SqlBool> {
  if (scope.all) return sql<SqlBool>`false`;
  return sql<SqlBool>`(
    exists (select from user_establishment ue
      where ue.user_id = ${userId} and ue.establishment_code <> all(${scope.codes}::text[]))
    or exists (select from user_grouper ug join grouper_establishment ge using (grouper_id)
      where ug.user_id = ${userId} and ge.establishment_code <> all(${scope.codes}::text[])))`;
}

/** Returns those of these users who have access to more than a scope; level 2 changes only its own links of them. */
export async function usersBeyond(
  db: Db,
  scope: Scope,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (scope.all || ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${ids}::integer[]) as given (id)
    where ${reachesBeyond(scope, sql.ref('given.id'))}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Whether a group gives a user an establishment within a scope. */
export async function hasGroupWithin(db: Db, scope: Scope, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('user_grouper')
    .innerJoin('grouper_establishment', 'grouper_establishment.grouper_id', 'user_grouper.grouper_id')
    .where('user_grouper.user_id', '=', id)
    .where(within(scope, sql.ref('grouper_establishment.establishment_code')))
    .select('user_grouper.user_id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The changed fields that need somebody who sees the whole scope of the user: its address, and its status. */
export function changesOfPerson(before: UserValues, after: UserValues): ('email' | 'active')[] {
  return (['email', 'active'] as const).filter((field) => before[field] !== after[field]);
}
