import { useRef } from 'react';
import { useNotificationContext, useNotify } from 'react-admin';

/** A snackbar that can be taken back: it leaves when its cause does, and not only with time. */
export function useNotice() {
  const notify = useNotify();
  const { setNotifications } = useNotificationContext();
  const told = useRef<string | null>(null);
  return {
    tell: (message: string, options?: Parameters<typeof notify>[1]) => {
      told.current = message;
      notify(message, options);
    },
    withdraw: () => {
      const message = told.current;
      if (message === null) return;
      told.current = null;
      // Newer ones have taken its place already; older ones must not come back in its.
      setNotifications((all) => (all.at(-1)?.message === message ? [] : all));
    },
  };
}
