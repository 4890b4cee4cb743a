import type { Area } from '../../area';
import { deploymentRoutes } from './routes';

/** What differs between deployments. */
export const deployment: Area = {
  routes: deploymentRoutes,
};
