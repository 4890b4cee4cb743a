import { randomUUID } from 'node:crypto';
import { hashOf, newSecret } from '../../../server/platform/credentials/client-secret';
import type { Db } from '../../../server/platform/db/connections';
import { addNetwork, addUser } from '../network';

/** The test network, with an API user of the manager of 0001 and 0002. */
export async function prepareSoak(db: Db): Promise<{ clientId: string; clientSecret: string }> {
  await addNetwork(db);
  const api = { from: '2026-01-01' };
  return addApiUser(db, await addUser(db, { login: '20000002', role: 2, groups: [1], api }));
}

/** Gives a manager an API user, or a new secret to an existing one, without calling a server. */
export async function addApiUser(
  db: Db,
  userId: number,
): Promise<{ clientId: string; clientSecret: string }> {
  const [clientId, clientSecret] = [randomUUID(), newSecret()];
  const stored = await db
    .insertInto('api_user')
    .values({
      client_id: clientId,
      user_id: userId,
      secret_hash: hashOf(clientSecret),
      created_at: new Date(),
      renewed_at: null,
    })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ secret_hash: hashOf(clientSecret) }))
    .returning('client_id')
    .executeTakeFirstOrThrow();
  return { clientId: stored.client_id, clientSecret };
}
