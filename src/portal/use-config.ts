import { useQuery } from '@tanstack/react-query';
import type { PortalConfig } from '../../contract/config';
import { fetchConfig } from './fetch-config';

/** The deployment's values; they do not change while a page lives. */
export const configQuery = {
  queryKey: ['config'],
  queryFn: ({ signal }: { signal?: AbortSignal }) => fetchConfig(signal),
  staleTime: Number.POSITIVE_INFINITY,
};

/** The deployment's values, or `undefined` until they are here. */
export function useConfig(): PortalConfig | undefined {
  return useQuery(configQuery).data;
}
