import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** LIST-01: a report viewer is on both lists, so that both fetch anew when they are next come to after a save. */
export function usePeopleChanged(): () => void {
  const cache = useQueryClient();
  return useCallback(() => {
    for (const resource of ['usuarios', 'visualizadores-relatorios']) {
      void cache.invalidateQueries({ queryKey: [resource], refetchType: 'none' });
    }
  }, [cache]);
}
