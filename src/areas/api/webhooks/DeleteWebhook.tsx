import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDelete, useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../kit/edit/ConfirmDialog';
import { SaveFailure } from '../../../kit/edit/SaveFailure';
import { useFormat } from '../../../ui/format/use-format';
import { WEBHOOKS, type WebhookRecord } from './webhook';

/** Deletes a receiver, with its pending deliveries and its log. */
export function DeleteWebhook({ webhook }: { webhook: WebhookRecord }) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const notify = useNotify();
  const cache = useQueryClient();
  const [open, setOpen] = useState(false);
  const text = (key: string, words: object = {}) => translate(`api.webhooks.delete.${key}`, words);
  const { id, url, waiting } = webhook;
  const [remove, { isPending, error, reset }] = useDelete<WebhookRecord>(WEBHOOKS, undefined, {
    mutationMode: 'pessimistic',
    onSuccess: () => notify('api.webhooks.delete.done', { type: 'success' }),
    onError: () => undefined,
    onSettled: () => void cache.invalidateQueries({ queryKey: [WEBHOOKS, 'getList'] }),
  });
  return (
    <>
      <Button
        size="small"
        color="error"
        startIcon={<DeleteOutlined />}
        aria-label={`${text('action')} ${url}`}
        onClick={() => {
          reset();
          setOpen(true);
        }}
      >
        {text('action')}
      </Button>
      <ConfirmDialog
        open={open}
        destructive
        title={text('title')}
        text={text('text', { url, smart_count: waiting, count: integer(waiting) })}
        cancel={translate('common.cancel')}
        confirm={text('confirm')}
        busy={isPending}
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          if (!isPending) void remove(WEBHOOKS, { id, previousData: webhook });
        }}
      >
        {error !== null && (
          <SaveFailure error={error} title={text('failed')} noAnswer={translate('api.noAnswer')} />
        )}
      </ConfirmDialog>
    </>
  );
}
