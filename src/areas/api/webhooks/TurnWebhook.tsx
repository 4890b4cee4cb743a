import ToggleOffOutlined from '@mui/icons-material/ToggleOffOutlined';
import ToggleOnOutlined from '@mui/icons-material/ToggleOnOutlined';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, useUpdate } from 'react-admin';
import { useFailureText } from '../../../ui/failure/use-failure-text';
import { useIsUpdating } from '../../../ui/use-is-running';
import { stateOf, WEBHOOKS, type WebhookRecord } from './webhook';

/** Switches a receiver off or on; a paused one resumes when it is saved as active. */
export function TurnWebhook({ webhook }: { webhook: WebhookRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const failureText = useFailureText();
  const cache = useQueryClient();
  const isUpdating = useIsUpdating(WEBHOOKS);
  const state = stateOf(webhook);
  const on = state === 'off' || state === 'paused';
  const key = state === 'paused' ? 'goOn' : on ? 'on' : 'off';
  // Options of the hook and not of the call, so that they apply even if the card is gone meanwhile.
  const [update, { isPending }] = useUpdate<WebhookRecord>(WEBHOOKS, undefined, {
    mutationMode: 'pessimistic',
    onSuccess: () => notify(`api.webhooks.turn.done.${key}`, { type: 'success' }),
    onError: (error) =>
      notify(`${translate('api.webhooks.turn.failed')} ${failureText(error)}`, { type: 'error' }),
    // Also after a failure: another person may have changed it first, or only the reply was lost.
    onSettled: () => void cache.invalidateQueries({ queryKey: [WEBHOOKS, 'getList'] }),
  });
  const label = translate(`api.webhooks.turn.${key}`);
  return (
    <Button
      size="small"
      startIcon={on ? <ToggleOnOutlined /> : <ToggleOffOutlined />}
      aria-label={`${label} ${webhook.url}`}
      aria-busy={isPending}
      onClick={() => {
        const { id, url, events, establishments, version } = webhook;
        if (isUpdating(id)) return;
        const data = { url, events, establishments, version, active: on };
        void update(WEBHOOKS, { id, data, previousData: webhook });
      }}
    >
      {label}
    </Button>
  );
}
