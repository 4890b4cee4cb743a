import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { deleteUserWebhook } from '../../../contract/user-webhooks';
import type { Webhook } from '../../../contract/webhooks';
import { ConfirmDialog } from '../../kit/edit/ConfirmDialog';
import { SaveFailure } from '../../kit/edit/SaveFailure';
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
  const [open, setOpen] = useState(false);
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
      setOpen(false);
      notify('users.webhooks.delete.done', { type: 'success' });
      onEnd();
    },
  });
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={`${text('action')} ${url}`}
        onClick={() => {
          ending.reset();
          setOpen(true);
        }}
      >
        {text('action')}
      </Button>
      <ConfirmDialog
        open={open}
        destructive
        title={text('title')}
        text={text('text', { url })}
        cancel={translate('common.cancel')}
        confirm={text('confirm')}
        busy={ending.isPending}
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          if (!ending.isPending) ending.mutate();
        }}
      >
        {ending.error !== null && (
          <SaveFailure
            error={ending.error}
            title={text('failed')}
            noAnswer={translate('users.api.noAnswer')}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
