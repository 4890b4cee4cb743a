import { sql } from 'kysely';
import { WEBHOOK } from '../../../contract/webhooks';
import type { AppContext } from '../../platform/context';
import { daysBefore } from '../../platform/time/clocks';

/** Deletes deliveries that are older than a month, including those that still wait for a paused receiver. */
export async function purgeDeliveries({ database: { db }, now }: AppContext): Promise<void> {
  const before = daysBefore(now(), WEBHOOK.days);
  await db.deleteFrom('webhook_delivery').where('created_at', '<', before).execute();
  await sql`delete from webhook_event where created_at < ${before}
    and not exists (select from webhook_delivery where event_id = webhook_event.id)`.execute(db);
}
