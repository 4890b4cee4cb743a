import type { Area } from '../../area';
import * as notices from '../../network/people/factor-notices';
import { keepFactors } from './keep';
import { factorMailHandler } from './mail';
import { secondFactorRoutes } from './routes';

/** The second factor of a sign-in, and who has to have one. */
export const secondFactor: Area = {
  notices: Object.values(notices),
  routes: secondFactorRoutes,
  purge: keepFactors,
  jobs: (context, { post, site }) => [factorMailHandler(context, post, site)],
};
