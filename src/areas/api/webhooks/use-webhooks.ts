import { useGetList } from 'react-admin';
import { type DayClose, WEBHOOKS, type WebhookRecord } from './webhook';

/** Events are sent meanwhile. */
const EVERY_MS = 15_000;

/** All receivers of the person, and how it stands with closing business days. */
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
