import type { Area } from '../../area';
import { forgetOldAttempts } from '../../platform/credentials/attempts';
import { sessionRoutes } from './routes';

/** Signing in and out. */
export const session: Area = {
  routes: (serve, context, { signer }) => sessionRoutes(serve, context, signer),
  forget: forgetOldAttempts,
};
