import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useKept } from '../../../kit/use-kept';
import { LoadFailure } from '../../../ui/states/LoadFailure';
import { Message } from '../../../ui/states/Message';
import { DELIVERIES_TAB, deliveriesPath, newWebhookPath } from '../addresses';
import { useWebhooks } from '../webhooks/use-webhooks';
import { DeliveryDialog } from './DeliveryDialog';
import { DeliveryList } from './DeliveryList';

/** `/swagger/entregas/7` and, over it, `/swagger/entregas/7/99`: the address contains the receiver and the delivery. */
const BELOW = new RegExp(`^${DELIVERIES_TAB}/(\\d{1,10})(?:/(\\d{1,15}))?/?$`);

/** SES-28, LIST-04: the deliveries to a receiver; without one in the address, to the one shown last or to the first. */
export function DeliveriesPanel() {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const { webhooks, error, refresh } = useWebhooks();
  const [last, keep] = useKept<number | null>('receiver of deliveries', null);
  const [, receiver, delivery] = BELOW.exec(pathname) ?? [];
  const shown = webhooks?.find(({ id }) => id === Number(receiver));
  const shownId = shown?.id;
  useEffect(() => {
    if (shownId !== undefined && shownId !== last) keep(shownId);
  }, [shownId, last, keep]);
  if (webhooks === undefined) {
    return (
      <Card
        component="section"
        aria-busy={error === null}
        aria-label={translate(error === null ? 'common.loading' : 'api.tabs.deliveries')}
      >
        {error === null ? (
          <Skeleton variant="rounded" height={200} sx={{ margin: '24px' }} />
        ) : (
          <LoadFailure title={translate('api.webhooks.loadFailed')} error={error} onRetry={refresh} />
        )}
      </Card>
    );
  }
  const [first] = webhooks;
  if (first === undefined) {
    return (
      <Card>
        <Message
          title={translate('api.webhooks.empty')}
          text={translate('api.deliveries.noReceiver')}
          action={
            <Button variant="outlined" component={Link} to={newWebhookPath}>
              {translate('api.webhooks.add')}
            </Button>
          }
        />
      </Card>
    );
  }
  if (shown === undefined) {
    const { id } = webhooks.find((webhook) => webhook.id === last) ?? first;
    return <Navigate to={{ pathname: deliveriesPath(id), search }} replace />;
  }
  return (
    <>
      <DeliveryList key={shown.id} webhook={shown} webhooks={webhooks} />
      {delivery !== undefined && (
        // A delivery may have the same number as its receiver, and the keys of siblings have to differ.
        <DeliveryDialog key={`delivery ${delivery}`} webhook={shown.id} delivery={Number(delivery)} />
      )}
    </>
  );
}
