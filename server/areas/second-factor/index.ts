import type { Area } from '../../area';
import {
  factorAdded,
  factorRemoved,
  factorReset,
  passkeyAdded,
  passkeyCopied,
  passkeyRemoved,
  recoveryCodeUsed,
} from '../../network/people/factor-notices';
import { keepFactors } from './keep';
import { factorMailHandler } from './mail';
import { secondFactorRoutes } from './routes';

/** The second factor of a sign-in, and who has to have one. */
export const secondFactor: Area = {
  notices: [
    factorAdded,
    factorRemoved,
    factorReset,
    passkeyAdded,
    passkeyCopied,
    passkeyRemoved,
    recoveryCodeUsed,
  ],
  routes: secondFactorRoutes,
  purge: keepFactors,
  jobs: (context, { post, site }) => [factorMailHandler(context, post, site)],
};
