import SendOutlined from '@mui/icons-material/SendOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { WebhookEventType } from '../../../../contract/webhook-events';
import { sendWebhookSample } from '../../../../contract/webhook-samples';
import { testWebhook } from '../../../../contract/webhooks';
import { SaveFailure } from '../../../kit/edit/SaveFailure';
import { call } from '../../../portal/client';
import { useFormat } from '../../../ui/format/use-format';
import { deliveryPath } from '../addresses';
import { DELIVERIES } from '../deliveries/delivery';
import { SampleMenu } from './SampleMenu';
import { WEBHOOKS, type WebhookRecord } from './webhook';

/** Sends a test event, or a sample of an event with real data, and shows its outcome at once. */
export function TestEvent({ webhook: { id, url } }: { webhook: WebhookRecord }) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const cache = useQueryClient();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (type: WebhookEventType | null) =>
      type === null
        ? call(testWebhook, { params: { id } })
        : call(sendWebhookSample, { params: { id }, body: { type } }),
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: [WEBHOOKS, 'getList'] });
      void cache.invalidateQueries({ queryKey: [DELIVERIES, 'getList'] });
    },
  });
  const text = (key: string, words: object = {}) => translate(`api.webhooks.test.${key}`, words);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<SendOutlined />}
        aria-busy={isPending}
        aria-label={`${text('action')} ${url}`}
        onClick={() => {
          if (!isPending) mutate(null);
        }}
      >
        {text('action')}
      </Button>
      <SampleMenu url={url} busy={isPending} onChoose={mutate} />
      {/* The live region exists before it has a text, so that screen readers announce the text. */}
      <div aria-live="polite" className="result">
        {isPending && text('sending')}
        {!isPending && data !== undefined && (
          <Alert severity={data.state === 'delivered' ? 'success' : 'error'}>
            {data.state === 'delivered'
              ? text('delivered', { status: data.status, latency: integer(data.latency ?? 0) })
              : text('failed', { message: data.message })}{' '}
            <MuiLink component={Link} to={deliveryPath(id, data.id)}>
              {text('open')}
            </MuiLink>
          </Alert>
        )}
        {!isPending && error !== null && (
          <SaveFailure error={error} title={text('unsent')} noAnswer={translate('api.noAnswer')} />
        )}
      </div>
    </>
  );
}
