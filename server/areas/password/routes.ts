import { changePassword, linkLogin, resetPassword, validateTokenPassword } from '../../../contract/password';
import { countFactorsOf } from '../../network/people/factor-state';
import type { AppContext } from '../../platform/context';
import { ownerOfToken } from '../../platform/credentials/password-links';
import { unauthenticated } from '../../platform/errors/http-error';
import type { Serve } from '../../platform/http/serve';
import { knownBrowser } from '../../platform/principal/browser-cookie';
import { changeByLink, changeOwn } from './change';
import { requestReset } from './request';

export function passwordRoutes(serve: Serve, context: AppContext): void {
  serve(resetPassword, ({ query, language, address, headers }) =>
    requestReset(context, { ...query, language, address, browser: knownBrowser(headers) }),
  );

  serve(validateTokenPassword, async ({ query }) => (await ownerOfToken(context, query.token)) !== null);

  serve(linkLogin, async ({ body }) => {
    const owner = await ownerOfToken(context, body.token);
    if (owner === null) return { login: null, hasFactor: false };
    return { login: owner.login, hasFactor: (await countFactorsOf(context.database.db, owner.id)) > 0 };
  });

  serve(changePassword, async ({ body: { newPassword, token, currentPassword }, principal, address }) => {
    if (token !== undefined) return changeByLink(context, { token, newPassword, address });
    if (principal === null) throw unauthenticated();
    await changeOwn(context, principal, { newPassword, currentPassword });
    return true;
  });
}
