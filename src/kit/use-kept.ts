import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

/** Reads and writes the cache entry of a name, and keeps it in the cache; nothing else changes it. */
function useKeptEntry<Value>(name: string) {
  const cache = useQueryClient();
  useQuery<Value>({
    queryKey: ['kept', name],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
    notifyOnChangeProps: [],
  });
  return useMemo(
    () => ({
      read: () => cache.getQueryData<Value>(['kept', name]),
      write: (next: Value) => void cache.setQueryData(['kept', name], next),
    }),
    [cache, name],
  );
}

/**
 * State that survives leaving its page, until the console is loaded anew or the person signs out. It is React state
 * as well as a cache entry: the cache reports a change one turn later, and a checkbox that waited for it would
 * flicker.
 * @param name unique in the whole console; always the same `initial` for it
 */
export function useKept<Value>(name: string, initial: Value) {
  const entry = useKeptEntry<Value>(name);
  const [value, setValue] = useState(() => entry.read() ?? initial);
  const keep = useCallback(
    (next: Value) => {
      setValue(next);
      entry.write(next);
    },
    [entry],
  );
  return [value, keep] as const;
}

/** Is read by `useSyncExternalStore`. */
interface KeptStore<Value> {
  get(this: void): Value;
  set(this: void, next: Value): void;
  /** @returns what ends it */
  subscribe(this: void, listener: () => void): () => void;
}

/**
 * The same as a store: the component that holds it is not drawn again when the value changes, only those that have
 * subscribed to it.
 * @param name unique in the whole console; always the same `initial` for it
 */
export function useKeptStore<Value>(name: string, initial: Value): KeptStore<Value> {
  const entry = useKeptEntry<Value>(name);
  return useMemo(() => {
    const listeners = new Set<() => void>();
    return {
      get: () => entry.read() ?? initial,
      set: (next) => {
        entry.write(next);
        for (const listener of listeners) listener();
      },
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  }, [entry, initial]);
}
