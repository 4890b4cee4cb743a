import type { Area } from '../../area';
import { passwordJobHandlers } from './jobs';
import { forgetOldLinks } from './links';
import { passwordRoutes } from './routes';

/** Links by mail, and the own password. */
export const passwords: Area = {
  routes: passwordRoutes,
  jobs: (context, { post, site }) => passwordJobHandlers(context, post, site),
  forget: ({ database, now }) => forgetOldLinks(database.db, now()),
};
