import type { Area } from '../../area';
import { findRoutes } from './routes';

/** Finds the records of all areas by what somebody types. */
export const find: Area = {
  routes: findRoutes,
};
