import type { Area } from '../../area';
import { newsRoutes } from './routes';

/** Marketing news. */
export const news: Area = {
  routes: newsRoutes,
};
