import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Notification, unreadCount } from '../../../contract/notifications';
import { NotificationDialog } from './NotificationDialog';
import { NotificationList } from './NotificationList';
import { panelHeadStyle, panelStyle } from './notification-style';
import type { NotificationsQuery } from './use-notifications';
import { useViewing } from './use-viewing';

export interface PanelProps {
  /** The bell, from which the list hangs; `null` while the list is closed. */
  anchor: HTMLElement | null;
  query: NotificationsQuery;
  onClose: () => void;
}

/** NOTE-04, SHELL-20: the list below the bell, 400x400 px, and over it the notification that is opened (NOTE-06). */
export function NotificationPanel({ anchor, query, onClose }: PanelProps) {
  const translate = useTranslate();
  const title = useId();
  const paper = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Notification | null>(null);
  const { view, viewAll } = useViewing();
  const list = query.data ?? [];
  return (
    <>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -8, horizontal: 'right' }}
        slotProps={{ paper: { ref: paper, role: 'dialog', 'aria-labelledby': title, sx: panelStyle } }}
      >
        <Box sx={panelHeadStyle}>
          <Typography id={title} variant="subtitle1" component="h2">
            {translate('notifications.title')}
          </Typography>
          {unreadCount(list) > 0 && (
            <Button
              size="small"
              onClick={() => {
                // The button disappears, so the focus moves to the list.
                paper.current?.focus();
                void viewAll(list);
              }}
            >
              {translate('notifications.viewAll')}
            </Button>
          )}
        </Box>
        <NotificationList
          query={query}
          onOpen={(notification) => {
            setOpened(notification);
            void view(notification);
          }}
        />
      </Popover>
      <NotificationDialog
        notification={opened}
        onClose={() => setOpened(null)}
        onLeave={() => {
          setOpened(null);
          onClose();
        }}
      />
    </>
  );
}
