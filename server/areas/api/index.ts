import type { Area } from '../../area';
import { forgetOldUse } from './credentials';
import { apiRoutes } from './routes';

/** The API of establishments. */
export const api: Area = {
  routes: apiRoutes,
  forget: forgetOldUse,
};
