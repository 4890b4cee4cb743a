import type { Area } from '../../area';
import { listExport } from '../../platform/list-exports/export';
import { codeRequestList } from './list-file';
import { codeRequestRoutes } from './routes';

/** Requests for operator codes. */
export const codeRequests: Area = {
  routes: codeRequestRoutes,
  reports: ({ timeZone }) => {
    const list = codeRequestList(timeZone);
    return { [list.name]: listExport(list) };
  },
};
