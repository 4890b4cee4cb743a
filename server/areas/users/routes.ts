import { listViewers } from '../../../contract/report-viewers';
import { listAssociators, listEcs } from '../../../contract/user-options';
import {
  createApiUser,
  createUser,
  getOwnAddress,
  getUser,
  listUsers,
  renewApiSecret,
  updateUser,
} from '../../../contract/users';
import { actorOf } from '../../platform/audit/record';
import type { Serve } from '../../platform/http/serve';
import type { Portal } from '../../platform/portal';
import { makeApiUser, renewSecret } from './api-user';
import { associatorsPage } from './associators';
import { establishmentsOf } from './establishments';
import { changeUser, registerUser } from './form';
import { usersPage, viewersPage } from './list';
import { managedUser } from './managed';
import { usersBeyond } from './reach';
import { userRecordOf } from './record';
import { refuseForeignFilter } from './references';
import { storedUsers } from './stored';

export function userRoutes(serve: Serve, portal: Portal): void {
  const { db } = portal.database;

  serve(listUsers, async ({ query, scope }) => {
    await refuseForeignFilter(db, scope, query.ecs);
    return usersPage(db, scope, query);
  });
  serve(listViewers, async ({ query, scope }) => {
    await refuseForeignFilter(db, scope, query.ecs);
    return viewersPage(db, scope, query);
  });
  serve(getUser, async ({ params: { id }, scope }) => {
    const user = await managedUser(db, scope, id, storedUsers);
    const linksOnly = (await usersBeyond(db, scope, [id])).has(id);
    return { ...userRecordOf(user, scope), linksOnly };
  });
  serve(createUser, (call) => registerUser(portal, call, call.body));
  serve(updateUser, (call) => changeUser(portal, call, call.params.id, call.body));
  serve(createApiUser, (call) => makeApiUser(portal, actorOf(call), call.body.codUsuario));
  serve(renewApiSecret, (call) => renewSecret(portal, actorOf(call), call.body.codUsuario));

  serve(getOwnAddress, async ({ person: { email, name, login } }) => ({ email, name, login }));
  serve(listEcs, ({ person, query: { login } }) => establishmentsOf(db, person, login));
  serve(listAssociators, ({ query }) => associatorsPage(db, query));
}
