import { getAccount, listAccounts, updateAccountStatus } from '../../../contract/accounts';
import type { AppContext } from '../../platform/context';
import type { Serve } from '../../platform/http/serve';
import { refuseForeignFilter } from '../../platform/principal/foreign';
import { accountsPage } from './list';
import { accountOf } from './record';
import { changeStatus } from './status';

export function accountRoutes(serve: Serve, { database: { db } }: AppContext): void {
  serve(listAccounts, async ({ query, principal: { scope } }) => {
    await refuseForeignFilter(db, scope, query.ecs);
    return accountsPage(db, scope, query);
  });
  serve(getAccount, ({ params, principal: { scope } }) => accountOf(db, scope, params.id));
  serve(updateAccountStatus, ({ params, principal, body }) => changeStatus(db, principal, params.id, body));
}
