/* All areas of the console, one line each. */

export { accounts } from './accounts';
export { api, apiDeliveries, apiWebhooks } from './api';
export { audit, securityEvents } from './audit';
export { bankFiles } from './bank-files';
export { banks } from './banks';
export { bulletins } from './bulletins';
export { closings } from './closings';
export { codeRequests } from './code-requests';
export { dashboard } from './dashboard';
export { financial } from './financial';
export { groupers } from './groupers';
export { help } from './help';
export { home, news } from './home';
export { newsManagement } from './news';
export { operatorCodes } from './operator-codes';
export { password } from './password';
export { reportViewers } from './report-viewers';
export { access, secondFactor } from './second-factor';
export { sessions } from './sessions';
export { statement } from './statement';
export { subscriptions } from './subscriptions';
export { usage } from './usage';
export { users } from './users';
export { verification } from './verification';
export { workOrders } from './work-orders';
