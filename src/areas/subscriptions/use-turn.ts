import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, useUpdate } from 'react-admin';
import { SUBSCRIPTIONS } from '../../kit/subscription/resource';
import { useFailureText } from '../../ui/failure/use-failure-text';
import { useIsUpdating } from '../../ui/use-is-running';
import type { SubscriptionRecord } from './subscription';

/** Pauses a subscription, or lets it go on, whatever had stopped it. The row changes when the server has replied. */
export function useTurn() {
  const notify = useNotify();
  const translate = useTranslate();
  const failureText = useFailureText();
  const cache = useQueryClient();
  const isUpdating = useIsUpdating(SUBSCRIPTIONS);
  // Options of the hook and not of the call, so that they apply even if the row is gone meanwhile.
  const [update, { isPending: turning }] = useUpdate<SubscriptionRecord>(SUBSCRIPTIONS, undefined, {
    mutationMode: 'pessimistic',
    onSuccess: ({ state }) =>
      notify(`subscriptions.${state === 'paused' ? 'paused' : 'resumed'}`, { type: 'success' }),
    onError: (error) =>
      notify(`${translate('subscriptions.turnFailed')} ${failureText(error)}`, { type: 'error' }),
    // Also after a failure: its owner may have changed it in another tab, or only the reply was lost.
    onSettled: () => void cache.invalidateQueries({ queryKey: [SUBSCRIPTIONS, 'getList'] }),
  });
  const turn = (subscription: SubscriptionRecord) => {
    const { id, state, version } = subscription;
    if (isUpdating(id)) return;
    const data = { paused: state === 'active', version };
    void update(SUBSCRIPTIONS, { id, data, previousData: subscription });
  };
  return { turn, turning };
}
