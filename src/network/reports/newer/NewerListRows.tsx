import { hashKey, useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { NewerRows } from './NewerRows';
import { watching } from './watch';

/**
 * Of a list of a report: says that the server has other rows, another total or other sums by now for the page that is
 * shown, and loads them by a click.
 */
export function NewerListRows() {
  const provider = useDataProvider();
  const list = useListContext();
  const { resource, page, perPage, sort, filterValues, refetch } = list;
  const asked = { pagination: { page, perPage }, sort, filter: filterValues };
  const settled =
    !list.isFetching && list.isPlaceholderData !== true && list.data !== undefined && !list.error;
  const { data: now } = useQuery({
    queryKey: ['newer', resource, asked],
    queryFn: async ({ signal }): Promise<Shown> => provider.getList(resource, { ...asked, signal }),
    enabled: settled,
    initialData: null,
    ...watching,
  });
  const newer = settled && now !== null && likeness(now) !== likeness(list);
  return <NewerRows newer={newer} onShow={() => void refetch()} />;
}

interface Shown {
  data?: readonly RaRecord[] | undefined;
  total?: number | undefined;
  meta?: object | undefined;
}

/** Writes the rows of a list as a text, the same for the same rows. */
function likeness({ data, total, meta }: Shown): string {
  // The console's own note about rows that were kept does not come from the server.
  return hashKey([data, total, { ...meta, lost: null }]);
}
