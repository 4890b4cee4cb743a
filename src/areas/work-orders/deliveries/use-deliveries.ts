import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { listOrderDeliveries, retryOrderDeliveries } from '../../../../contract/work-order-deliveries';
import { call } from '../../../portal/client';
import { checkedReply } from '../../../portal/reply';
import { useFailureText } from '../../../ui/failure/use-failure-text';

const KEY = ['orderDeliveries'];

/** How often the list is fetched again, because waiting orders are sent all the time. */
const EVERY_MS = 15_000;

const isUnderstood = ({ content, waiting }: { content?: unknown; waiting?: unknown }) =>
  Array.isArray(content) && typeof waiting === 'number';

/** The orders that the outside case system has not received yet. */
export function useDeliveries(enabled: boolean) {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => checkedReply(await call(listOrderDeliveries, { signal }), isUnderstood),
    refetchInterval: EVERY_MS,
    retry: false,
    enabled,
  });
}

/** Sends one order at once, or all that wait. */
export function useRetry() {
  const notify = useNotify();
  const translate = useTranslate();
  const failureText = useFailureText();
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async (workOrder: number | null) =>
      checkedReply(
        await call(retryOrderDeliveries, { body: workOrder === null ? {} : { workOrder } }),
        isUnderstood,
      ),
    onSuccess: (deliveries) => {
      cache.setQueryData(KEY, deliveries);
      notify('workOrders.deliveries.retried', { type: 'success' });
    },
    onError: (error) =>
      notify(`${translate('workOrders.deliveries.notRetried')} ${failureText(error)}`, { type: 'error' }),
  });
  const retry = (workOrder: number | null) => {
    if (!isPending) mutate(workOrder);
  };
  return { retry, retrying: isPending };
}
