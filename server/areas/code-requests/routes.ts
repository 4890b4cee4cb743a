import { exportCodeRequests, listCodeRequests } from '../../../contract/code-requests';
import { listExportRoutes } from '../../engines/list-exports/routes';
import type { AppContext } from '../../platform/context';
import { readList } from '../../platform/db/replica/reading';
import type { Serve } from '../../platform/http/serve';
import { refuseFilter, requestsPage } from './list';
import { codeRequestList } from './list-file';

export function codeRequestRoutes(serve: Serve, context: AppContext): void {
  const { database } = context;
  const { timeZone } = context.config;
  serve(listCodeRequests, async ({ query, principal }) => {
    const { scope } = principal;
    const { ec, init, end, status, ...page } = query;
    const filter = { ec, init, end, status };
    await refuseFilter(database.db, scope, filter);
    return readList(database, principal, (fresh) =>
      requestsPage(fresh, scope, filter, page, { timeZone, now: context.now() }),
    );
  });
  // The requests of a day depend on the time zone, so that the list is created for it.
  listExportRoutes(serve, context, [[exportCodeRequests, codeRequestList(timeZone)]]);
}
