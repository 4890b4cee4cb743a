import {
  getUserSignOn,
  listSignOn,
  releaseUserSignOn,
  saveSignOnRules,
} from '../../../contract/single-sign-on';
import type { Area } from '../../area';
import { accountOf, releaseAccount } from './account';
import { listProviders, rulesEffect, saveRules } from './rules';

/** Providers of OpenID Connect, and what their groups give people. Signing in by them is the session's. */
export const singleSignOn: Area = {
  routes(serve, context, { provision }) {
    serve(listSignOn, () => listProviders(context));
    serve(saveSignOnRules, ({ params, body, principal }) =>
      saveRules(context, provision, principal, { ...params, ...body }),
    );
    serve(getUserSignOn, ({ params }) => accountOf(context, params.id));
    serve(releaseUserSignOn, ({ params, principal }) => releaseAccount(context, principal, params.id));
  },
  access: [rulesEffect],
};
