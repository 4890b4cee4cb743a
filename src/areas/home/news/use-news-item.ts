import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getNews, type listNews, type NewsItem } from '../../../../contract/news';
import type { ReplyOf } from '../../../../contract/operation';
import { call } from '../../../portal/client';

/** One news item: as a list on the page has it already, else fetched. */
export function useNewsItem(id: number) {
  const cache = useQueryClient();
  const listed = () =>
    cache
      .getQueriesData<ReplyOf<typeof listNews>>({ queryKey: ['news', 'list'] })
      .flatMap(([, page]) => page?.content ?? [])
      .find((item) => item.id === id);
  return useQuery<NewsItem>({
    queryKey: ['news', 'item', id],
    queryFn: ({ signal }) => call(getNews, { params: { id }, signal }),
    initialData: listed,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
