import { useRef } from 'react';
import { useNotify } from 'react-admin';
import type { Notification } from '../../../contract/notifications';
import { useFailureText } from '../../ui/failure/use-failure-text';
import { useOnChange } from '../../ui/use-on-change';

/** Announces once the notifications that have arrived since the last fetch; those of the first fetch are not new. */
export function useArrivals(list: readonly Notification[] | undefined, onOpen: () => void): void {
  const notify = useNotify();
  const failureText = useFailureText();
  const highest = useRef(list && highestOf(list));
  const announce = (arrived: readonly Notification[]) => {
    import('./ArrivalCard').then(
      ({ ArrivalCard }) => notify(<ArrivalCard arrived={arrived} onOpen={onOpen} />, { type: 'info' }),
      (error: unknown) => notify(failureText(error), { type: 'error' }),
    );
  };
  useOnChange(list, (now) => {
    if (now === undefined) return;
    const known = highest.current;
    highest.current = Math.max(known ?? 0, highestOf(now));
    if (known === undefined) return;
    const arrived = now.filter(
      ({ codUsuarioNotificacao: id, isVisualizado }) => id > known && isVisualizado === 0,
    );
    // Only the visible one of several tabs announces them.
    if (arrived.length > 0 && document.visibilityState === 'visible') announce(arrived);
  });
}

const highestOf = (list: readonly Notification[]): number =>
  Math.max(0, ...list.map(({ codUsuarioNotificacao: id }) => id));
