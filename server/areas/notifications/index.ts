import type { Area } from '../../area';
import { notificationRoutes } from './routes';

/** The notifications of a person. */
export const notifications: Area = {
  routes: notificationRoutes,
};
