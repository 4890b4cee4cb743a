import { changePassword, resetPassword, validateTokenPassword } from '../../../contract/password';
import type { AppContext } from '../../platform/context';
import { unauthenticated } from '../../platform/http/http-error';
import type { Serve } from '../../platform/http/serve';
import { ownerOfToken } from '../../platform/principal/password-links';
import { changeByLink, changeOwn } from './change';
import { requestReset } from './request';

export function passwordRoutes(serve: Serve, context: AppContext): void {
  serve(resetPassword, ({ query, language, address }) =>
    requestReset(context, { ...query, language, address }),
  );

  serve(validateTokenPassword, async ({ query }) => (await ownerOfToken(context, query.token)) !== null);

  serve(changePassword, async ({ body: { newPassword, token, currentPassword }, principal, address }) => {
    if (token !== undefined) return changeByLink(context, { token, newPassword, address });
    if (principal === null) throw unauthenticated();
    await changeOwn(context, principal, { newPassword, currentPassword });
    return true;
  });
}
