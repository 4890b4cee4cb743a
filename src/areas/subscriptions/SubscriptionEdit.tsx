import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useGetOne, useNotify, useTranslate } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { SUBSCRIPTIONS_PAGE } from '../../../contract/subscription-settings';
import { DialogWaiting } from '../../kit/edit/DialogWaiting';
import { WorkDialog } from '../../kit/edit/WorkDialog';
import { offerQuery } from '../../kit/subscription/offer';
import { SUBSCRIPTIONS } from '../../kit/subscription/resource';
import { SubscriptionForm } from '../../kit/subscription/SubscriptionForm';
import { CloseActions } from '../../ui/CloseActions';
import { LoadFailure } from '../../ui/states/LoadFailure';
import type { SubscriptionRecord } from './subscription';

/** `/assinaturas/editar/…`, over the list: changes form, rhythm and recipients of a subscription. */
export function SubscriptionEdit() {
  const translate = useTranslate();
  const title = useId();
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const close = () => void navigate({ pathname: SUBSCRIPTIONS_PAGE, search }, { preventScrollReset: true });
  return (
    <WorkDialog open onClose={close} maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{translate('subscriptions.form.change')}</DialogTitle>
      <Content id={id} onClose={close} />
    </WorkDialog>
  );
}

function Content({ id, onClose }: { id: string; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const cache = useQueryClient();
  const stored = useGetOne<SubscriptionRecord>(
    SUBSCRIPTIONS,
    { id },
    { retry: false, refetchOnMount: 'always' },
  );
  const view = stored.data?.view?.id ?? '';
  const offer = useQuery({ ...offerQuery(view), enabled: view !== '' });
  const failed = [stored, offer].find(({ isError, isFetching }) => isError && !isFetching);
  const refresh = () => cache.invalidateQueries({ queryKey: [SUBSCRIPTIONS, 'getList'] });
  if (failed !== undefined || stored.data?.view === null)
    return (
      <>
        <DialogContent>
          {failed === undefined ? (
            <DialogContentText>{translate('subscriptions.reasons.viewGone')}</DialogContentText>
          ) : (
            <LoadFailure
              title={translate('subscriptions.form.offerFailed')}
              error={failed.error}
              onRetry={() => void failed.refetch()}
            />
          )}
        </DialogContent>
        <CloseActions onClose={onClose} />
      </>
    );
  if (stored.data === undefined || offer.data === undefined) return <DialogWaiting onClose={onClose} />;
  return (
    <SubscriptionForm
      view={view}
      offer={offer.data}
      stored={stored.data}
      recipients={[]}
      onSaved={() => {
        onClose();
        notify('subscriptions.form.saved', { type: 'success' });
        void refresh();
      }}
      onFailed={() => {
        // What was typed stays, and the next attempt is on the present version.
        void stored.refetch();
        void refresh();
      }}
      onClose={onClose}
    />
  );
}
