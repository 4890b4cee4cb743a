import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { listSendings } from '../../../contract/sendings';
import { SUBSCRIPTIONS_PAGE } from '../../../contract/subscription-settings';
import { SUBSCRIPTIONS } from '../../kit/subscription/resource';
import { call } from '../../portal/client';
import { CloseActions } from '../../ui/CloseActions';
import { LoadFailure } from '../../ui/states/LoadFailure';
import { SendingFacts } from './SendingFacts';
import { sendingsStyle } from './sendings-style';
import { useSubscriptions } from './use-subscriptions';

/** What waits is looked at again after so many milliseconds. */
const AGAIN = 5000;

/** `/assinaturas/envios/…`, over the list: what was sent of a subscription, newest first. Back closes it. */
export function Sendings() {
  const translate = useTranslate();
  const title = useId();
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { subscriptions } = useSubscriptions();
  const subscription = subscriptions?.find((one) => one.id === id);
  const name = subscription?.view?.name ?? translate('subscriptions.viewGone');
  const text = (key: string) => translate(`subscriptions.sendings.${key}`, { name });
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [SUBSCRIPTIONS, 'sendings', id],
    queryFn: ({ pageParam, signal }) =>
      call(listSendings, {
        params: { id },
        query: pageParam === null ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ sendings }) => sendings.some((one) => one.state === 'waiting'))
        ? AGAIN
        : false,
  });
  const close = () => void navigate({ pathname: SUBSCRIPTIONS_PAGE, search }, { preventScrollReset: true });
  const sendings = data?.pages.flatMap((page) => page.sendings) ?? [];
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{subscription === undefined ? text('list') : text('title')}</DialogTitle>
      <DialogContent aria-busy={data === undefined && error === null}>
        {data === undefined && error === null && <Skeleton variant="rounded" height={160} />}
        {error !== null && !isFetching && (
          <LoadFailure title={text('failed')} error={error} onRetry={() => void refetch()} />
        )}
        {data !== undefined && sendings.length === 0 && (
          <Typography color="text.secondary">{text('none')}</Typography>
        )}
        {sendings.length > 0 && (
          <Box component="ul" aria-label={text('list')} sx={sendingsStyle}>
            {sendings.map((sending) => (
              <li key={sending.id}>
                <SendingFacts sending={sending} />
              </li>
            ))}
          </Box>
        )}
        {hasNextPage && (
          <Button
            aria-busy={isFetching}
            onClick={() => !isFetching && void fetchNextPage()}
            sx={{ marginTop: '8px' }}
          >
            {text('older')}
          </Button>
        )}
      </DialogContent>
      <CloseActions onClose={close} />
    </Dialog>
  );
}
