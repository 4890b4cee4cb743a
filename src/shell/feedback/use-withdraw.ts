import { useCallback, useEffect, useRef } from 'react';
import { useNotificationContext } from 'react-admin';

/** Takes a message off the screen before its time, where it is the one that shows and what it says holds no longer. */
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
