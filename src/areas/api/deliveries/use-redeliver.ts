import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { BodyOf } from '../../../../contract/operation';
import { redeliverWebhook } from '../../../../contract/webhook-log';
import { call } from '../../../portal/client';
import { useFailureText } from '../../../ui/failure/use-failure-text';
import { useFormat } from '../../../ui/format/use-format';
import { WEBHOOKS } from '../webhooks/webhook';
import { DELIVERIES } from './delivery';

type RedeliveryBody = BodyOf<typeof redeliverWebhook>;

/** Sends one event again, or all since a moment, and shows how many will be sent. */
export function useRedeliver(webhook: number) {
  const notify = useNotify();
  const translate = useTranslate();
  const { counted } = useFormat();
  const failureText = useFailureText();
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: RedeliveryBody) => call(redeliverWebhook, { params: { id: webhook }, body }),
    onSuccess: ({ waiting }) =>
      notify(
        waiting === 0
          ? translate('api.deliveries.nothing')
          : translate('api.deliveries.putUp', counted(waiting)),
        { type: waiting === 0 ? 'info' : 'success' },
      ),
    onError: (error) =>
      notify(`${translate('api.deliveries.notSent')} ${failureText(error)}`, { type: 'error' }),
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: [DELIVERIES, 'getList'] });
      void cache.invalidateQueries({ queryKey: [WEBHOOKS, 'getList'] });
    },
  });
  return {
    running: isPending,
    redeliver: (wish: RedeliveryBody, onSuccess: () => void = () => undefined) => {
      if (!isPending) mutate(wish, { onSuccess });
    },
  };
}
