import { useQuery } from '@tanstack/react-query';
import { listNews } from '../../../contract/news';
import { call } from '../../portal/client';

/** A page of the news list, counted from 0; the page of before stays until the new one is here. */
export function useNews(page: number) {
  return useQuery({
    queryKey: ['news', 'list', page],
    queryFn: ({ signal }) => call(listNews, { query: { page }, signal }),
    placeholderData: (previous) => previous,
  });
}
