import { sql } from 'kysely';
import type { AppContext } from '../../platform/context';
import { purgeRows } from '../../platform/retention/purge';
import { keptSince } from '../../platform/retention/settings';

/** Deletes deliveries that are too old, including those that still wait for a paused receiver. */
export async function purgeDeliveries(context: AppContext): Promise<void> {
  const isOver = sql<boolean>`created_at < ${keptSince(context, 'deliveries')}::timestamptz`;
  await purgeRows(context, 'webhook_delivery', isOver);
  await purgeRows(
    context,
    'webhook_event',
    sql`${isOver} and not exists (select from webhook_delivery where event_id = webhook_event.id)`,
  );
}
