import type { Area } from '../../area';
import { listExport } from '../../platform/list-exports/export';
import { workOrderList } from './list-file';
import { orderMailHandler } from './mail';
import { workOrderRoutes } from './routes';

/** Work orders: what shops ask for, and what is answered. */
export const workOrders: Area = {
  routes: workOrderRoutes,
  reports: ({ timeZone }) => {
    const list = workOrderList(timeZone);
    return { [list.name]: listExport(list) };
  },
  jobs: (context, { post, site }) => [orderMailHandler(context, post, site)],
};
