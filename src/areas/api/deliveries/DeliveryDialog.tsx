import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { getWebhookDelivery } from '../../../../contract/webhook-log';
import { DialogWaiting } from '../../../kit/edit/DialogWaiting';
import { call } from '../../../portal/client';
import { checkedReply } from '../../../portal/reply';
import { CloseActions } from '../../../ui/CloseActions';
import { LoadFailure } from '../../../ui/states/LoadFailure';
import { deliveriesPath } from '../addresses';
import { TEST_EVENT } from '../event-keys';
import { DeliveryContent } from './DeliveryContent';
import { DELIVERIES } from './delivery';
import { useRedeliver } from './use-redeliver';

interface DeliveryDialogProps {
  webhook: number;
  delivery: number;
}

/** One delivery over the list: the request byte by byte, and the response. Back closes it. */
export function DeliveryDialog({ webhook, delivery }: DeliveryDialogProps) {
  const translate = useTranslate();
  const title = useId();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { redeliver, running } = useRedeliver(webhook);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [DELIVERIES, 'getOne', webhook, delivery],
    queryFn: async ({ signal }) =>
      checkedReply(
        await call(getWebhookDelivery, { params: { id: webhook, delivery }, signal }),
        ({ body }) => body === null || typeof body === 'string',
      ),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const close = () =>
    void navigate({ pathname: deliveriesPath(webhook), search }, { preventScrollReset: true });
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{translate('api.deliveries.one')}</DialogTitle>
      {data === undefined && (error === null || isFetching) && <DialogWaiting onClose={close} />}
      {data === undefined && error !== null && !isFetching && (
        <>
          <DialogContent>
            <LoadFailure title={translate('api.deliveries.oneFailed')} error={error} onRetry={refetch} />
          </DialogContent>
          <CloseActions onClose={close} />
        </>
      )}
      {data !== undefined && (
        <>
          <DialogContent>
            <DeliveryContent delivery={data} />
          </DialogContent>
          <DialogActions>
            <Box sx={{ marginRight: 'auto' }}>
              {data.state !== 'waiting' && data.type !== TEST_EVENT && !data.sample && (
                <Button aria-busy={running} onClick={() => redeliver({ delivery }, close)}>
                  {translate('api.deliveries.resend')}
                </Button>
              )}
            </Box>
            <Button variant="outlined" onClick={close}>
              {translate('common.close')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
