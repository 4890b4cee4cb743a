import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useFirstSightOver } from '../../kit/first-sight';
import { useSession } from '../../session/use-session';
import { useFormat } from '../../ui/format/use-format';
import { FRESH, nextPause } from './freshness';
import { notificationsKey, notificationsQuery } from './query';
import { useSharedList } from './use-shared-list';

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'visibilitychange'] as const;

/** Tells whether a person has used this tab within so many milliseconds; calls `onReturn` when one uses it again. */
function useAttention(rest: number, onReturn: () => void): boolean {
  const [attentive, setAttentive] = useState(true);
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      timer = undefined;
      setAttentive(false);
    };
    const stay = () => {
      clearTimeout(timer);
      timer = setTimeout(leave, rest);
    };
    const used = () => {
      if (timer === undefined) {
        setAttentive(true);
        returned();
      }
      stay();
    };
    stay();
    for (const sign of SIGNS) document.addEventListener(sign, used, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) document.removeEventListener(sign, used, { capture: true });
    };
  }, [rest]);
  return attentive;
}

/** NOTE-01: the person's notifications, fetched after the first sight and kept fresh while the person uses the tab. */
export function useNotifications() {
  const { language } = useFormat();
  const { login } = useSession();
  const refresh = useRefreshStale();
  const attentive = useAttention(FRESH.rest, () => void refresh());
  useSharedList(login);
  return useQuery({
    ...notificationsQuery(language),
    enabled: useFirstSightOver(),
    staleTime: FRESH.stale,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    // An unattended tab makes no calls; nor does a hidden one.
    refetchInterval: attentive ? ({ state }) => nextPause(state.status === 'error') : false,
  });
}

/** Returns a function that fetches the list again if it is stale at the time of the call. */
export function useRefreshStale(): () => Promise<void> {
  const { language } = useFormat();
  const client = useQueryClient();
  return useCallback(
    () => client.refetchQueries({ queryKey: notificationsKey(language), stale: true }),
    [client, language],
  );
}

export type NotificationsQuery = ReturnType<typeof useNotifications>;
