import type { Area } from '../../area';
import { fileRoutes } from './routes';

/** Pictures of the news. */
export const images: Area = {
  routes: fileRoutes,
};
