import { addDays } from '../../contract/calendar';
import { recordChanges } from '../platform/audit/record';
import { clientEntry, hashOf } from '../platform/credentials/client-secret';
import type { Db } from '../platform/db/connections';
import { instantAt } from '../platform/time/wall-clock';
import { demoActor } from './actor';

/**
 * The API user with which programs try the API on a demo network: that of the manager of Pão da Serra, whose shops have
 * transactions each day. Its secret is no secret, as the password of the demo people is none.
 */
export const SANDBOX = {
  manager: '20000002',
  clientId: '0c0f7e5a-d3a0-4c0f-8e00-0de300000002',
  clientSecret: 'demo-secret-that-everybody-knows',
} as const;

/** How many days before the demo's last day it was made. */
const MADE_DAYS_BEFORE = 179;

/** Stores the API user, once its manager is there. */
export async function saveSandbox(trx: Db, lastDay: string, timeZone: string): Promise<void> {
  const { manager, clientId, clientSecret } = SANDBOX;
  const { id } = await trx
    .selectFrom('portal_user')
    .select('id')
    .where('login', '=', manager)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('api_user')
    .values({
      client_id: clientId,
      user_id: id,
      secret_hash: hashOf(clientSecret),
      created_at: instantAt(timeZone, `${addDays(lastDay, -MADE_DAYS_BEFORE)}T10:00:00`),
      renewed_at: null,
    })
    .execute();
  await recordChanges(trx, demoActor, [{ action: 'create', ...clientEntry(id), after: { clientId } }]);
}
