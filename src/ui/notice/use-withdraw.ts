import { useCallback } from 'react';
import { useNotificationContext } from 'react-admin';

/** Returns a function that removes a message from the screen early, because it is no longer true. */
export function useWithdraw(): (message: string) => void {
  const { setNotifications } = useNotificationContext();
  return useCallback(
    (message) => setNotifications((all) => (all.at(-1)?.message === message ? [] : all)),
    [setNotifications],
  );
}
