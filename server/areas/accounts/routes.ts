import { getAccount, listAccounts, updateAccountStatus } from '../../../contract/accounts';
import { listPage } from '../../engines/lists/routes';
import type { AppContext } from '../../platform/context';
import type { Serve } from '../../platform/http/serve';
import { accountList } from './list';
import { accountOf } from './record';
import { changeStatus } from './status';

export function accountRoutes(serve: Serve, context: AppContext): void {
  const { db } = context.database;
  serve(listAccounts, listPage(context, accountList));
  serve(getAccount, ({ params, principal: { scope } }) => accountOf(db, scope, params.id));
  serve(updateAccountStatus, ({ params, principal, body }) => changeStatus(db, principal, params.id, body));
}
