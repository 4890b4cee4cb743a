import { useGetList } from 'react-admin';
import type { NewsItem } from '../../../../contract/news';
import { NEWS } from '../../../../contract/news';
import { isFirstSightOver } from '../../../kit/first-sight';
import { NEWS_RESOURCE } from './adapter';

/** A page of news. */
export interface NewsPage {
  items: readonly NewsItem[];
  /** The number of the page, counted from 1, and the number of pages. */
  page: number;
  pages: number;
  /** The position of its first item, counted from 1, and the number of items. */
  from: number;
  total: number;
}

function useNewsList(page: number, filter: object) {
  const pagination = { page, perPage: NEWS.homeSize };
  const {
    data,
    total = 0,
    meta,
    ...state
  } = useGetList<NewsItem>(
    NEWS_RESOURCE,
    { pagination, filter },
    // The previous page stays until the new one is loaded.
    {
      placeholderData: (previous) => previous,
      refetchOnMount: isFirstSightOver,
      retryOnMount: isFirstSightOver,
    },
  );
  const from = (meta as { from: number } | undefined)?.from ?? 1;
  const list: NewsPage | undefined = data && {
    items: data,
    page: Math.ceil(from / NEWS.homeSize),
    pages: Math.ceil(total / NEWS.homeSize),
    from,
    total,
  };
  return { ...state, list };
}

/** HOME-07: the newest news, which the carousel shows. */
export function useHighlights() {
  const { list, ...state } = useNewsList(1, {});
  return { ...state, items: list?.items.slice(0, NEWS.highlights) };
}

/** HOME-01: a page of the other news, counted from 1. */
export const useOtherNews = (page: number) => useNewsList(page, { skip: NEWS.highlights });
