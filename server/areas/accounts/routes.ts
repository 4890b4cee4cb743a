import { getAccount, listAccounts, updateAccountStatus } from '../../../contract/accounts';
import type { AppContext } from '../../platform/context';
import { readList } from '../../platform/db/replica/reading';
import type { Serve } from '../../platform/http/serve';
import { refuseForeignFilter } from '../../platform/principal/foreign';
import { accountsPage } from './list';
import { accountOf } from './record';
import { changeStatus } from './status';

export function accountRoutes(serve: Serve, { database }: AppContext): void {
  const { db } = database;
  serve(listAccounts, async ({ query, principal }) => {
    const { scope } = principal;
    await refuseForeignFilter(db, scope, query.ecs);
    return readList(database, principal, (fresh) => accountsPage(fresh, scope, query));
  });
  serve(getAccount, ({ params, principal: { scope } }) => accountOf(db, scope, params.id));
  serve(updateAccountStatus, ({ params, principal, body }) => changeStatus(db, principal, params.id, body));
}
