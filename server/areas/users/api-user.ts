import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { LEVEL } from '../../../contract/access';
import type { ApiClient } from '../../../contract/api-clients';
import type { createApiUser } from '../../../contract/api-users';
import { todayIn } from '../../../contract/dates';
import type { ReplyOf } from '../../../contract/operation';
import { endWebhooks } from '../../engines/webhooks/end';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import { apiClientOf } from '../../platform/credentials/client-keys';
import {
  clientEntry,
  endTokensOf,
  hashOf,
  newSecret,
  replaceSecret,
  revokeSecret,
} from '../../platform/credentials/client-secret';
import type { Db } from '../../platform/db/connections';
import { HttpError, invalid } from '../../platform/errors/http-error';
import type { Principal } from '../../platform/principal/principal';
import { EVERYTHING } from '../../platform/principal/scope';
import { managedUser } from './managed';
import { lockUsers, storedUsers } from './stored';
import type { UserValues, Written } from './values';

type Credentials = ReplyOf<typeof createApiUser>;

/**
 * API-17, USR-28: creates the API user of an establishment manager. Its secret is returned only this once.
 * @throws HttpError 404 or 403 for a user whom the caller does not manage, 400 for a user who is not a manager, 409 if
 * there is one already
 */
export async function makeApiUser(
  { database: { db }, now }: AppContext,
  by: Principal,
  userId: number,
): Promise<Credentials> {
  return db.transaction().execute(async (trx) => {
    const { values } = await managedUser(trx, EVERYTHING, userId, lockUsers);
    if (values.profile !== LEVEL.manager) {
      throw invalid('errors.validation', { codUsuario: 'userReplies.notManager' });
    }
    const [clientId, clientSecret] = [randomUUID(), newSecret()];
    const made = await trx
      .insertInto('api_user')
      .values({
        client_id: clientId,
        user_id: userId,
        secret_hash: hashOf(clientSecret),
        created_at: now(),
        renewed_at: null,
      })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows !== 1n) {
      throw new HttpError(409, 'userReplies.apiUserExists', { codUsuario: 'userReplies.apiUserExists' });
    }
    await recordChanges(trx, by, [{ action: 'create', ...clientEntry(userId), after: { clientId } }]);
    return { codUsuario: userId, clientId, clientSecret };
  });
}

/**
 * API-17: replaces the secret of an API user; the previous one ends at once, or after so many hours.
 * @throws HttpError 404 or 403 as above, 404 also if there is no API user
 */
export async function renewSecret(
  { database: { db }, now }: AppContext,
  by: Principal,
  userId: number,
  overlap = 0,
): Promise<Credentials> {
  return db.transaction().execute(async (trx) => {
    await managedUser(trx, EVERYTHING, userId, lockUsers);
    return replaceSecret(trx, by, now(), { userId, overlap });
  });
}

/**
 * API-17: revokes the secrets of an API user and the tokens that were issued for them, until a secret is renewed.
 * @throws HttpError as above
 */
export async function revokeApiUser(
  { database: { db }, now }: AppContext,
  by: Principal,
  userId: number,
): Promise<{ revoked: true }> {
  return db.transaction().execute(async (trx) => {
    await managedUser(trx, EVERYTHING, userId, lockUsers);
    await revokeSecret(trx, by, now(), userId);
    return { revoked: true };
  });
}

/**
 * API-17: returns the keys and addresses of an API user.
 * @throws HttpError as above
 */
export async function apiClient(
  { database: { db }, config }: AppContext,
  userId: number,
): Promise<ApiClient> {
  await managedUser(db, EVERYTHING, userId, storedUsers);
  return apiClientOf(db, config, userId);
}

/**
 * API-17: changes the keys or addresses of an API user, and returns both.
 * @throws HttpError as above, and as the change does
 */
export async function changeApiClient(
  context: AppContext,
  userId: number,
  change: (trx: Db) => Promise<void>,
): Promise<ApiClient> {
  const { database, config } = context;
  return database.db.transaction().execute(async (trx) => {
    await managedUser(trx, EVERYTHING, userId, lockUsers);
    await change(trx);
    return apiClientOf(trx, config, userId);
  });
}

/**
 * Ends what people were given for their programs: with their profile the API user and the receivers of events, with
 * their API access the tokens that were issued until now, which would open the API again when the access comes back.
 */
export async function endApiOf(
  trx: Db,
  { config, now }: AppContext,
  by: Principal,
  written: readonly Written[],
): Promise<void> {
  const was = (profile: number | undefined) => profile === LEVEL.manager;
  const demoted = written.filter(({ before, after }) => was(before?.values.profile) && !was(after.profile));
  const ids = demoted.map(({ id }) => id);
  await endApiUsers(trx, by, ids);
  await endWebhooks(trx, by, ids);
  const today = todayIn(config.timeZone, now());
  const turned = written.filter(
    ({ before, after }) => before?.clientId && mayUseApi(before.values, today) !== mayUseApi(after, today),
  );
  await endTokensOf(
    trx,
    turned.map(({ id }) => id),
  );
}

/** Whether somebody's programs have access on a day (API-01). */
function mayUseApi({ active, api }: UserValues, day: string): boolean {
  if (!active || !api?.start || api.start > day) return false;
  return !api.end || api.end >= day;
}

/** USR-28: ends the API users of people who are no longer managers. */
async function endApiUsers(trx: Db, by: Principal, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  const ended = await trx
    .deleteFrom('api_user')
    .where(sql<boolean>`user_id = any(${userIds}::int[])`)
    .returning(['user_id', 'client_id'])
    .execute();
  await recordChanges(
    trx,
    by,
    ended.map(({ user_id, client_id }) => ({
      action: 'delete',
      ...clientEntry(user_id),
      before: { clientId: client_id },
    })),
  );
}
