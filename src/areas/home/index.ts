import HomeOutlined from '@mui/icons-material/HomeOutlined';
import type { PageArea, ResourceArea } from '../../area';
import { lazyNamed } from '../../ui/code/lazy-named';
import { NEWS_RESOURCE, newsAdapter } from './news/adapter';

export const home: PageArea = {
  path: '/home',
  icon: HomeOutlined,
  Content: lazyNamed(() => import('./HomePage'), 'HomePage', 'home'),
  nested: true,
};

/** The news that home shows. */
export const news: ResourceArea = {
  name: NEWS_RESOURCE,
  recordRepresentation: 'title',
  adapter: newsAdapter,
};
