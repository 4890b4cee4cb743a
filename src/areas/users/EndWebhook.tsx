import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { deleteUserWebhook } from '../../../contract/user-webhooks';
import type { Webhook } from '../../../contract/webhooks';
import { ConfirmedButton } from '../../kit/edit/ConfirmedButton';
import { call } from '../../portal/client';
import { PortalError } from '../../ui/failure/portal-error';

interface EndWebhookProps {
  user: number;
  webhook: Webhook;
  /** Called when the receiver is gone. */
  onEnd: () => void;
}

/** Ends a receiver of somebody's events. */
export function EndWebhook({ user, webhook: { id, url }, onEnd }: EndWebhookProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const text = (key: string, words: object = {}) => translate(`users.webhooks.delete.${key}`, words);
  const ending = useMutation({
    mutationFn: async () => {
      try {
        await call(deleteUserWebhook, { params: { id: user, webhook: id } });
      } catch (error) {
        // It is gone already: its owner was faster, or the answer to an earlier try was lost.
        if (!(error instanceof PortalError) || error.status !== 404) throw error;
      }
    },
    onSuccess: () => {
      notify('users.webhooks.delete.done', { type: 'success' });
      onEnd();
    },
  });
  return (
    <ConfirmedButton
      work={{ ...ending, run: (close) => ending.mutate(undefined, { onSuccess: close }) }}
      destructive
      button={{ size: 'small', 'aria-label': `${text('action')} ${url}` }}
      label={text('action')}
      title={text('title')}
      text={text('text', { url })}
      confirm={text('confirm')}
      failed={text('failed')}
      noAnswer={translate('users.api.noAnswer')}
    />
  );
}
