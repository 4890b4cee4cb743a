import type { ScreenPath } from './access';
import { accountSorts, listAccounts } from './accounts';
import { bankSorts, listBanks } from './banks';
import { codeRequestSorts, listCodeRequests } from './code-requests';
import { grouperSorts, listAssociators } from './groupers';
import { PAGE } from './limits';
import { addressOf, type Operation, type QueryOf } from './operation';
import { listOperatorCodes, operatorCodeSorts } from './operator-codes';
import { listViewers, viewerSorts } from './report-viewers';
import { listUsers, userSorts } from './users';
import { listWorkOrders, workOrderSorts } from './work-orders';

const page = { page: 0, size: PAGE.sizes[0] };

const first = <O extends Operation>(operation: O, query: QueryOf<O> & object) =>
  addressOf(operation, undefined, query);

/**
 * What lists ask for when nobody has filtered, sorted or turned them: the console's entry asks for it while the script of
 * the list is still on its way. A list that is not here, or asks for something else, asks by itself.
 */
export const firstPages: Readonly<Partial<Record<ScreenPath, string>>> = {
  '/agrupadores': first(listAssociators, { ...page, sort: `${grouperSorts[0]},asc`, filtering: true }),
  '/bancos': first(listBanks, { ...page, sort: `${bankSorts[0]},asc` }),
  '/chamados': first(listWorkOrders, { ...page, sort: `${workOrderSorts[0]},desc` }),
  '/codigos-operadores': first(listOperatorCodes, { ...page, sort: `${operatorCodeSorts[0]},asc` }),
  '/codigos-solicitados': first(listCodeRequests, { ...page, sort: `${codeRequestSorts[0]},desc` }),
  '/contas': first(listAccounts, { ...page, sort: `${accountSorts[0]},asc` }),
  '/usuarios': first(listUsers, { ...page, sort: `${userSorts[0]},asc` }),
  '/visualizadores-relatorios': first(listViewers, { ...page, sort: `${viewerSorts[0]},asc` }),
};
