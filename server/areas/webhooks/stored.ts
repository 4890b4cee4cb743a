import type { Webhook } from '../../../contract/webhooks';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/open';
import { notFound } from '../../platform/http/http-error';

/** The audited columns that a person changes, and the field of the wire that each stands for. */
export const fields = {
  url: 'url',
  events: 'events',
  establishments: 'establishments',
  active: 'active',
} as const;
export const entryOf = (id: number) => ({ entity: 'webhook', key: String(id) });

/** What is answered where a secret is shown. */
export interface WithSecret {
  webhook: Webhook;
  secret: string;
}

export const clockOf = ({ config: { timeZone }, now }: AppContext) => ({ timeZone, now: now() });

/** A receiver of a person, held until the transaction ends. @throws HttpError 404 */
export async function held(trx: Db, userId: number, id: number) {
  const stored = await trx
    .selectFrom('webhook_endpoint')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .select(['url', 'events', 'establishments', 'active', 'seed', 'paused_at', 'version'])
    .forUpdate()
    .executeTakeFirst();
  if (stored === undefined) throw notFound();
  const { url, events, establishments, active, ...rest } = stored;
  return { before: { url, events, establishments, active }, ...rest };
}
