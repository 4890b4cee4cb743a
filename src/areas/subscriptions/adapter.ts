import type { BodyOf } from '../../../contract/operation';
import { deleteSubscription, listSubscriptions, updateSubscription } from '../../../contract/subscriptions';
import { call } from '../../portal/client';
import { checkedReply } from '../../portal/reply';
import type { ResourceAdapter } from '../../portal/resource-adapter';
import { PortalError } from '../../ui/failure/portal-error';
import type { ListFacts, SubscriptionRecord } from './subscription';

const NOT_FOUND = 404;

async function fetchAll(signal?: AbortSignal) {
  return checkedReply(await call(listSubscriptions, { signal }), (reply) =>
    Array.isArray(reply.subscriptions),
  );
}

/** The adapter of subscriptions: the person's own ones and those that it receives, which are few and come at once. */
export const subscriptionAdapter: ResourceAdapter<SubscriptionRecord, object, never> = {
  sortable: [],
  async list(_query, signal) {
    const { subscriptions, outbound } = await fetchAll(signal);
    const meta: ListFacts = { outbound };
    return { data: subscriptions, total: subscriptions.length, meta: { ...meta } };
  },
  async one(id, signal) {
    const found = (await fetchAll(signal)).subscriptions.find((one) => one.id === String(id));
    if (found === undefined) throw new PortalError('refused', NOT_FOUND);
    return found;
  },
  async update(id, data) {
    const body = data as BodyOf<typeof updateSubscription>;
    return call(updateSubscription, { params: { id: String(id) }, body });
  },
  async delete(id, { version }) {
    await call(deleteSubscription, { params: { id: String(id) }, query: { version } });
  },
};
