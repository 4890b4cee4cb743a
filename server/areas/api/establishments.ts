import { sql } from 'kysely';
import type { apiEstablishments } from '../../../contract/api';
import type { ReplyOf } from '../../../contract/operation';
import type { Db } from '../../platform/db/connections';
import { type Scope, within } from '../../platform/principal/scope';

type Establishments = ReplyOf<typeof apiEstablishments>['establishments'];

/** Returns the establishments of a scope with their terminals, ordered by code. */
export async function establishmentsOf(db: Db, scope: Scope): Promise<Establishments> {
  return db
    .selectFrom('establishment')
    .where(within(scope, sql.ref('code')))
    .select([
      'code',
      'name',
      'corban',
      sql<string[]>`array(select logical_number from terminal
        where establishment_code = establishment.code order by logical_number)`.as('terminals'),
    ])
    .orderBy('code')
    .execute();
}

/** Returns only their codes, in that order. */
export async function codesOf(db: Db, scope: Scope): Promise<string[]> {
  const rows = await db
    .selectFrom('establishment')
    .where(within(scope, sql.ref('code')))
    .select('code')
    .orderBy('code')
    .execute();
  return rows.map(({ code }) => code);
}
