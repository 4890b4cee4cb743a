import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { useWithdraw } from './use-withdraw';

/** A snackbar that also disappears with its cause: the component that showed it can withdraw it. */
export function useNotice() {
  const notify = useNotify();
  const withdraw = useWithdraw();
  const shown = useRef<string | null>(null);
  return {
    show: (message: string, options?: Parameters<typeof notify>[1]) => {
      shown.current = message;
      notify(message, options);
    },
    withdraw: () => {
      if (shown.current !== null) withdraw(shown.current);
      shown.current = null;
    },
  };
}
