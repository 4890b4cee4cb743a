import {
  addClientKeys,
  getApiClient,
  removeClientKey,
  setClientAddresses,
} from '../../../contract/api-clients';
import { createApiUser, renewApiSecret, revokeApiSecret } from '../../../contract/api-users';
import { listViewers } from '../../../contract/report-viewers';
import { endUserSessions, listUserSessions } from '../../../contract/sessions';
import { listEcs } from '../../../contract/user-options';
import { createUser, getOwnAddress, getUser, listUsers, updateUser } from '../../../contract/users';
import { listPage } from '../../engines/lists/routes';
import { endSessionsBy, sessionsOf } from '../../network/people/live-sessions';
import type { AppContext } from '../../platform/context';
import { addKeys, removeKey, setAddresses } from '../../platform/credentials/client-keys';
import type { Serve } from '../../platform/http/serve';
import { stillAllowed } from '../../platform/principal/person';
import { apiClient, changeApiClient, makeApiUser, renewSecret, revokeApiUser } from './api-user';
import { establishmentsOf } from './establishments';
import { changeUser, registerUser } from './form';
import { userList, viewerList } from './list';
import { managedUser } from './managed';
import { usersBeyond } from './reach';
import { userRecordOf } from './record';
import { storedUsers } from './stored';

export function userRoutes(serve: Serve, context: AppContext): void {
  const { database } = context;
  const { db } = database;

  serve(listUsers, listPage(context, userList));
  serve(listViewers, listPage(context, viewerList));
  serve(getUser, async ({ params: { id }, principal: { scope } }) => {
    const user = await managedUser(db, scope, id, storedUsers);
    const linksOnly = (await usersBeyond(db, scope, [id])).has(id);
    return { ...userRecordOf(user, scope), linksOnly };
  });
  serve(createUser, ({ principal, body }) => registerUser(context, principal, body));
  serve(updateUser, ({ principal, params: { id }, body }) => changeUser(context, principal, id, body));
  serve(createApiUser, ({ principal, body }) => makeApiUser(context, principal, body.codUsuario));
  serve(renewApiSecret, ({ principal, body }) =>
    renewSecret(context, principal, body.codUsuario, body.overlapHours),
  );
  serve(revokeApiSecret, ({ principal, body }) => revokeApiUser(context, principal, body.codUsuario));
  serve(getApiClient, ({ params }) => apiClient(context, params.id));
  serve(addClientKeys, ({ principal, params: { id: userId }, body }) =>
    changeApiClient(context, userId, (trx) => addKeys(trx, principal, context.now(), { userId, ...body })),
  );
  serve(removeClientKey, ({ principal, params: { id: userId, key } }) =>
    changeApiClient(context, userId, (trx) => removeKey(trx, principal, { userId, key })),
  );
  serve(setClientAddresses, ({ principal, params: { id: userId }, body }) =>
    changeApiClient(context, userId, (trx) => setAddresses(trx, principal, { userId, ...body })),
  );

  serve(listUserSessions, async ({ params: { id }, principal: { scope } }) => {
    await managedUser(db, scope, id, storedUsers);
    return sessionsOf(context, id);
  });
  serve(endUserSessions, ({ params: { id }, query: { session }, principal }) =>
    db.transaction().execute(async (trx) => {
      const { scope } = await stillAllowed(trx, principal, '/usuarios');
      await managedUser(trx, scope, id, storedUsers);
      return { ended: await endSessionsBy(trx, context, principal, { userId: id, only: session }) };
    }),
  );

  serve(getOwnAddress, async ({ principal: { email, name, login } }) => ({ email, name, login }));
  serve(listEcs, ({ principal, query }) => establishmentsOf(db, principal, query));
}
