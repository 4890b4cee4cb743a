import type { Webhook } from '../../../contract/webhooks';
import type { Db } from '../../platform/db/connections';
import { notFound } from '../../platform/errors/http-error';

/** The audited columns that a person changes, each with its field in the contract. */
export const fields = {
  url: 'url',
  events: 'events',
  establishments: 'establishments',
  active: 'active',
} as const;
export const entryOf = (id: number) => ({ entity: 'webhook', key: String(id) });

/** The reply that shows a secret. */
export interface WithSecret {
  webhook: Webhook;
  secret: string;
}

/** Reads a receiver of a person and locks it until the transaction ends. @throws HttpError 404 */
export async function held(trx: Db, userId: number, id: number) {
  const stored = await trx
    .selectFrom('webhook_endpoint')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .select(['url', 'events', 'establishments', 'active', 'seed', 'key_id', 'paused_at', 'version'])
    .forUpdate()
    .executeTakeFirst();
  if (stored === undefined) throw notFound();
  const { url, events, establishments, active, ...rest } = stored;
  return { before: { url, events, establishments, active }, ...rest };
}
