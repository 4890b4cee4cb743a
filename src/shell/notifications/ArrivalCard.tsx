import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCloseNotification, useTranslate } from 'react-admin';
import type { Notification } from '../../../contract/notifications';
import { arrivalStyle } from './notification-style';

interface Props {
  /** Newest first, at least one. */
  arrived: readonly Notification[];
  onOpen: () => void;
}

/** Announces new notifications in the snackbar. */
export function ArrivalCard({ arrived, onOpen }: Props) {
  const translate = useTranslate();
  const close = useCloseNotification();
  const newest = arrived[0];
  return (
    <Box sx={arrivalStyle}>
      <NotificationsNoneOutlined color="primary" />
      <div>
        <Typography variant="subtitle2">
          {translate('notifications.arrived', { smart_count: arrived.length })}
        </Typography>
        <Typography variant="body2" className="text">
          {newest?.notificacao.descricaoNotificacao}
        </Typography>
      </div>
      <Button
        size="small"
        onClick={() => {
          close();
          onOpen();
        }}
      >
        {translate('notifications.show')}
      </Button>
    </Box>
  );
}
