import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';

/**
 * Says what a page has found out by itself, as soon as there is something to say, and not again before that changes.
 * @param message its key; `null` as long as there is none
 * @param said called after that, for example to take the cause out of the address
 */
export function useNotifyWhen(
  message: string | null,
  type: 'success' | 'info' | 'warning' | 'error',
  said?: () => void,
): void {
  const notify = useNotify();
  const say = useEffectEvent((text: string) => {
    notify(text, { type });
    said?.();
  });
  useEffect(() => {
    if (message !== null) say(message);
  }, [message]);
}
