import { useGetList } from 'react-admin';
import { type DayClose, WEBHOOKS, type WebhookRecord } from './webhook';

/** How often the list is fetched again, because events are sent all the time. */
const EVERY_MS = 15_000;

/** All receivers of the person, and the state of closing business days. */
export function useWebhooks() {
  const { data, meta, error, isFetching, refetch } = useGetList<WebhookRecord>(
    WEBHOOKS,
    {},
    { refetchInterval: EVERY_MS, refetchOnMount: 'always', retry: false },
  );
  return {
    webhooks: data,
    dayClose: (meta as { dayClose: DayClose } | undefined)?.dayClose,
    error: data === undefined && !isFetching ? error : null,
    refreshing: isFetching,
    refresh: () => void refetch(),
  };
}
