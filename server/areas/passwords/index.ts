import type { Area } from '../../area';
import { passwordWorks } from './jobs';
import { forgetOldLinks } from './links';
import { passwordRoutes } from './routes';

/** Links by mail, and the own password. */
export const passwords: Area = {
  routes: passwordRoutes,
  jobs: (portal, { post, site }) => passwordWorks(portal, post, site),
  forget: ({ database, now }) => forgetOldLinks(database.db, now()),
};
