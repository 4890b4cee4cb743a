import { useQueryClient } from '@tanstack/react-query';
import { type GetListResult, useGetOne } from 'react-admin';
import type { NewsItem } from '../../../../contract/news';
import { NEWS_RESOURCE } from './adapter';

/** One news item: from a list on the page, or else fetched. */
export function useNewsItem(id: number) {
  const cache = useQueryClient();
  const listed = cache
    .getQueriesData<GetListResult<NewsItem>>({ queryKey: [NEWS_RESOURCE, 'getList'] })
    .flatMap(([, page]) => page?.data ?? [])
    .find((item) => item.id === id);
  const fetched = useGetOne<NewsItem>(
    NEWS_RESOURCE,
    { id },
    { enabled: listed === undefined, staleTime: Number.POSITIVE_INFINITY },
  );
  return listed === undefined ? fetched : { ...fetched, data: listed, error: null };
}
