import { sql } from 'kysely';
import { todayIn } from '../../../contract/dates';
import type { ReplyOf } from '../../../contract/operation';
import { type sendSubscription } from '../../../contract/sendings';
import { SUBSCRIPTION } from '../../../contract/subscription-settings';
import { newestPosition } from '../../network/reconciliation/as-of';
import type { AppContext } from '../../platform/context';
import { HttpError } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { assertNotTooOften } from './often';
import { isForNobody } from './recipients';
import { makeRuns } from './run';
import { sendingsWhere } from './sendings';
import { makerOf } from './series';
import { ownSubscription } from './stored';
import { viewOf } from './view';

/** So many seconds lie between two sendings by hand. */
const REST_SECONDS = 60;

/**
 * Sends a subscription of one's own now, or tests it.
 * @throws HttpError 403, 404, 409 where nothing leaves the deployment or nobody receives it, 429 just after another one, or for too many
 */
export async function sendNow(
  context: AppContext,
  person: Person,
  id: string,
  test: boolean,
): Promise<ReplyOf<typeof sendSubscription>> {
  const { database, config, now } = context;
  if (config.outbound === false) throw new HttpError(409, 'subscriptions.reasons.outboundOff');
  await assertNotTooOften(context, person);
  const maker = await makerOf(context, { owner_id: person.id, language: person.language });
  const made = await database.db.transaction().execute(async (trx) => {
    const subscription = await ownSubscription(trx, person, id);
    if (!test && (await isForNobody(trx, subscription)))
      throw new HttpError(409, 'subscriptions.reasons.noRecipients');
    const view = await viewOf(trx, person, subscription.view_id ?? '');
    const at = now();
    const since = new Date(at.getTime() - REST_SECONDS * 1000);
    const { rows } = await sql`select from subscription_run where subscription_id = ${id} and by_hand
      and created_at > ${since}::timestamptz limit 1`.execute(trx);
    if (rows.length > 0) throw new HttpError(429, 'subscriptionReplies.justSent', {}, REST_SECONDS);
    const position = await newestPosition(trx);
    const day = todayIn(config.timeZone, at);
    const run = { subscription, view, plannedAt: at, today: day, position, byHand: true, test };
    return makeRuns(trx, context, run, { maker, upTo: { position, day } });
  });
  context.jobSignal.notify();
  const sendings = await sendingsWhere(
    context,
    person,
    sql<boolean>`g.id = any(${made}::uuid[])`,
    SUBSCRIPTION.people,
  );
  return { sendings };
}
