import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';

/**
 * A record to edit, always as the server has it now: an old one from a list would bring an old version, and with it
 * a conflict that nobody has caused.
 */
export function useRecord<Row extends RaRecord>(resource: string, id: string) {
  const provider = useDataProvider();
  return useQuery({
    queryKey: ['edit', resource, id],
    queryFn: async ({ signal }) => (await provider.getOne<Row>(resource, { id, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
