import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify, useTranslate } from 'react-admin';
import { ConfirmedButton } from '../../../kit/edit/ConfirmedButton';
import { useFormat } from '../../../ui/format/use-format';
import { WEBHOOKS, type WebhookRecord } from './webhook';

/** Deletes a receiver, with its pending deliveries and its log. */
export function DeleteWebhook({ webhook }: { webhook: WebhookRecord }) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const notify = useNotify();
  const cache = useQueryClient();
  const text = (key: string, words: object = {}) => translate(`api.webhooks.delete.${key}`, words);
  const { id, url, waiting } = webhook;
  const [remove, deletion] = useDelete<WebhookRecord>(WEBHOOKS, undefined, {
    mutationMode: 'pessimistic',
    onSuccess: () => notify('api.webhooks.delete.done', { type: 'success' }),
    onError: () => undefined,
    onSettled: () => void cache.invalidateQueries({ queryKey: [WEBHOOKS, 'getList'] }),
  });
  return (
    <ConfirmedButton
      // The row goes, and the dialog with it.
      work={{ ...deletion, run: () => void remove(WEBHOOKS, { id, previousData: webhook }) }}
      destructive
      button={{ size: 'small', startIcon: <DeleteOutlined />, 'aria-label': `${text('action')} ${url}` }}
      label={text('action')}
      title={text('title')}
      text={text('text', { url, smart_count: waiting, count: integer(waiting) })}
      confirm={text('confirm')}
      failed={text('failed')}
      noAnswer={translate('api.noAnswer')}
    />
  );
}
