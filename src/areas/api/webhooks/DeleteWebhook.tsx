import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { useTranslate } from 'react-admin';
import { ConfirmedButton } from '../../../kit/edit/ConfirmedButton';
import { useConfirmedDelete } from '../../../kit/edit/use-confirmed-delete';
import { useFormat } from '../../../ui/format/use-format';
import { WEBHOOKS, type WebhookRecord } from './webhook';

/** Deletes a receiver, with its pending deliveries and its log. */
export function DeleteWebhook({ webhook }: { webhook: WebhookRecord }) {
  const translate = useTranslate();
  const { counted } = useFormat();
  const work = useConfirmedDelete(WEBHOOKS, webhook, 'api.webhooks.delete.done');
  const text = (key: string, words: object = {}) => translate(`api.webhooks.delete.${key}`, words);
  const { url, waiting } = webhook;
  return (
    <ConfirmedButton
      work={work}
      destructive
      button={{ size: 'small', startIcon: <DeleteOutlined />, 'aria-label': `${text('action')} ${url}` }}
      label={text('action')}
      title={text('title')}
      text={text('text', { url, ...counted(waiting) })}
      confirm={text('confirm')}
      failed={text('failed')}
      noAnswer={translate('api.noAnswer')}
    />
  );
}
