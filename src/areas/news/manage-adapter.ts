import { PAGE } from '../../../contract/limits';
import { getNews, listNews, NEWS, type NewsSort, newsSorts } from '../../../contract/news';
import { createNews, updateNews } from '../../../contract/news-management';
import { NEWS_STATUS } from '../../../contract/news-rules';
import type { BodyOf } from '../../../contract/operation';
import { call } from '../../portal/client';
import { type ResourceAdapter, recordsOf } from '../../portal/resource-adapter';
import { type ManagedNews, managedNews, type Reader } from './managed-news';

const sizes = [NEWS.managementSize, ...PAGE.sizes] as const;

/** API-09, API-40, API-41: the adapter of the news for the people who manage them, with the inactive ones. */
export const newsManagementAdapter: ResourceAdapter<ManagedNews, object, NewsSort, (typeof sizes)[number]> = {
  sortable: newsSorts,
  sizes,
  async list({ filter, page, size, sort }, signal) {
    const query = {
      // The list has no filters: those of an address are refused and named.
      ...filter,
      active: false,
      page,
      // NEWS-03: this size is the call's default, and no other list offers it, so it is not sent.
      ...(size !== NEWS.managementSize && { size }),
      ...(sort !== undefined && { sort }),
    };
    return recordsOf(await call(listNews, { query, signal }), managedNews);
  },
  one: async (id, signal) => managedNews(await call(getNews, { params: { id: Number(id) }, signal })),
  async create(data) {
    return managedNews(await call(createNews, { body: sent(data) }));
  },
  async update(id, data) {
    const { version } = data;
    const body = { id: Number(id), ...sent(data), ...(version !== undefined && { version }) };
    return managedNews(await call(updateNews, { body }));
  },
};

/** NEWS-08 to NEWS-10: the form saves all fields, and the picture only where it has changed. */
function sent(data: Partial<ManagedNews>): BodyOf<typeof createNews> {
  const { title = '', text = '', active, opensOn, endsOn, profiles, urlFile } = data;
  return {
    title,
    text,
    status: active ? NEWS_STATUS.active : NEWS_STATUS.inactive,
    opensOn,
    endsOn,
    profiles: profiles as Reader[] | null | undefined,
    ...(typeof urlFile === 'string' && { image: urlFile }),
  };
}
