import {
  addOrderAttachment,
  addOrderComment,
  listOrderEntries,
  orderAttachment,
} from '../../../contract/work-order-conversation';
import { listOrderDeliveries, retryOrderDeliveries } from '../../../contract/work-order-deliveries';
import {
  caseUserInfo,
  createWorkOrder,
  getWorkOrder,
  listWorkOrders,
  reopenWorkOrder,
  updateWorkOrderStatus,
} from '../../../contract/work-orders';
import { Images } from '../../engines/images/images';
import { listPage } from '../../engines/lists/routes';
import type { AppContext } from '../../platform/context';
import type { Serve } from '../../platform/http/serve';
import type { Person } from '../../platform/principal/principal';
import { scopeOn } from '../../platform/principal/scope-on';
import { clockOf } from '../../platform/time/clock';
import { addAttachment, attachmentFile } from './attachments';
import { deliveriesOf, retryDeliveries } from './cases/waiting';
import { addComment, conversationOf } from './conversation';
import { assertOrderRules, openOrder } from './create';
import { requestOptions } from './options';
import { orderQueue } from './queue';
import { orderDetails } from './record';
import { reopenOrder, setStatus } from './status';

export function workOrderRoutes(serve: Serve, context: AppContext): void {
  const { db } = context.database;
  const scopeOf = (person: Person) => scopeOn(person, '/chamados');
  const clock = () => clockOf(context);

  serve(listWorkOrders, listPage(context, orderQueue));
  serve(caseUserInfo, ({ query, principal }) => requestOptions(db, principal, scopeOf(principal), query));
  serve(
    createWorkOrder,
    ({ params, principal, body }) => openOrder(context, principal, params.type, body),
    ({ params: { type }, body }) => type !== undefined && assertOrderRules(context, type, body),
  );
  serve(getWorkOrder, ({ params: { workOrder }, principal }) =>
    orderDetails(db, { id: principal.id, scope: scopeOf(principal) }, workOrder, clock()),
  );
  serve(updateWorkOrderStatus, ({ params: { workOrder }, principal, body }) =>
    setStatus(context, principal, workOrder, body),
  );
  serve(reopenWorkOrder, ({ params: { workOrder }, principal, body }) =>
    reopenOrder(context, principal, workOrder, body),
  );
  serve(listOrderEntries, ({ params: { workOrder }, principal }) =>
    conversationOf(context, principal, workOrder),
  );
  serve(addOrderComment, ({ params: { workOrder }, principal, body }) =>
    addComment(context, principal, workOrder, body),
  );
  const images = new Images(context.database, context.config);
  serve(addOrderAttachment, ({ params: { workOrder }, principal, body, signal }) =>
    addAttachment({ context, images, signal }, principal, workOrder, body),
  );
  serve(orderAttachment, ({ params, principal }) => attachmentFile({ context, images }, principal, params));
  serve(listOrderDeliveries, () => deliveriesOf(context));
  serve(retryOrderDeliveries, ({ body }) => retryDeliveries(context, body.workOrder ?? null));
}
