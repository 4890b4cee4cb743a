import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { rotateWebhookSecret, WEBHOOK } from '../../../../contract/webhooks';
import { call } from '../../../portal/client';
import { RenewDialog } from '../RenewDialog';
import { WEBHOOKS, type WebhookRecord } from './webhook';

/** Replaces the secret with which the events of a receiver are signed. */
export function RotateSecret({ webhook: { id, url, version } }: { webhook: WebhookRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const cache = useQueryClient();
  const [open, setOpen] = useState(false);
  const text = (key: string) => translate(`api.webhooks.rotate.${key}`);
  return (
    <>
      <Button
        size="small"
        startIcon={<KeyOutlined />}
        aria-label={`${text('action')} ${url}`}
        onClick={() => setOpen(true)}
      >
        {text('action')}
      </Button>
      <RenewDialog
        open={open}
        title={text('action')}
        text={text('text')}
        confirm={text('confirm')}
        failed={text('failed')}
        mostHours={WEBHOOK.overlapHours}
        renew={async (overlapHours) => {
          const { secret } = await call(rotateWebhookSecret, {
            params: { id },
            body: { overlapHours, version },
          });
          return [{ label: translate('api.webhooks.secret'), value: secret }];
        }}
        onSettled={() => void cache.invalidateQueries({ queryKey: [WEBHOOKS, 'getList'] })}
        onClose={(renewed) => {
          setOpen(false);
          if (renewed) notify('api.webhooks.rotate.done', { type: 'success' });
        }}
      />
    </>
  );
}
