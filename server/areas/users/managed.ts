import { LEVEL } from '../../../contract/access';
import type { Db } from '../../platform/db/connections';
import { forbidden, notFound } from '../../platform/errors/http-error';
import type { Scope } from '../../platform/principal/scope';
import { matchingUsers } from './matching';
import type { StoredUser } from './values';

type Read = (db: Db, ids: readonly number[]) => Promise<Map<number, StoredUser>>;

/**
 * Returns a user whom the caller may see and change: for level 1 everybody except provider administrators; for other
 * levels report viewers with access to an establishment of the caller (API-16). So people never change themselves.
 * @param read `storedUsers`, or `lockUsers` before a change
 * @throws HttpError 404 for an unknown id, 403 for a user whom the caller does not manage
 */
export async function managedUser(db: Db, scope: Scope, id: number, read: Read): Promise<StoredUser> {
  const user = (await read(db, [id])).get(id);
  if (user === undefined) {
    const administrator = await db.selectFrom('portal_user').where('id', '=', id).select('id').execute();
    throw administrator.length > 0 ? forbidden() : notFound();
  }
  if (!scope.all && !(await isManagedViewer(db, scope, id))) throw forbidden();
  return user;
}

async function isManagedViewer(db: Db, scope: Scope, id: number): Promise<boolean> {
  const found = await matchingUsers(db, scope, { profileAccess: [LEVEL.viewer] })
    .where('portal_user.id', '=', id)
    .select('portal_user.id')
    .execute();
  return found.length > 0;
}
