import { changePassword, resetPassword, validateTokenPassword } from '../../../contract/password';
import { unauthenticated } from '../../platform/http/refusal';
import type { Serve } from '../../platform/http/serve';
import type { Portal } from '../../platform/portal';
import { changeByLink, changeOwn } from './change';
import { ownerOfToken } from './links';
import { requestReset } from './request';

export function passwordRoutes(serve: Serve, portal: Portal): void {
  serve(resetPassword, ({ query, language, address }) =>
    requestReset(portal, { ...query, language, address }),
  );

  serve(validateTokenPassword, async ({ query }) => (await ownerOfToken(portal, query.token)) !== null);

  serve(changePassword, async ({ body: { newPassword, token, currentPassword }, principal, address }) => {
    if (token !== undefined) return changeByLink(portal, { token, newPassword, address });
    if (principal === null) throw unauthenticated();
    await changeOwn(portal, principal, { newPassword, currentPassword });
    return true;
  });
}
