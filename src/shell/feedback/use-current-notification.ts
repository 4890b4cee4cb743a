import { useState } from 'react';
import { type NotificationPayload, useNotificationContext } from 'react-admin';

/** The notification on the screen: always the newest, which replaces an older one at once. */
export function useCurrentNotification() {
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
