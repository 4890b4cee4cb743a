import { useQuery } from '@tanstack/react-query';
import { NEWS } from '../../../../contract/limits';
import { listNews } from '../../../../contract/news';
import { call } from '../../../portal/client';

/** HOME-07: the newest news, which the carousel shows. */
export function useHighlights() {
  return useQuery({
    queryKey: ['news', 'list', 'newest'],
    queryFn: ({ signal }) => call(listNews, { query: {}, signal }),
    select: ({ content }) => content.slice(0, NEWS.highlights),
  });
}

/** HOME-01: a page of the others, counted from 0; the page of before stays until the new one is here. */
export function useOtherNews(page: number) {
  return useQuery({
    queryKey: ['news', 'list', page],
    queryFn: ({ signal }) => call(listNews, { query: { page, skip: NEWS.highlights }, signal }),
    placeholderData: (previous) => previous,
  });
}
