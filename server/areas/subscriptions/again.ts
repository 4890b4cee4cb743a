import { sql } from 'kysely';
import type { Sending } from '../../../contract/sendings';
import type { SubscriptionChannel } from '../../../contract/subscription-settings';
import type { AppContext } from '../../platform/context';
import { HttpError } from '../../platform/errors/http-error';
import { enqueueAll } from '../../platform/jobs/store';
import type { Person } from '../../platform/principal/principal';
import { sendingJobs } from './jobs';
import { assertNotTooOften } from './often';
import { sendingFor } from './sendings';

/**
 * Sends what has failed once more, under its number: another one would leave a hole in what is counted. One that waits
 * already, or was sent meanwhile, is left as it is.
 * @throws HttpError 404 for one of a subscription of others, 409 where nothing leaves the deployment, 429 for too many
 */
export async function sendAgain(context: AppContext, person: Person, id: string): Promise<Sending> {
  const { config, database, now, jobSignal } = context;
  if (config.outbound === false) throw new HttpError(409, 'subscriptions.reasons.outboundOff');
  await assertNotTooOften(context, person);
  await database.db.transaction().execute(async (trx) => {
    // A receiver that has given an event up is told by another one.
    const { rows } = await sql<{ channel: SubscriptionChannel }>`
      update subscription_sending g set state = 'waiting', reason = null, event_id = null
      from subscription_run r join subscription s on s.id = r.subscription_id
      where g.run_id = r.id and g.id::text = ${id} and s.owner_id = ${person.id} and g.state = 'failed'
      returning r.channel`.execute(trx);
    for (const { channel } of rows) await enqueueAll(trx, sendingJobs[channel], [{ sending: id }], now());
  });
  jobSignal.notify();
  return sendingFor(context, person, id);
}
