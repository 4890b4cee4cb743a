import { useState } from 'react';
import { type NotificationPayload, useNotificationContext } from 'react-admin';

/** The notification on the screen: always the newest, which does not wait for an older one's time to be over. */
export function useCurrentNotification() {
  const { notifications, resetNotifications } = useNotificationContext();
  const [closed, setClosed] = useState<NotificationPayload>();
  const current = notifications.at(-1);
  return {
    current,
    /** Another one has another key, so that its time starts anew. */
    key: notifications.length,
    open: current !== closed,
    close: () => setClosed(current),
    /** Once it has faded. */
    forget: resetNotifications,
  };
}
