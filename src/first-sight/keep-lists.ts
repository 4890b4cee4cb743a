import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import { isAhead } from '../portal/client';
import { pageCalls } from './page-calls';

/**
 * Puts the lists that were requested ahead where react-admin keeps what it has fetched: a page that is
 * shown for the first time then has its rows at once, instead of placeholders that are rendered first.
 */
export function keepLists(queryClient: QueryClient, dataProvider: DataProvider): void {
  for (const { address, list } of pageCalls()) {
    if (list === undefined || !isAhead(address)) continue;
    const { resource, params } = list;
    void queryClient.prefetchQuery({
      queryKey: [resource, 'getList', params],
      queryFn: ({ signal }) => dataProvider.getList(resource, { ...params, signal }),
    });
  }
}
