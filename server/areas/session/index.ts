import type { Area } from '../../area';
import { purgeOldAttempts } from '../../platform/credentials/attempts';
import { newBrowser } from './notices';
import { sessionRoutes } from './routes';

/** Signing in and out. */
export const session: Area = {
  notices: [newBrowser],
  routes: (serve, context, { signer }) => sessionRoutes(serve, context, signer),
  purge: purgeOldAttempts,
};
