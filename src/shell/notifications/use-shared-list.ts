import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Notification } from '../../../contract/notifications';
import type { notificationsKey } from './query';

interface Shared {
  queryKey: ReturnType<typeof notificationsKey>;
  list: Notification[];
}

/**
 * Shares each fetched list and each viewed notification among the tabs of one person, so that one call serves all of
 * them and all badges show the same number.
 */
export function useSharedList(login: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const channel = openChannel(`cofre-notifications ${login}`);
    if (channel === null) return undefined;
    let receiving = false;
    channel.addEventListener('message', ({ data: { queryKey, list } }: MessageEvent<Shared>) => {
      receiving = true;
      client.setQueryData(queryKey, list);
      receiving = false;
    });
    const stop = client.getQueryCache().subscribe((event) => {
      if (receiving || event.type !== 'updated' || event.action.type !== 'success') return;
      const { queryKey, state } = event.query;
      if (queryKey[0] === 'notifications') channel.postMessage({ queryKey, list: state.data });
    });
    return () => {
      stop();
      channel.close();
    };
  }, [client, login]);
}

/** `null` where the browser has no channels, or refuses them as it refuses its storage: then each tab asks for itself. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
