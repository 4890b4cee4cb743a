import { sql } from 'kysely';
import { isMoment } from '../../../contract/dates';
import type { BodyOf } from '../../../contract/operation';
import { type redeliverWebhook } from '../../../contract/webhook-log';
import { WEBHOOK } from '../../../contract/webhooks';
import { webhookJob } from '../../engines/webhooks/job';
import { numbering } from '../../engines/webhooks/publish';
import type { AppContext } from '../../platform/context';
import { invalid, notFound } from '../../platform/errors/http-error';
import { enqueue } from '../../platform/jobs/store';
import type { Person } from '../../platform/principal/principal';
import { instantAt } from '../../platform/time/wall-clock';
import { endpointOf } from './deliveries';

/**
 * The rules of a request, of which any field may be missing (`serve`).
 * @throws HttpError 400 for a moment that does not exist
 */
export function assertMoment(sent: Partial<BodyOf<typeof redeliverWebhook>>): void {
  if ('since' in sent && sent.since !== undefined && !isMoment(sent.since))
    throw invalid('errors.validation', { since: 'webhookReplies.moment' });
}

/**
 * Enqueues events once more, with the same ids: behind those that wait, in their order, each once. Events that still
 * wait keep their place.
 * @throws HttpError 404 for a receiver or a delivery that is not the person's, 400 for an invalid moment
 */
export async function redeliver(
  context: AppContext,
  person: Person,
  id: number,
  sent: BodyOf<typeof redeliverWebhook>,
): Promise<{ waiting: number }> {
  const { database, config, now, jobSignal } = context;
  assertMoment(sent);
  const which =
    'delivery' in sent
      ? sql`d.id = ${sent.delivery}`
      : sql`d.created_at >= ${instantAt(config.timeZone, sent.since)}
          and (not ${sent.undelivered ?? false}::boolean or not exists (select from webhook_delivery taken
            where taken.endpoint_id = d.endpoint_id and taken.event_id = d.event_id and taken.state = 'delivered'))`;
  const waiting = await database.db.transaction().execute(async (trx) => {
    await endpointOf(trx, person, id);
    const known =
      await sql`select from webhook_delivery d where d.endpoint_id = ${id} and ${which} limit 1`.execute(trx);
    if ('delivery' in sent && known.rows.length === 0) throw notFound();
    // Two calls at once do not enqueue an event twice.
    await numbering(trx);
    const { rows } = await sql`
      insert into webhook_delivery (endpoint_id, event_id, again, created_at)
      select ${id}::int, event_id, true, ${now()}::timestamptz from (
        select d.event_id, min(d.id) as first from webhook_delivery d join webhook_event ev on ev.id = d.event_id
        where d.endpoint_id = ${id} and ${which} and ev.type <> 'webhook.test' and not ev.sample
          and not exists (select from webhook_delivery w
            where w.endpoint_id = d.endpoint_id and w.event_id = d.event_id and w.state = 'waiting')
        group by d.event_id order by first limit ${WEBHOOK.again}
      ) as wanted order by first returning id`.execute(trx);
    await enqueue(trx, webhookJob, { endpoint: id }, now());
    return rows.length;
  });
  jobSignal.notify();
  return { waiting };
}
