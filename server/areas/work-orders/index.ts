import { sql } from 'kysely';
import type { Area } from '../../area';
import { Images } from '../../engines/images/images';
import { listExport } from '../../engines/list-exports/export';
import { caseSystemOf } from './cases/configured';
import { caseJobHandler, caseRoutine } from './cases/job';
import { workOrderList } from './list-file';
import { orderMailHandler } from './mail';
import { workOrderRoutes } from './routes';

/** Work orders: the requests of shops, and the replies of the provider. */
export const workOrders: Area = {
  routes: workOrderRoutes,
  reports: ({ timeZone }) => {
    const list = workOrderList(timeZone);
    return { [list.name]: listExport(list) };
  },
  forget: ({ database, config, now }) =>
    new Images(database, config).forgetOrphans(
      'workOrder',
      now(),
      sql<boolean>`exists (select from work_order_entry where image = file.name)`,
    ),
  jobs: (context, { post, site }) => {
    const mails = orderMailHandler(context, post, site);
    const system = caseSystemOf(context);
    return system === null ? [mails] : [mails, caseJobHandler(context, system)];
  },
  routines: [caseRoutine],
};
