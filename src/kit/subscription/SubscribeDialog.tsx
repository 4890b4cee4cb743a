import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Subscription } from '../../../contract/subscriptions';
import { useSession } from '../../session/use-session';
import { CloseActions } from '../../ui/CloseActions';
import { LoadFailure } from '../../ui/states/LoadFailure';
import { DialogWaiting } from '../edit/DialogWaiting';
import { WorkDialog } from '../edit/WorkDialog';
import { offerQuery, selfQuery } from './offer';
import { SUBSCRIPTIONS } from './resource';
import { Subscribed } from './Subscribed';
import { SubscriptionForm } from './SubscriptionForm';

export interface SubscribeDialogProps {
  view: { id: string; name: string };
  onClose: () => void;
}

/** Subscribes to a saved view, and then says when the first sending comes and offers a test. */
export function SubscribeDialog({ view, onClose }: SubscribeDialogProps) {
  const translate = useTranslate();
  const title = useId();
  const [saved, setSaved] = useState<Subscription | null>(null);
  const name =
    saved === null
      ? translate('subscriptions.form.create', { name: view.name })
      : translate('subscriptions.form.done');
  return (
    <WorkDialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{name}</DialogTitle>
      {saved === null ? (
        <Content view={view.id} onSaved={setSaved} onClose={onClose} />
      ) : (
        <Subscribed subscription={saved} onClose={onClose} />
      )}
    </WorkDialog>
  );
}

interface ContentProps {
  view: string;
  onSaved: (saved: Subscription) => void;
  onClose: () => void;
}

function Content({ view, onSaved, onClose }: ContentProps) {
  const translate = useTranslate();
  const cache = useQueryClient();
  const { login } = useSession();
  const offer = useQuery(offerQuery(view));
  const self = useQuery(selfQuery(view, login));
  const failed = [offer, self].find(({ isError, isFetching }) => isError && !isFetching);
  if (failed !== undefined)
    return (
      <>
        <DialogContent>
          <LoadFailure
            title={translate('subscriptions.form.offerFailed')}
            error={failed.error}
            onRetry={() => void failed.refetch()}
          />
        </DialogContent>
        <CloseActions onClose={onClose} />
      </>
    );
  if (offer.data === undefined || self.data === undefined) return <DialogWaiting onClose={onClose} />;
  if (offer.data.formats.length === 0)
    return (
      <>
        <DialogContent>
          <DialogContentText>{translate('subscriptions.form.closed')}</DialogContentText>
        </DialogContent>
        <CloseActions onClose={onClose} />
      </>
    );
  return (
    <SubscriptionForm
      view={view}
      offer={offer.data}
      stored={null}
      recipients={self.data}
      onSaved={(saved) => {
        onSaved(saved);
        void cache.invalidateQueries({ queryKey: [SUBSCRIPTIONS, 'getList'] });
      }}
      onClose={onClose}
    />
  );
}
