import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Choice } from '../../kit/multi-select/choice';
import { knownNames, namedBy } from './queries';

/** What is chosen with its names; names that no reply has brought yet are fetched. */
export function useNames(cache: QueryClient, chosen: readonly string[], known: readonly Choice[]) {
  const nameOf = chosen.length === 0 ? new Map<string, string>() : knownNames(cache);
  for (const { key, value } of known) nameOf.set(key, value);
  const unnamed = chosen.filter((key) => !nameOf.has(key));
  const { data, error, isFetching, refetch } = useQuery({
    ...namedBy(unnamed),
    enabled: unnamed.length > 0,
  });
  const names = chosen.flatMap((key): Choice[] => {
    const value = nameOf.get(key);
    return value === undefined ? [] : [{ key, value }];
  });
  return { names, data, error, isFetching, refetch };
}
