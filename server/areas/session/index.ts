import type { Area } from '../../area';
import { forgetOldTries } from '../../platform/principal/failures';
import { sessionRoutes } from './routes';

/** Signing in and out. */
export const session: Area = {
  routes: (serve, portal, { signer }) => sessionRoutes(serve, portal, signer),
  forget: forgetOldTries,
};
