import { useCallback, useEffect, useRef } from 'react';
import { useNotificationContext } from 'react-admin';

/** Returns a function that removes a message from the screen early, because it is no longer true. */
export function useWithdraw(): (message: string) => void {
  const { notifications, resetNotifications } = useNotificationContext();
  const shown = useRef(notifications.at(-1)?.message);
  useEffect(() => {
    shown.current = notifications.at(-1)?.message;
  });
  return useCallback(
    (message) => {
      if (shown.current === message) resetNotifications();
    },
    [resetNotifications],
  );
}
