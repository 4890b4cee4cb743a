import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/**
 * State that survives leaving its page, until the console is loaded anew or the person signs out. It is React state
 * as well as a cache entry: the cache reports a change one turn later, and a checkbox that waited for it would
 * flicker.
 * @param name unique in the whole console; always the same `initial` for it
 */
export function useKept<Value>(name: string, initial: Value) {
  const cache = useQueryClient();
  const [value, setValue] = useState(() => cache.getQueryData<Value>(['kept', name]) ?? initial);
  // Keeps the entry in the cache; nothing else changes it.
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
