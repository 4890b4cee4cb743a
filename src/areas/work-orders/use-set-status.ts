import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, useUpdate } from 'react-admin';
import type { WorkOrder } from '../../../contract/work-orders';
import { useFailureText } from '../../ui/failure/use-failure-text';
import { useIsRunning } from '../../ui/use-is-running';
import type { OrderRecord } from './work-order';

const RESOURCE = 'chamados';

/** WO-02: sets the status of an order, from the version that the person has seen. */
export function useSetStatus(onSettled: () => void = () => undefined) {
  const notify = useNotify();
  const translate = useTranslate();
  const failureText = useFailureText();
  const cache = useQueryClient();
  const isRunning = useIsRunning(RESOURCE, 'update');
  // Options of the hook and not of the call, so that they apply even if the row is gone meanwhile.
  const [update, { isPending: setting }] = useUpdate<OrderRecord>(RESOURCE, undefined, {
    mutationMode: 'pessimistic',
    onSuccess: () => notify('edit.saved', { type: 'success' }),
    onError: (error) =>
      notify(`${translate('workOrders.status.failed')} ${failureText(error)}`, { type: 'error' }),
    // Also after a failure: another person may have changed it first, or only the reply was lost.
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: [RESOURCE, 'getList'] });
      onSettled();
    },
  });
  const set = (order: Pick<OrderRecord, 'id' | 'version'>, status: WorkOrder['status']) => {
    if (isRunning()) return;
    const { id, version } = order;
    void update(RESOURCE, { id, data: { status, version }, previousData: order as OrderRecord });
  };
  return { set, setting };
}
