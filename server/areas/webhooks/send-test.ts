import { randomUUID } from 'node:crypto';
import type { Language } from '../../../contract/languages';
import type { Delivery } from '../../../contract/webhooks';
import type { AppContext } from '../../platform/context';
import type { Person } from '../../platform/principal/principal';
import { eventBody } from '../../platform/webhooks/publish';
import { attemptColumns, eventIdOf, sendTo } from './deliver';
import { deliveryOf, endpointOf } from './deliveries';

/**
 * Sends a test event to a receiver at once, whether it is active, paused or behind, and keeps it in the log.
 * @throws HttpError 404
 */
export async function sendTest(
  context: AppContext,
  person: Person,
  id: number,
  { language, signal }: { language: Language; signal: AbortSignal },
): Promise<Delivery> {
  const { database, now } = context;
  const { db } = database;
  const endpoint = await endpointOf(db, person, id);
  const at = now();
  const event = randomUUID();
  const type = 'webhook.test';
  const body = eventBody(type, at, { webhook: id });
  const outcome = await sendTo(context, endpoint, { eventId: eventIdOf(event), body }, signal);
  const delivery = await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('webhook_event')
      .values({ id: event, type, establishment_code: null, body, created_at: at })
      .execute();
    // The receiver may have been deleted meanwhile.
    await endpointOf(trx, person, id);
    const { id: made } = await trx
      .insertInto('webhook_delivery')
      .values({
        endpoint_id: id,
        event_id: event,
        state: outcome.problem === null ? 'delivered' : 'failed',
        created_at: at,
        tries: 1,
        ...attemptColumns(outcome, now()),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return made;
  });
  const { body: _sent, ...listed } = await deliveryOf(context, person, { id, delivery }, language);
  return listed;
}
