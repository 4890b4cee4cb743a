import type { Area } from '../../area';
import { balanceRoutes } from './routes';

/** The balance of the home page. */
export const balance: Area = {
  routes: balanceRoutes,
};
