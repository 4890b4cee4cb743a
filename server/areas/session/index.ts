import type { Area } from '../../area';
import { newBrowserMailHandler } from './new-browser-mail';
import { newBrowser } from './notices';
import { purgeSignIns } from './purge';
import { sessionRoutes } from './routes';

/** Signing in and out, and where a person is signed in. */
export const session: Area = {
  notices: [newBrowser],
  routes: sessionRoutes,
  jobs: (context, { post, site }) => [newBrowserMailHandler(context, post, site)],
  purge: purgeSignIns,
};
