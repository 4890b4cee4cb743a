import { sql } from 'kysely';
import type { Area } from '../../area';
import { purgePictures } from '../../engines/images/images';
import { orderBulk } from './bulk-target';
import { caseSystemOf } from './cases/configured';
import { caseJobHandler, caseRoutine } from './cases/job';
import { orderFinder, orderShopFinder } from './find';
import { orderList } from './list';
import { orderMailHandler } from './mail';
import { orderNotices } from './notices';
import { workOrderRoutes } from './routes';
import { orderTasks } from './today';

/** Work orders: the requests of shops, and the replies of the provider. */
export const workOrders: Area = {
  find: [orderFinder, orderShopFinder],
  notices: Object.values(orderNotices),
  today: orderTasks,
  routes: workOrderRoutes,
  lists: [orderList],
  bulk: [orderBulk],
  purge: (context) =>
    purgePictures(
      context,
      'workOrder',
      sql<boolean>`exists (select from work_order_entry where image = file.name)`,
    ),
  jobs: (context, { post, site }) => {
    const mails = orderMailHandler(context, post, site);
    const system = caseSystemOf(context);
    return system === null ? [mails] : [mails, caseJobHandler(context, system)];
  },
  routines: [caseRoutine],
};
