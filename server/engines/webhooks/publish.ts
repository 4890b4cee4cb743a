import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { REPORT_READY, type ReportReady } from '../../../contract/report-event';
import type { WebhookData, WebhookEventType } from '../../../contract/webhook-events';
import type { Db } from '../../platform/db/connections';
import { enqueueAll } from '../../platform/jobs/store';
import { ownsEstablishment } from './audience';
import { webhookJob } from './job';

/** Something that happened in an establishment. */
export type WebhookHappening = {
  [Type in WebhookEventType]: { type: Type; establishment: string; data: WebhookData<Type> };
}[WebhookEventType];

/** The body of an event, as Standard Webhooks has it. */
export const eventBody = (type: string, at: Date, data: object): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

/** Whoever queues deliveries holds this lock until its transaction ends. */
export async function numbering(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('webhook deliveries'))`.execute(trx);
}

/** An event for one receiver, of which somebody waits to hear how it went (`awaitedJob`). */
interface Addressed {
  endpoint: number;
  data: ReportReady;
  /** The mark of the scope that the data are of (`scopeMark`). */
  scope: string;
}

/**
 * Queues an event for one receiver, whatever it has asked for and also while it is paused, as `publish` does otherwise.
 * @returns the id of the event
 */
export async function publishTo(trx: Db, { endpoint, data, scope }: Addressed, at: Date): Promise<string> {
  await numbering(trx);
  const id = randomUUID();
  const body = eventBody(REPORT_READY, at, data);
  await trx
    .insertInto('webhook_event')
    .values({ id, type: REPORT_READY, establishment_code: null, body, scope, created_at: at })
    .execute();
  await trx
    .insertInto('webhook_delivery')
    .values({ endpoint_id: endpoint, event_id: id, created_at: at })
    .execute();
  await enqueueAll(trx, webhookJob, [{ endpoint }], at);
  return id;
}

/**
 * Queues events for webhooks in the database transaction of the event, so that nothing is sent of what was rolled
 * back. The receivers that want the event and may have it are found now, and checked again before it is sent.
 * Deliveries are numbered under a lock that ends with the transaction, so that they are sent in the order of commits.
 */
export async function publish(trx: Db, happenings: readonly WebhookHappening[], at: Date): Promise<void> {
  if (happenings.length === 0) return;
  await numbering(trx);
  const events = happenings.map(({ type, establishment, data }) => ({
    id: randomUUID(),
    type,
    establishment,
    body: eventBody(type, at, data),
  }));
  const { rows } = await sql<{ endpoint: number }>`
    with happened as (
      select (one ->> 'id')::uuid as id, one ->> 'type' as type, one ->> 'establishment' as establishment,
        one ->> 'body' as body, place
      from jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality as events (one, place)
    ), heard as materialized (
      select happened.*, e.id as endpoint from happened join webhook_endpoint e on e.active
        and happened.type = any(e.events)
        and (e.establishments is null or happened.establishment = any(e.establishments))
        and ${ownsEstablishment(sql.ref('happened.establishment'))}
    ), kept as (
      insert into webhook_event (id, type, establishment_code, body, created_at)
      select distinct id, type, establishment, body, ${at}::timestamptz from heard
    ), put_up as (
      insert into webhook_delivery (endpoint_id, event_id, created_at)
      select endpoint, id, ${at}::timestamptz from heard order by place, endpoint
    )
    select distinct endpoint from heard order by endpoint`.execute(trx);
  await enqueueAll(trx, webhookJob, rows, at);
}
