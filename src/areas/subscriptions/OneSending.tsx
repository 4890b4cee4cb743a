import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { getSending } from '../../../contract/sendings';
import { SUBSCRIPTIONS_PAGE } from '../../../contract/subscription-settings';
import { DialogWaiting } from '../../kit/edit/DialogWaiting';
import { SUBSCRIPTIONS } from '../../kit/subscription/resource';
import { call } from '../../portal/client';
import { CloseActions } from '../../ui/CloseActions';
import { PortalError } from '../../ui/failure/portal-error';
import { LoadFailure } from '../../ui/states/LoadFailure';
import { SendingFacts } from './SendingFacts';

/** `/assinaturas?envio=…`, to which the link of a message leads: the sending, and its file. */
export function OneSending({ id }: { id: string }) {
  const translate = useTranslate();
  const title = useId();
  const navigate = useNavigate();
  const text = (key: string) => translate(`subscriptions.one.${key}`);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [SUBSCRIPTIONS, 'sending', id],
    queryFn: ({ signal }) => call(getSending, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const close = () => void navigate(SUBSCRIPTIONS_PAGE, { replace: true, preventScrollReset: true });
  const gone = error instanceof PortalError && [403, 404].includes(error.status);
  const waits = data === undefined && (error === null || isFetching);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{data?.view ?? text('title')}</DialogTitle>
      {waits && <DialogWaiting onClose={close} />}
      {!waits && (
        <>
          <DialogContent>
            {data !== undefined && <SendingFacts sending={data} />}
            {data === undefined && gone && <Typography role="alert">{text('gone')}</Typography>}
            {data === undefined && !gone && (
              <LoadFailure title={text('failed')} error={error} onRetry={() => void refetch()} />
            )}
          </DialogContent>
          <CloseActions onClose={close} />
        </>
      )}
    </Dialog>
  );
}
