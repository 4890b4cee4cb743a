/* Every area of the portal, one line each. */

export { accounts } from './accounts';
export { api } from './api';
export { audit } from './audit';
export { balance } from './balance';
export { banks } from './banks';
export { codeRequests } from './code-requests';
export { dashboard } from './dashboard';
export { deployment } from './deployment';
export { financial } from './financial';
export { groupers } from './groupers';
export { help } from './help';
export { images } from './images';
export { keptFilters } from './kept-filters';
export { news } from './news';
export { notifications } from './notifications';
export { operatorCodes } from './operator-codes';
export { password } from './password';
export { rollups } from './rollups';
export { session } from './session';
export { silence } from './silence';
export { statement } from './statement';
export { today } from './today';
export { usage } from './usage';
export { users } from './users';
export { webhooks } from './webhooks';
export { workOrders } from './work-orders';
