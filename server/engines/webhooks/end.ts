import { sql } from 'kysely';
import { recordChanges } from '../../platform/audit/record';
import type { Db } from '../../platform/db/connections';
import type { Principal } from '../../platform/principal/principal';

/**
 * Deletes the receivers of people who are managers no more, with what waits for them and their logs: one that stayed would
 * be told of other establishments if its person became a manager again.
 */
export async function endWebhooks(trx: Db, by: Principal, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  const ended = await trx
    .deleteFrom('webhook_endpoint')
    .where(sql<boolean>`user_id = any(${userIds}::int[])`)
    .returning(['id', 'user_id', 'url', 'events', 'establishments', 'active'])
    .execute();
  await recordChanges(
    trx,
    by,
    ended.map(({ id, ...before }) => ({ action: 'delete', entity: 'webhook', key: String(id), before })),
  );
}
