import { type MutationKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Identifier, UpdateParams } from 'react-admin';

/**
 * Whether a mutation runs at this very moment, so that a second click does nothing. The cache knows that before the
 * screen is drawn.
 * @param key the beginning of the key of the mutation, the same at each call
 */
export function useIsRunning(...key: MutationKey): () => boolean {
  const cache = useQueryClient();
  const [area, what] = key;
  return useCallback(() => cache.isMutating({ mutationKey: [area, what] }) > 0, [cache, area, what]);
}

/**
 * The same for the update of one record: that of another one may well be made meanwhile.
 * @param resource the one whose `useUpdate` it is
 */
export function useIsUpdating(resource: string): (id: Identifier) => boolean {
  const cache = useQueryClient();
  return useCallback(
    (id) =>
      cache.isMutating({
        mutationKey: [resource, 'update'],
        predicate: ({ state }) => (state.variables as UpdateParams | undefined)?.id === id,
      }) > 0,
    [cache, resource],
  );
}
