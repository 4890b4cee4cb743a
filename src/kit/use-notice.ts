import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { useWithdraw } from '../shell/feedback/use-withdraw';

/** A snackbar that leaves with its cause, and not only with time: it is taken back by whoever told it. */
export function useNotice() {
  const notify = useNotify();
  const withdraw = useWithdraw();
  const told = useRef<string | null>(null);
  return {
    tell: (message: string, options?: Parameters<typeof notify>[1]) => {
      told.current = message;
      notify(message, options);
    },
    withdraw: () => {
      if (told.current !== null) withdraw(told.current);
      told.current = null;
    },
  };
}
