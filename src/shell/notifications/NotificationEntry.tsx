import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslate } from 'react-admin';
import type { Notification } from '../../../contract/notifications';
import { Moment } from './Moment';
import { entryStyle } from './notification-style';
import { TypeIcon } from './TypeIcon';

interface Props {
  notification: Notification;
  onOpen: () => void;
}

/** A notification in the list. An unread one has a dot, is bolder, and says so to screen readers. */
export function NotificationEntry({ notification, onOpen }: Props) {
  const translate = useTranslate();
  const { notificacao, createdAt, isVisualizado } = notification;
  const unread = isVisualizado === 0;
  return (
    <li>
      <ButtonBase onClick={onOpen} className={unread ? 'unread' : ''} sx={entryStyle}>
        <TypeIcon type={notificacao.tipoNotificacao.codTipoNotificacao} />
        <Box component="span" className="words">
          <span className="head">
            {unread && <span style={visuallyHidden}>{translate('notifications.entryUnread')} </span>}
            <span className="type">{notificacao.tipoNotificacao.descricaoTipoNotificacao} </span>
            <Moment at={createdAt} />
          </span>
          <span className="text">{notificacao.descricaoNotificacao}</span>
        </Box>
        <span className="dot" />
      </ButtonBase>
    </li>
  );
}
