import { PAGE } from '../contract/limits';
import type { QueryOf } from '../contract/operation';
import { listUsers } from '../contract/users';
import { EVERYTHING } from '../server/session/scope';
import { usersPage } from '../server/users/list';
import { capturedStatement } from './support/captured';
import { comparedPage, comparePages } from './support/pages';
import type { Finding } from './support/report';
import type { Stage } from './support/stage';
import { fillUsers } from './support/users';
import { typing } from './typing';

type Query = QueryOf<typeof listUsers>;

const queriesOver = (users: number): Record<string, Query> => ({
  'name and status, by name': { name: 'prado', status: 1, sort: 'name,asc' },
  'profile and status, by e-mail': { profileAccess: [3], status: 0, sort: 'email,desc' },
  'in the middle of all, by name': { page: users / PAGE.size / 2, sort: 'name,asc' },
});

/** A page of users with its total and the establishments of each row, against the bare statement. */
export async function users(stage: Stage): Promise<Finding[]> {
  const { users: count } = stage.sizes;
  const server = await stage.network(0);
  await fillUsers(server.databaseUrl, count);
  const pages = await Promise.all(
    Object.entries(queriesOver(count)).map(async ([what, query]) => {
      const statement = await capturedStatement((db) => usersPage(db, EVERYTHING, query));
      return comparedPage(what, listUsers.path, query, statement);
    }),
  );
  return [...(await comparePages(stage, server, 'users', pages)), await typing(stage, server)];
}
