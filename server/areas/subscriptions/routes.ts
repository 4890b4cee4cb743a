import {
  endSubscription,
  endSubscriptionsOf,
  listAllSubscriptions,
} from '../../../contract/all-subscriptions';
import { apiReportFile } from '../../../contract/api-reports';
import {
  getSending,
  listSendings,
  sendAgain as sendAgainCall,
  sendingFile,
  sendSubscription,
} from '../../../contract/sendings';
import {
  checkSftp,
  createSubscription,
  deleteSubscription,
  findSubscriptionPeople,
  getSubscriptionOffer,
  leaveSubscription,
  listSubscriptions,
  updateSubscription,
} from '../../../contract/subscriptions';
import type { Making } from '../../area';
import type { AppContext } from '../../platform/context';
import type { Serve } from '../../platform/http/serve';
import { sendAgain } from './again';
import { endAllOf, endOne } from './everybody';
import { sendNow } from './now';
import { subscriptionsOf, subscriptionsOfAll } from './read';
import { leave } from './recipients';
import { create, remove, update } from './save';
import { fileOfSending, sendingFor, sendingsOf } from './sendings';
import { lookAtServer } from './server';
import { offerFor, peopleFor } from './view';
import { reportFile } from './webhook/report-file';

export function subscriptionRoutes(serve: Serve, context: AppContext, making: Making): void {
  const { sources } = making;
  const { db } = context.database;
  serve(listSubscriptions, ({ principal }) => subscriptionsOf(context, principal));
  serve(getSubscriptionOffer, ({ principal, params }) => offerFor(context, sources, principal, params.id));
  serve(findSubscriptionPeople, ({ principal, query }) => peopleFor(db, principal, query));
  serve(createSubscription, (call) => create(context, sources, call, call.body));
  serve(updateSubscription, (call) => update(context, sources, call, call.params.id, call.body));
  serve(deleteSubscription, ({ principal, params, query }) =>
    remove(context, principal, params.id, query.version),
  );
  serve(leaveSubscription, ({ principal, params }) => leave(context, principal, params.id));
  serve(sendSubscription, ({ principal, params, body }) => sendNow(context, principal, params.id, body.test));
  serve(checkSftp, ({ principal, body, signal }) => lookAtServer(context, principal, body, signal));
  serve(listSendings, ({ principal, params, query }) =>
    sendingsOf(context, principal, params.id, query.before),
  );
  serve(getSending, ({ principal, params }) => sendingFor(context, principal, params.id));
  serve(sendAgainCall, ({ principal, params }) => sendAgain(context, principal, params.id));
  serve(sendingFile, (call) => fileOfSending(context, sources, call, call.params.id));
  serve(apiReportFile, (call) => reportFile(context, making, call));
  serve(listAllSubscriptions, ({ principal, query }) => subscriptionsOfAll(context, principal, query));
  serve(endSubscription, ({ principal, params }) => endOne(context, principal, params.id));
  serve(endSubscriptionsOf, ({ principal, body }) => endAllOf(context, principal, body.person));
}
