import { sql } from 'kysely';
import type { WebhookEventType } from '../../../contract/webhook-events';
import type { Webhook } from '../../../contract/webhooks';
import type { Db } from '../../platform/db/connections';
import { notFound } from '../../platform/errors/http-error';
import type { Clock } from '../../platform/time/clock';
import { wallClock } from '../../platform/time/wall-clock';

interface Row {
  id: number;
  url: string;
  events: WebhookEventType[];
  establishments: string[] | null;
  active: boolean;
  created_at: Date;
  paused_at: Date | null;
  due_at: Date | null;
  previous_until: Date | null;
  version: number;
  waiting: number;
  delivered_at: Date | null;
}

/** Returns the receivers of a person, in the order in which they were added. @param id of one; `null`: all */
export async function webhooksOf(
  db: Db,
  userId: number,
  { timeZone, now }: Clock,
  id: number | null = null,
): Promise<Webhook[]> {
  const { rows } = await sql<Row>`
    select id, url, events, establishments, active, created_at, paused_at, due_at, previous_until, version,
      (select count(*)::int from webhook_delivery where endpoint_id = e.id and state = 'waiting') as waiting,
      (select max(tried_at) from webhook_delivery where endpoint_id = e.id and state = 'delivered') as delivered_at
    from webhook_endpoint e where user_id = ${userId} and (${id}::int is null or id = ${id}::int)
    order by id`.execute(db);
  const clockOf = (instant: Date | null) => (instant === null ? null : wallClock(timeZone, instant));
  return rows.map((row) => ({
    id: row.id,
    url: row.url,
    events: row.events,
    establishments: row.establishments,
    active: row.active,
    createdDate: wallClock(timeZone, row.created_at),
    pausedDate: clockOf(row.paused_at),
    nextTryDate: row.waiting > 0 && row.paused_at === null ? clockOf(row.due_at) : null,
    waiting: row.waiting,
    lastDelivered: clockOf(row.delivered_at),
    previousSecretUntil:
      row.previous_until !== null && row.previous_until > now ? clockOf(row.previous_until) : null,
    version: row.version,
  }));
}

/** @throws HttpError 404 for one that does not exist or belongs to somebody else */
export async function webhookOf(db: Db, userId: number, clock: Clock, id: number): Promise<Webhook> {
  const [one] = await webhooksOf(db, userId, clock, id);
  if (one === undefined) throw notFound();
  return one;
}
