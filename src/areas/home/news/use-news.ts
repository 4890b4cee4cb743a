import { useGetList } from 'react-admin';
import { NEWS } from '../../../../contract/limits';
import type { NewsItem } from '../../../../contract/news';

/** As react-admin knows the news. */
export const NEWS_RESOURCE = 'noticias';

/** A page of news. */
export interface NewsPage {
  items: readonly NewsItem[];
  /** Which one it is, counted from 1, and how many there are. */
  page: number;
  pages: number;
  /** The place of its first item among all, counted from 1, and how many items there are. */
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
    // The page of before stays until the new one is here.
    { placeholderData: (previous) => previous },
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

/** HOME-01: a page of the others, counted from 1. */
export const useOtherNews = (page: number) => useNewsList(page, { skip: NEWS.highlights });
