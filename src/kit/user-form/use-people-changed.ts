import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * LIST-01: a report viewer is on both lists, so that both fetch anew when they are next come to after a save; but for
 * the one that the saved flag leads to, which does so by itself (LIST-06).
 */
export function usePeopleChanged(): (flagged?: string) => void {
  const cache = useQueryClient();
  return useCallback(
    (flagged) => {
      for (const resource of ['usuarios', 'visualizadores-relatorios']) {
        if (resource !== flagged) void cache.invalidateQueries({ queryKey: [resource], refetchType: 'none' });
      }
    },
    [cache],
  );
}
