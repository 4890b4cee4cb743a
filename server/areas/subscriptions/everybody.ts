import type { endSubscriptionsOf } from '../../../contract/all-subscriptions';
import type { ReplyOf } from '../../../contract/operation';
import { notify } from '../../engines/notices/notify';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { withRetries } from '../../platform/db/retry';
import type { Person } from '../../platform/principal/principal';
import { subscriptionEnded } from './notices';
import { takeRecipient } from './recipients';
import { auditedSubscription, lockedSubscription, noSubscription, type StoredSubscription } from './stored';

/**
 * Ends a subscription of somebody else.
 * @throws HttpError 404
 */
export async function endOne(context: AppContext, person: Person, id: string): Promise<{ id: string }> {
  await withRetries(() =>
    context.database.db.transaction().execute(async (trx) => {
      const held = await lockedSubscription(trx, id);
      if (held === undefined) throw noSubscription();
      await end(trx, context, person, held);
    }),
  );
  return { id };
}

/** Ends all subscriptions of a person, and takes it from the recipients of all others: nothing is sent to a leaver. */
export async function endAllOf(
  context: AppContext,
  person: Person,
  leaver: number,
): Promise<ReplyOf<typeof endSubscriptionsOf>> {
  return withRetries(() =>
    context.database.db.transaction().execute(async (trx) => {
      const own = await trx
        .selectFrom('subscription')
        .where('owner_id', '=', leaver)
        .orderBy('id')
        .selectAll()
        .forUpdate()
        .execute();
      for (const held of own) await end(trx, context, person, held);
      const received = await trx
        .selectFrom('subscription')
        .innerJoin('subscription_recipient', 'subscription_recipient.subscription_id', 'subscription.id')
        .where('user_id', '=', leaver)
        .orderBy('subscription.id')
        .select('subscription.id')
        .execute();
      for (const { id } of received) {
        await lockedSubscription(trx, id);
        await takeRecipient(trx, person, id, leaver);
      }
      return { ended: own.length, left: received.length };
    }),
  );
}

async function end(
  trx: Db,
  { now }: AppContext,
  person: Person,
  { id, owner_id, view_name }: StoredSubscription,
): Promise<void> {
  const before = await auditedSubscription(trx, id);
  await trx.deleteFrom('subscription').where('id', '=', id).execute();
  await recordChanges(trx, person, [{ action: 'delete', entity: 'subscription', key: id, before }]);
  const to = owner_id === person.id ? [] : [owner_id];
  await notify(trx, subscriptionEnded({ by: person.name, view: view_name }), { to, at: now() });
}
