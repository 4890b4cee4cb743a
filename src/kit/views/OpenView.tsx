import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNotify, useStoreContext, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { ScreenPath } from '../../../contract/access';
import { VIEW_PARAMETER } from '../../../contract/view-address';
import { getView, type OpenedView } from '../../../contract/views';
import { call } from '../../portal/client';
import { hiddenColumnsKey } from '../../session/kept-lists';
import { PortalError } from '../../ui/failure/portal-error';
import { useFailureText, useRequestText } from '../../ui/failure/use-failure-text';
import { PageTitle } from '../../ui/PageTitle';
import { Message } from '../../ui/states/Message';
import { LoadingCard } from '../LoadingCard';
import { addressOfView, viewQuery } from './view-calls';

interface OpenViewProps {
  screen: ScreenPath;
  view: string;
}

/** Leads to the screen as a view has it, or says in its place why the view cannot be shown. */
export function OpenView({ screen, view }: OpenViewProps) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const requestText = useRequestText();
  const notify = useNotify();
  const navigate = useNavigate();
  const store = useStoreContext();
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['viewAddress', view],
    queryFn: async ({ signal }) => {
      const opened = await call(getView, { params: { id: view }, signal });
      cache.setQueryData(viewQuery(view).queryKey, opened);
      return { opened, address: opened.reach === 'none' ? null : await addressOfView(opened) };
    },
    // Each time it is opened it is what it is then.
    gcTime: 0,
    staleTime: 0,
  });
  const show = useEffectEvent(({ state, reach }: OpenedView, address: string) => {
    if (state.hidden !== undefined) store.setItem(hiddenColumnsKey(screen.slice(1)), state.hidden);
    if (reach === 'part') notify('list.leftOut.part', { type: 'warning' });
    void navigate(address, { replace: true });
  });
  useEffect(() => {
    if (data !== undefined && data.address !== null) show(data.opened, data.address);
  }, [data]);
  const title = translate(`screens.${screen}.title`);
  const isBeyond = data?.address === null;
  const isRefused = error instanceof PortalError && [403, 404].includes(error.status);
  if (!isBeyond && !isRefused)
    return (
      <>
        <PageTitle title={title} />
        <LoadingCard
          title={title}
          error={error}
          failed={translate('views.opening.title')}
          onRetry={refetch}
          height={160}
        />
      </>
    );
  return (
    <>
      <PageTitle title={title} />
      <Card>
        <Message
          alert
          title={translate('views.opening.title')}
          text={isBeyond ? translate('list.leftOut.none') : failureText(error)}
          detail={isBeyond ? undefined : requestText(error)}
          action={
            <Button variant="outlined" component={Link} to={`${screen}?${VIEW_PARAMETER}=`}>
              {translate('views.opening.without')}
            </Button>
          }
        />
      </Card>
    </>
  );
}
