import { sql } from 'kysely';
import { allowed, LEVEL } from '../../contract/access';
import type { Establishment } from '../../contract/user-options';
import type { Db } from '../db/open';
import { forbidden, notFound } from '../http/refusal';
import type { Person } from '../session/person';
import { EVERYTHING, only, type Scope, within } from '../session/scope';
import { matchingUsers } from './matching';

/**
 * API-13, LIST-23: the establishments of the caller, or those that a user whom it manages is linked to by itself
 * (VIEW-11), cut to the caller's scope; by name.
 * @throws Refusal 403 for a login that the caller does not manage, 404 for one that does not exist, to level 1
 */
export async function establishmentsOf(
  db: Db,
  person: Person,
  login: string | undefined,
): Promise<Establishment[]> {
  const scope =
    login === undefined || login === person.login ? person.scope : await linkedTo(db, person, login);
  return db
    .selectFrom('establishment')
    .where(within(scope, sql.ref('code')))
    .where(within(person.scope, sql.ref('code')))
    .select([
      'code as cdEc',
      'name',
      'street as logradouro',
      'number as numero',
      'district as bairro',
      'postal_code as cep',
      'city as cidade',
      'state as uf',
    ])
    .orderBy('name_folded')
    .orderBy('code')
    .execute();
}

async function linkedTo(db: Db, person: Person, login: string): Promise<Scope> {
  const { scope } = person;
  if (!scope.all && !allowed(person, '/visualizadores-relatorios')) throw forbidden();
  const user = await (scope.all
    ? db.selectFrom('portal_user')
    : matchingUsers(db, scope, { profileAccess: [LEVEL.viewer] })
  )
    .where('portal_user.login', '=', login)
    .select(['portal_user.id', 'portal_user.role'])
    .executeTakeFirst();
  if (user === undefined) throw scope.all ? notFound() : forbidden();
  if (user.role === LEVEL.provider) return EVERYTHING;
  const linked = await db
    .selectFrom('user_establishment')
    .where('user_id', '=', user.id)
    .select('establishment_code')
    .execute();
  return only(linked.map(({ establishment_code }) => establishment_code));
}
