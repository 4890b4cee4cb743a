import type { Area } from '../../area';
import { deploymentRoutes } from './routes';

/** What differs from one deployment to the other. */
export const deployment: Area = {
  routes: deploymentRoutes,
};
