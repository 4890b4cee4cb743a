import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { allowed, LEVEL } from '../../../contract/access';
import type { QueryOf } from '../../../contract/operation';
import { typedText, wordsOf } from '../../../contract/typed-text';
import type { listEcs, ReachedEstablishment } from '../../../contract/user-options';
import type { Db } from '../../platform/db/connections';
import { contains } from '../../platform/db/search';
import { forbidden, notFound } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { within } from '../../platform/principal/scope';
import { matchingUsers } from './matching';

/** The user of a query, and its reach: all that the caller sees, none, or what its links and groups give. */
interface UserReach {
  id: number;
  reach: 'all' | 'none' | 'links';
}

/**
 * API-13, LIST-23, VIEW-11: returns the establishments to which the caller, or a user whom it manages, has access,
 * within the caller's scope; sorted by name, each once, with the groups that give it. A search uses the index of
 * migration 26, a list without a search that of names.
 * @throws HttpError 403 for a login that the caller does not manage, 404 for one that does not exist, to level 1
 */
export async function establishmentsOf(
  db: Db,
  person: Person,
  { login, pesquisa = '', limite, ecs }: QueryOf<typeof listEcs>,
): Promise<ReachedEstablishment[]> {
  const own = login === undefined || login === person.login;
  // The caller's own scope is known: its links and groups were queried with the session.
  const { id, reach }: UserReach = own ? { id: person.id, reach: 'all' } : await named(db, person, login);
  const { rows } = await sql<ReachedEstablishment>`
    with page as (
      select e.* from establishment e
      where ${conditionOf[reach](id)} and ${within(person.scope, sql.ref('e.code'))} and ${found(pesquisa)}
        ${ecs === undefined ? sql`` : sql`and e.code = any(${ecs}::text[])`}
      order by e.name_folded, e.code
      ${limite === undefined ? sql`` : sql`limit ${limite}::int`}
    ), through as (
      select ge.establishment_code as code, string_agg(g.name, ', ' order by g.name_folded, g.id) as agrupador
      from user_grouper ug join grouper_establishment ge using (grouper_id) join grouper g on g.id = ug.grouper_id
      where ug.user_id = ${id}::int and ge.establishment_code in (select code from page)
      group by ge.establishment_code
    )
    select page.code as "cdEc", page.name, page.street as logradouro, page.number as numero,
      page.district as bairro, page.postal_code as cep, page.city as cidade, page.state as uf, through.agrupador
    from page left join through using (code)
    order by page.name_folded, page.code`.execute(db);
  return rows;
}

/** The text by which selects show an establishment, folded; the index has the same expression. */
const shown = sql<string>`(e.name_folded || ' (cod.: ' || e.code || ')')`;

/** The condition that it contains every word, in any order: selects search what they have fetched in the same way. */
function found(typed: string): RawBuilder<SqlBool> {
  const words = wordsOf(typedText(typed));
  return sql<SqlBool>`${sql.join([sql`true`, ...words.map((word) => contains(shown, word))], sql` and `)}`;
}

const conditionOf = {
  all: () => sql`true`,
  none: () => sql`false`,
  links: (id: number) => sql`e.code in (
    select establishment_code from user_establishment where user_id = ${id}::int
    union all
    select ge.establishment_code from user_grouper join grouper_establishment ge using (grouper_id)
    where user_id = ${id}::int)`,
};

async function named(db: Db, person: Person, login: string): Promise<UserReach> {
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
  if (user.role === LEVEL.provider) return { id: user.id, reach: 'all' };
  return { id: user.id, reach: user.role === LEVEL.specific ? 'none' : 'links' };
}
