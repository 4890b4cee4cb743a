import type { Area } from '../../area';
import { keptFilterRoutes } from './routes';

/** Filters of lists that are too long for an address. */
export const keptFilters: Area = {
  routes: keptFilterRoutes,
};
