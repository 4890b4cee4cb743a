import { NEWS } from '../../../contract/limits';
import { getNews, listNews, type NewsItem } from '../../../contract/news';
import { call } from '../../portal/client';
import { type ResourceAdapter, recordsOf } from '../../portal/resource-adapter';

/** What news are asked for beside their page. */
interface NewsFilter {
  /** Leaves out the newest so many, which stand elsewhere on the screen. */
  skip: number;
}

/** API-09: how news travel, the newest first; the size of a page is that of home, which the call has by itself. */
export const newsAdapter: ResourceAdapter<NewsItem, NewsFilter, never, typeof NEWS.homeSize> = {
  sortable: [],
  sizes: [NEWS.homeSize],
  async list({ page, filter }, signal) {
    const query = { ...filter, ...(page > 0 && { page }) };
    return recordsOf(await call(listNews, { query, signal }), (item) => item);
  },
  one: (id, signal) => call(getNews, { params: { id: Number(id) }, signal }),
};
