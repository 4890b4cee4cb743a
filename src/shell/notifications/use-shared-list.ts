import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Notification } from '../../../contract/notifications';
import type { notificationsKey } from './query';

interface Shared {
  queryKey: ReturnType<typeof notificationsKey>;
  list: Notification[];
}

/**
 * Tabs of one person tell one another what they have been answered and what was viewed: what one has just asked for
 * no other asks for, and all badges say the same.
 */
export function useSharedList(login: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(`cofre-notifications ${login}`);
    let hearing = false;
    channel.addEventListener('message', ({ data: { queryKey, list } }: MessageEvent<Shared>) => {
      hearing = true;
      client.setQueryData(queryKey, list);
      hearing = false;
    });
    const stop = client.getQueryCache().subscribe((event) => {
      if (hearing || event.type !== 'updated' || event.action.type !== 'success') return;
      const { queryKey, state } = event.query;
      if (queryKey[0] === 'notifications') channel.postMessage({ queryKey, list: state.data });
    });
    return () => {
      stop();
      channel.close();
    };
  }, [client, login]);
}
