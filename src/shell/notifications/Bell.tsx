import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type ComponentType, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { NOTIFICATIONS, unreadCount } from '../../../contract/notifications';
import { endFirstSight } from '../../kit/first-sight';
import { useFailureText } from '../../ui/failure/use-failure-text';
import { useIsPhone } from '../../ui/use-is-phone';
import { useOnChange } from '../../ui/use-on-change';
import type { PanelProps } from './NotificationPanel';
import { useArrivals } from './use-arrivals';
import { useNotifications, useRefreshStale } from './use-notifications';

/** From this number on, the list may not contain all unread notifications. */
const MOST = NOTIFICATIONS.listed - 1;

/** SHELL-15, NOTE-03, NOTE-04: the bell in the bar with the number of unread notifications; opens their list. */
export function Bell() {
  const translate = useTranslate();
  const notify = useNotify();
  const failureText = useFailureText();
  const phone = useIsPhone();
  const query = useNotifications();
  const refresh = useRefreshStale();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Loaded with the first click, because nobody needs it before.
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();

  const open = async () => {
    endFirstSight();
    try {
      const { NotificationPanel } = await import('./NotificationPanel');
      setPanel(() => NotificationPanel);
      setAnchor(button.current);
      void refresh();
    } catch (error) {
      notify(failureText(error), { type: 'error' });
    }
  };
  useArrivals(query.data, () => {
    // The focus returns to the bell when the list closes: the message that was clicked is gone by then.
    button.current?.focus();
    void open();
  });

  // The finder leads away over the open list.
  useOnChange(useLocation().key, () => setAnchor(null));

  const unread = unreadCount(query.data ?? []);
  const label =
    unread > MOST
      ? translate('notifications.manyUnread', { most: MOST })
      : translate(unread === 0 ? 'notifications.title' : 'notifications.unread', { smart_count: unread });
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          ref={button}
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={() => void open()}
        >
          <Badge badgeContent={unread} max={MOST} color="error">
            <NotificationsNoneOutlined fontSize={phone ? 'large' : 'medium'} />
          </Badge>
        </IconButton>
      </Tooltip>
      {Panel && <Panel anchor={anchor} query={query} onClose={() => setAnchor(null)} />}
    </>
  );
}
