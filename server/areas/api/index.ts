import type { Area } from '../../area';
import { purgeOldUse } from './credentials';
import { apiRoutes } from './routes';

/** The API of establishments. */
export const api: Area = {
  routes: apiRoutes,
  purge: purgeOldUse,
};
