import type { ResourceArea } from '../../area';
import { newsAdapter } from './adapter';

/** The news: home shows them, and they have no screen of their own yet. */
export const news: ResourceArea = {
  name: 'noticias',
  recordRepresentation: 'title',
  adapter: newsAdapter,
};
