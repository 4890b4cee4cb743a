import type { Area } from '../../area';
import { todayRoutes } from './routes';

/** Tells what needs a person today, of all areas. */
export const today: Area = {
  routes: todayRoutes,
};
