import type { Area } from '../../area';
import { bankList } from './list';
import { bankRoutes } from './routes';

/** Banks. */
export const banks: Area = {
  routes: bankRoutes,
  lists: [bankList],
};
