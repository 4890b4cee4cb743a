import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useState } from 'react';
import {
  CloseNotificationContext,
  type NotificationPayload,
  useNotificationContext,
  useTranslate,
} from 'react-admin';
import { SNACKBAR_MS } from '../../../contract/limits';

const icons = {
  success: CheckCircleOutlined,
  info: InfoOutlined,
  warning: WarningAmberOutlined,
  error: ErrorOutlineOutlined,
};

/**
 * SHELL-27: the only snackbar, with a message and a severity, which disappears after 6000 ms. It shows what `useNotify`
 * receives; `undoable` has no effect, because every message comes after the server's reply. A message that is not a
 * text is a card with its own content: a new notification.
 */
export function GlobalSnackbar() {
  const translate = useTranslate();
  const { current, key, open, close, forget } = useCurrentNotification();
  if (current === undefined) return null;
  const { message, type, notificationOptions = {} } = current;
  const { autoHideDuration = SNACKBAR_MS, messageArgs = {}, action } = notificationOptions;
  const Icon = icons[type];
  const role = type === 'error' || type === 'warning' ? 'alert' : 'status';
  return (
    <Snackbar
      key={key}
      open={open}
      autoHideDuration={autoHideDuration}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') close();
      }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      slotProps={{ transition: { onExited: forget } }}
    >
      {typeof message === 'string' ? (
        <SnackbarContent
          role={role}
          data-severity={type}
          message={
            <Box sx={{ display: 'flex', alignItems: 'center', gap: '12px' }}>
              <Icon className="severity" />
              {translate(message, { _: message, ...messageArgs })}
            </Box>
          }
          action={
            <>
              {action}
              <IconButton aria-label={translate('common.close')} onClick={close} sx={closeStyle}>
                <CloseOutlined fontSize="small" />
              </IconButton>
            </>
          }
        />
      ) : (
        <Paper role={role} elevation={4} sx={cardStyle}>
          <CloseNotificationContext value={close}>{message}</CloseNotificationContext>
          <IconButton aria-label={translate('common.close')} onClick={close}>
            <CloseOutlined fontSize="small" />
          </IconButton>
        </Paper>
      )}
    </Snackbar>
  );
}

const cardStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '4px',
  width: { xs: '100%', md: 420 },
  border: '1px solid',
  borderColor: 'divider',
  padding: '12px 8px 12px 16px',
  '& > .MuiIconButton-root': { flex: 'none', marginTop: '-6px' },
} as const;

const closeStyle = {
  color: 'inherit',
  '&:hover': { color: 'inherit', backgroundColor: 'transparent' },
  '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -4 },
} as const;

/** The notification on the screen: always the newest, which replaces an older one at once. */
function useCurrentNotification() {
  const { notifications, resetNotifications } = useNotificationContext();
  const [closed, setClosed] = useState<NotificationPayload>();
  const current = notifications.at(-1);
  return {
    current,
    /** A new notification has a new key, so that its time starts again. */
    key: notifications.length,
    open: current !== closed,
    close: () => setClosed(current),
    /** Called when it has faded out. */
    forget: resetNotifications,
  };
}
