import type { NamedPerson } from '../../../contract/named-person';
import type { ReplyOf } from '../../../contract/operation';
import { findSubscriptionPeople, getSubscriptionOffer } from '../../../contract/subscriptions';
import { call } from '../../portal/client';
import { SUBSCRIPTIONS } from './resource';

/** How a saved view can be subscribed to. */
export type Offer = ReplyOf<typeof getSubscriptionOffer>;

/** How a view can be subscribed to, as it is when it is asked for. */
export const offerQuery = (view: string) => ({
  queryKey: [SUBSCRIPTIONS, 'offer', view],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(getSubscriptionOffer, { params: { id: view }, signal }),
  staleTime: 0,
  gcTime: 0,
});

/** The person itself, as it is found among those to whom a view can be sent. */
export const selfQuery = (view: string, login: string) => ({
  queryKey: [SUBSCRIPTIONS, 'self', view, login],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<NamedPerson[]> => {
    const { people } = await call(findSubscriptionPeople, { query: { view, text: login }, signal });
    return people.filter((person) => person.login === login);
  },
  staleTime: 0,
  gcTime: 0,
});
