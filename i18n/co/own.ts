/* One line an area: the texts that only its pages show. They are fetched with them (`i18n/index.ts`). */

export { accounts } from './accounts';
export { api } from './api';
export { audit } from './audit';
export { bulletins } from './bulletins';
export { codeLife } from './code-life';
export { codeRequests } from './code-requests';
export { dashboard } from './dashboard';
export { effect } from './effect';
export { financial } from './financial';
export { groupers } from './groupers';
export { help } from './help';
export { home } from './home';
export { imports } from './imports';
export { marketing } from './marketing';
export { operatorCodes } from './operator-codes';
export { password } from './password';
export { viewers } from './report-viewers';
export { reports } from './reports';
export { silence } from './silence';
export { statement } from './statement';
export { upload } from './upload';
export { usage } from './usage';
export { users } from './users';
export { verification } from './verification';
export { workOrderProblems } from './work-order-problems';
export { workOrders } from './work-orders';
