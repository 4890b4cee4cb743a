import type { Language } from '../../../contract/languages';
import type { SampleWish } from '../../../contract/webhook-samples';
import type { Delivery } from '../../../contract/webhooks';
import type { AppContext } from '../../platform/context';
import type { Person } from '../../platform/principal/principal';
import { deliveryOf } from './deliveries';
import { sendSample } from './samples/send';
import { sendNow } from './send-now';

interface CallContext {
  language: Language;
  signal: AbortSignal;
}

/**
 * Sends an event without data to a receiver at once, to try it.
 * @throws HttpError 404
 */
export async function sendTest(
  context: AppContext,
  person: Person,
  id: number,
  asking: CallContext,
): Promise<Delivery> {
  const wanted = { type: 'webhook.test', establishment: null, data: { webhook: id } };
  const { delivery } = await sendNow(context, person, id, wanted, asking.signal);
  return listed(context, person, { id, delivery }, asking);
}

/** Sends a sample of an event with real data. @throws HttpError as `sendSample` */
export async function sendListedSample(
  context: AppContext,
  person: Person,
  id: number,
  { wish, ...asking }: CallContext & { wish: SampleWish },
): Promise<Delivery> {
  const { delivery } = await sendSample(context, person, id, wish, asking.signal);
  return listed(context, person, { id, delivery }, asking);
}

/** The delivery as the log lists it. */
async function listed(
  context: AppContext,
  person: Person,
  which: { id: number; delivery: number },
  { language }: CallContext,
): Promise<Delivery> {
  const { body: _sent, ...delivery } = await deliveryOf(context, person, which, language);
  return delivery;
}
