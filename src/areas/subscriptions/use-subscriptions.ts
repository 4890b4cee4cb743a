import { useGetList } from 'react-admin';
import { SUBSCRIPTIONS } from '../../kit/subscription/resource';
import type { ListFacts, SubscriptionRecord } from './subscription';

/** The person's own subscriptions and those that it receives, as they are now. */
export function useSubscriptions() {
  const { data, meta, error, isFetching, refetch } = useGetList<SubscriptionRecord>(
    SUBSCRIPTIONS,
    {},
    { refetchOnMount: 'always', retry: false },
  );
  return {
    subscriptions: data,
    outbound: (meta as ListFacts | undefined)?.outbound ?? true,
    error: data === undefined && !isFetching ? error : null,
    refresh: () => void refetch(),
  };
}
