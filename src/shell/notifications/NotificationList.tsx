import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import type { Notification } from '../../../contract/notifications';
import { LoadFailure } from '../../ui/states/LoadFailure';
import { Message } from '../../ui/states/Message';
import { useDelayed } from '../../ui/states/use-delayed';
import { NotificationEntry } from './NotificationEntry';
import { ENTRY, listStyle } from './notification-style';
import type { NotificationsQuery } from './use-notifications';

interface Props {
  query: NotificationsQuery;
  onOpen: (notification: Notification) => void;
}

/** The notifications, newest first, or a message why there are none. */
export function NotificationList({ query, onOpen }: Props) {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = query;
  if (data === undefined) {
    if (error === null || isFetching) return <NotificationSkeleton />;
    return <LoadFailure title={translate('notifications.failed')} error={error} onRetry={refetch} />;
  }
  if (data.length === 0) return <Message title={translate('notifications.empty')} />;
  return (
    <>
      {error !== null && (
        <Alert severity="warning" action={<Retry onRetry={refetch} />} sx={{ borderRadius: 0 }}>
          {translate('notifications.outdated')}
        </Alert>
      )}
      <Box component="ul" sx={listStyle}>
        {data.map((notification) => (
          <NotificationEntry
            key={notification.codUsuarioNotificacao}
            notification={notification}
            onOpen={() => onOpen(notification)}
          />
        ))}
      </Box>
    </>
  );
}

function Retry({ onRetry }: { onRetry: () => unknown }) {
  const translate = useTranslate();
  return (
    <Button size="small" variant="outlined" onClick={() => onRetry()}>
      {translate('common.retry')}
    </Button>
  );
}

/** Placeholders of the real height, shown once loading takes long enough to be noticed. */
function NotificationSkeleton() {
  const translate = useTranslate();
  const shown = useDelayed(true, 200);
  return (
    <Box component="output" aria-busy aria-label={translate('common.loading')} sx={{ display: 'block' }}>
      {shown &&
        [0, 1, 2, 3].map((row) => (
          <Box key={row} sx={{ height: ENTRY, padding: '12px 16px 0 48px' }}>
            <Skeleton variant="rounded" height={12} width="45%" />
            <Skeleton variant="rounded" height={12} width="85%" sx={{ marginTop: '10px' }} />
          </Box>
        ))}
    </Box>
  );
}
