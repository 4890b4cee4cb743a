import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Choice } from '../multi-select/choice';
import { namedBy, namesTold } from './asked';

/** What is chosen with its names; those that no answer has told yet are asked for. */
export function useNames(cache: QueryClient, chosen: readonly string[], known: readonly Choice[]) {
  const told = chosen.length === 0 ? new Map<string, string>() : namesTold(cache);
  for (const { key, value } of known) told.set(key, value);
  const unnamed = chosen.filter((key) => !told.has(key));
  const { data, error, isFetching, refetch } = useQuery({
    ...namedBy(unnamed),
    enabled: unnamed.length > 0,
  });
  const names = chosen.flatMap((key): Choice[] => {
    const value = told.get(key);
    return value === undefined ? [] : [{ key, value }];
  });
  return { names, data, error, isFetching, refetch };
}
