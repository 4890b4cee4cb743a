import { listCodeRequests } from '../../../contract/code-requests';
import { listPage } from '../../engines/lists/routes';
import type { AppContext } from '../../platform/context';
import type { Serve } from '../../platform/http/serve';
import { codeRequestList } from './list';

export function codeRequestRoutes(serve: Serve, context: AppContext): void {
  serve(listCodeRequests, listPage(context, codeRequestList), ({ query }) => codeRequestList.rules?.(query));
}
