import type { Area } from '../../area';
import { purgeOldLinks } from '../../platform/credentials/password-links';
import { passwordJobHandlers } from './jobs';
import { passwordChanged } from './notices';
import { passwordRoutes } from './routes';

/** Links by mail, and the change of one's own password. */
export const password: Area = {
  notices: [passwordChanged],
  routes: passwordRoutes,
  jobs: (context, { post, site }) => passwordJobHandlers(context, post, site),
  purge: purgeOldLinks,
};
