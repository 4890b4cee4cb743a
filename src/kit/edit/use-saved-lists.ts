import { useQueryClient } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';

/**
 * LIST-01, LIST-06: once a record is saved, its list and others that it is on fetch anew, also where the person has left
 * meanwhile.
 * @param also the names of the other resources
 * @returns what a mutation calls at its end
 */
export function useSavedLists(also: readonly string[] = []) {
  const cache = useQueryClient();
  const resource = useResourceContext();
  return (_saved: unknown, error: unknown): void => {
    if (error !== null) return;
    for (const name of new Set([resource, ...also]))
      void cache.invalidateQueries({ queryKey: [name, 'getList'] });
  };
}
