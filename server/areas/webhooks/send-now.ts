import { randomUUID } from 'node:crypto';
import { eventBody } from '../../engines/webhooks/publish';
import type { AppContext } from '../../platform/context';
import type { Client, Person } from '../../platform/principal/principal';
import { attemptColumns, eventIdOf, sendTo } from './deliver';
import { endpointOf } from './deliveries';
import type { Outcome } from './send';

interface Wanted {
  type: string;
  /** `null`: it tells of none. */
  establishment: string | null;
  data: object;
  sample?: boolean;
}

/** One attempt: the event that was sent, and its outcome. */
export interface SentNow {
  delivery: number;
  eventId: string;
  establishment: string | null;
  body: string;
  outcome: Outcome;
}

/**
 * Sends an event to a receiver at once, whether it is active, paused or behind, and keeps it in the log.
 * @throws HttpError 404
 */
export async function sendNow(
  context: AppContext,
  principal: Person | Client,
  id: number,
  { type, establishment, data, sample = false }: Wanted,
  signal: AbortSignal,
): Promise<SentNow> {
  const { database, now } = context;
  const { db } = database;
  const endpoint = await endpointOf(db, principal, id);
  const at = now();
  const event = randomUUID();
  const eventId = eventIdOf(event, sample);
  const body = eventBody(type, at, data);
  const outcome = await sendTo(context, endpoint, { eventId, body }, signal);
  const delivery = await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('webhook_event')
      .values({ id: event, type, establishment_code: establishment, body, sample, created_at: at })
      .execute();
    // The receiver may have been deleted meanwhile.
    await endpointOf(trx, principal, id);
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
  return { delivery, eventId, establishment, body, outcome };
}
