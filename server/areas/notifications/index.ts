import type { Area } from '../../area';
import { notificationRoutes } from './routes';

/** What a person is told. */
export const notifications: Area = {
  routes: notificationRoutes,
};
