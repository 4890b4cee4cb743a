import type { Area } from '../../area';
import { helpRoutes } from './routes';

/** Manuals, phones and videos. */
export const help: Area = {
  routes: helpRoutes,
};
