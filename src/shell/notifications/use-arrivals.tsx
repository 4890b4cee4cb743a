import { useEffect, useEffectEvent, useRef } from 'react';
import { useNotify } from 'react-admin';
import type { Notification } from '../../../contract/notifications';
import { useFailureText } from '../states/use-failure-text';

/** Says once what has come since the list was last asked for; what was there at the start is no news. */
export function useArrivals(list: readonly Notification[] | undefined, onOpen: () => void): void {
  const notify = useNotify();
  const failureText = useFailureText();
  const highest = useRef<number>(undefined);
  const tell = useEffectEvent((arrived: readonly Notification[]) => {
    import('./ArrivalCard').then(
      ({ ArrivalCard }) => notify(<ArrivalCard arrived={arrived} onOpen={onOpen} />, { type: 'info' }),
      (error: unknown) => notify(failureText(error), { type: 'error' }),
    );
  });
  useEffect(() => {
    if (list === undefined) return;
    const known = highest.current;
    highest.current = Math.max(known ?? 0, ...list.map(({ codUsuarioNotificacao: id }) => id));
    if (known === undefined) return;
    const arrived = list.filter(
      ({ codUsuarioNotificacao: id, isVisualizado }) => id > known && isVisualizado === 0,
    );
    // Of several tabs the one that is looked at says it.
    if (arrived.length > 0 && document.visibilityState === 'visible') tell(arrived);
  }, [list]);
}
