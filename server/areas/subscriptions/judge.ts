import type { SendingReason, SendingState } from '../../../contract/sendings';
import { seenBy } from '../../network/filters/seen-views';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { readerNow } from '../../platform/principal/person';
import type { Person } from '../../platform/principal/principal';
import type { Held, Means, Sendable } from './held';
import { prepare } from './prepare';
import { receiverNow } from './webhook/receiver';

/** A sending with all that it takes to send it; `null`: it is in another state. */
export async function heldSending(
  db: Db,
  id: string,
  states: readonly SendingState[] = ['waiting'],
): Promise<Held | null> {
  const sending = await db
    .selectFrom('subscription_sending')
    .where('id', '=', id)
    .where('state', 'in', states)
    .selectAll()
    .executeTakeFirst();
  if (sending === undefined) return null;
  const run = await db
    .selectFrom('subscription_run')
    .where('id', '=', sending.run_id)
    .selectAll()
    .executeTakeFirstOrThrow();
  const subscription = await db
    .selectFrom('subscription')
    .where('id', '=', run.subscription_id)
    .selectAll()
    .executeTakeFirstOrThrow();
  const recipient = await db
    .selectFrom('portal_user')
    .where('id', '=', sending.user_id)
    .select(['id', 'name', 'email', 'active'])
    .executeTakeFirstOrThrow();
  const { state, tries, reason, event_id: event, rows, file_name: fileName } = sending;
  return { id, state, tries, reason, event, rows, fileName, run, subscription, recipient };
}

/** What the recipient gets by now: it has to be there and still receive it, open the screen and see the view, as has the owner. */
export async function judge(
  context: AppContext,
  { sources }: Means,
  { run, subscription, recipient }: Held,
): Promise<{ withheld: SendingReason } | { prepared: Sendable; person: Person }> {
  const { db } = context.database;
  const receives =
    run.channel !== 'mail' || run.number === null || (await isRecipient(db, run, recipient.id));
  if (!recipient.active || !receives) return { withheld: 'left' };
  const owner = await db
    .selectFrom('portal_user')
    .where('id', '=', subscription.owner_id)
    .where('active', '=', true)
    .select('id')
    .executeTakeFirst();
  if (owner === undefined) return { withheld: 'ownerGone' };
  const known = { id: recipient.id, address: null, language: run.language };
  const person = await readerNow(context, known, run.screen);
  if (person === null) return { withheld: 'screen' };
  if (run.channel === 'webhook') {
    const receiver = await receiverNow(context, subscription);
    if ('withheld' in receiver) return receiver;
  }
  if (subscription.view_id === null) return { withheld: 'viewGone' };
  const view = await db
    .selectFrom('saved_view')
    .where('id', '=', subscription.view_id)
    .where(seenBy(person))
    .select('id')
    .executeTakeFirst();
  if (view === undefined) return { withheld: 'view' };
  const prepared = await prepare(context, sources, run, person);
  return 'withheld' in prepared ? prepared : { prepared, person };
}

/** Whether somebody is among those to whom a subscription goes by mail today. */
async function isRecipient(db: Db, { subscription_id }: Held['run'], userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('subscription_recipient')
    .where('subscription_id', '=', subscription_id)
    .where('user_id', '=', userId)
    .select('user_id')
    .executeTakeFirst();
  return found !== undefined;
}
