import { getNews, listNews, NEWS, type NewsItem } from '../../../../contract/news';
import { call } from '../../../portal/client';
import { type ResourceAdapter, recordsOf } from '../../../portal/resource-adapter';

/** The name of the resource in react-admin. */
export const NEWS_RESOURCE = 'noticias';

/** The filter of the news. */
interface NewsFilter {
  /** Skips as many of the newest items, which are shown elsewhere on the screen. */
  skip: number;
}

/** API-09: the adapter of the news, newest first. The page size is that of home, which is the call's default. */
export const newsAdapter: ResourceAdapter<NewsItem, NewsFilter, never, typeof NEWS.homeSize> = {
  sortable: [],
  sizes: [NEWS.homeSize],
  async list({ page, filter }, signal) {
    const query = { ...filter, ...(page > 0 && { page }) };
    return recordsOf(await call(listNews, { query, signal }), (item) => item);
  },
  one: (id, signal) => call(getNews, { params: { id: Number(id) }, signal }),
};
