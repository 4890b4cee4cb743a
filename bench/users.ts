import { PAGE } from '../contract/limits';
import type { QueryOf } from '../contract/operation';
import { LISTED_ECS, listUsers } from '../contract/users';
import { copyForExpert, type ExpertQuery, expertPage } from './support/expert';
import { comparedPage, comparePages } from './support/pages';
import type { Finding } from './support/report';
import type { Stage } from './support/stage';
import { fillUsers } from './support/users';
import { typing } from './typing';

type Query = QueryOf<typeof listUsers>;

/** A row with the establishments that the person reaches, by itself or through a group. */
const held = `select establishment_code as code from user_establishment where user_id = t.id
  union select establishment_code from user_grouper join grouper_establishment using (grouper_id) where user_id = t.id`;
const user = {
  table: 'portal_user',
  key: 'id',
  columns: `id, name, login, email, active, version, api_access as "apiAccess",
    json_build_array(json_build_object('id', role)) as "profileAccess",
    (select count(*) from (${held}) as held) as "ecsTotal",
    (select coalesce(json_agg(shown), '[]') from (
      select e.code as id, e.name as "nomeFantasia" from (${held}) as held join establishment e using (code)
      order by e.name_folded, e.code limit ${LISTED_ECS}) as shown) as ecs`,
};
const indexes = [
  '(name_folded, id) include (active) where role <> 1',
  '(email_folded, id) where role = 3 and not active',
  'using gin (name_folded gin_trgm_ops)',
];

/** What is asked of the server, and of the expert. */
const pagesOver = (users: number): Record<string, [Query, ExpertQuery]> => ({
  'the first page': [{}, { where: 'role <> 1', order: 'name_folded, id' }],
  'a rare text, by name': [
    { name: rare(users) },
    { where: 'role <> 1 and name_folded like $1', values: [`%${rare(users)}%`], order: 'name_folded, id' },
  ],
  'two letters, by name': [
    { name: 'pr' },
    { where: 'role <> 1 and name_folded like $1', values: ['%pr%'], order: 'name_folded, id' },
  ],
  'name and status, by name': [
    { name: 'prado', status: 1, sort: 'name,asc' },
    { where: 'role <> 1 and active and name_folded like $1', values: ['%prado%'], order: 'name_folded, id' },
  ],
  'profile and status, by e-mail': [
    { profileAccess: [3], status: 0, sort: 'email,desc' },
    { where: 'role = 3 and not active', order: 'email_folded desc, id desc' },
  ],
  'in the middle of all, by name': [
    { page: users / PAGE.size / 2, sort: 'name,asc' },
    { where: 'role <> 1', order: 'name_folded, id', offset: users / 2 },
  ],
});

/** The number at the end of one name. */
const rare = (users: number) => String(Math.round(users * 0.7) + 1);

/** A page of users with its total and the establishments of each row, against what an expert writes. */
export async function users(stage: Stage): Promise<Finding[]> {
  const { users: count } = stage.sizes;
  const server = await stage.network(0);
  await fillUsers(server.databaseUrl, count);
  await copyForExpert(server.databaseUrl, user.table, user.key, indexes);
  const pages = Object.entries(pagesOver(count)).map(([what, [query, expert]]) =>
    comparedPage(what, listUsers.path, query, expertPage(user, expert)),
  );
  return [...(await comparePages(stage, server, 'users', pages)), await typing(stage, server)];
}
