import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/**
 * State that is found again as it was left when its page is next opened, until the console is loaded anew or somebody
 * signs out. It is state as well as cached: the cache tells of a change one turn later, and a checkbox that waited for
 * it would jump back for a moment.
 * @param name of this state in the whole console; `initial` belongs to it
 */
export function useKept<Value>(name: string, initial: Value) {
  const cache = useQueryClient();
  const [value, setValue] = useState(() => cache.getQueryData<Value>(['kept', name]) ?? initial);
  // Holds it in the cache. Nobody else changes it.
  useQuery<Value>({
    queryKey: ['kept', name],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
    notifyOnChangeProps: [],
  });
  const keep = useCallback(
    (next: Value) => {
      setValue(next);
      cache.setQueryData(['kept', name], next);
    },
    [cache, name],
  );
  return [value, keep] as const;
}
