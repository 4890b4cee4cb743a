import type { ResourceArea } from '../../area';

/** The news: home shows them, and they have no screen of their own yet. */
export const news: ResourceArea = {
  name: 'noticias',
  recordRepresentation: 'title',
  adapter: async () => (await import('./adapter')).newsAdapter,
};
