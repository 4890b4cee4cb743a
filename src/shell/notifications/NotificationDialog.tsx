import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Notification } from '../../../contract/notifications';
import { editPath } from '../../ui/paths';
import { useAreas } from '../use-areas';
import { Moment } from './Moment';

interface Props {
  /** `null` closes it. */
  notification: Notification | null;
  onClose: () => void;
  /** Called when the person follows the link to the page where something can be done about it. */
  onLeave: () => void;
}

/**
 * NOTE-06: a notification with its whole text, and a link to the page where something can be done about it. The focus
 * returns to the list.
 */
export function NotificationDialog({ notification, onClose, onLeave }: Props) {
  const translate = useTranslate();
  const { exists } = useAreas();
  const title = useId();
  // While the dialog closes it still shows the last notification.
  const [last, setLast] = useState(notification);
  if (notification !== null && notification !== last) setLast(notification);
  if (last === null) return null;
  const { notificacao, createdAt, screen, record } = last;
  return (
    <Dialog open={notification !== null} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{notificacao.tipoNotificacao.descricaoTipoNotificacao}</DialogTitle>
      <DialogContent>
        <Typography variant="caption" component="p" color="text.secondary" sx={{ marginBottom: '12px' }}>
          <Moment at={createdAt} />
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {notificacao.descricaoNotificacao}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('common.close')}
        </Button>
        {screen !== null && exists(screen) && (
          <Button
            component={Link}
            to={record === null ? screen : editPath(screen, record)}
            variant="contained"
            onClick={onLeave}
          >
            {record === null ? translate(`screens.${screen}.menu`) : translate('notifications.open')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
