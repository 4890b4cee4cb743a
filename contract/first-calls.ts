import type { ScreenPath } from './access';
import { accountSorts, listAccounts } from './accounts';
import { BALANCE_SCREEN, depositBalance } from './balance';
import { bankSorts, listBanks } from './banks';
import { codeRequestSorts, listCodeRequests } from './code-requests';
import { grouperSorts, listAssociators } from './groupers';
import { NEWS, PAGE } from './limits';
import { listNews } from './news';
import { addressOf, type Operation, type QueryOf } from './operation';
import { listOperatorCodes, operatorCodeSorts } from './operator-codes';
import { listViewers, viewerSorts } from './report-viewers';
import { listUsers, userSorts } from './users';
import { listWorkOrders, workOrderSorts } from './work-orders';

/** A call that a page makes as soon as it is opened. */
export interface FirstCall {
  address: string;
  /** The screen without which nobody makes it, where that is not the page's own. */
  screen?: ScreenPath;
  /** The page of a list that it returns, as react-admin asks for it and keeps it. */
  list?: FirstList;
}

interface FirstList {
  resource: string;
  params: {
    pagination: { page: 1; perPage: number };
    sort: { field: string; order: 'ASC' | 'DESC' };
    filter: object;
  };
}

/** The first page of a list, whose resource is called as its screen. */
function page<O extends Operation>(
  screen: ScreenPath,
  operation: O,
  query: QueryOf<O> & { sort: `${string},asc` | `${string},desc` },
): [ScreenPath, FirstCall[]] {
  const size = PAGE.sizes[0];
  const [field = '', order] = query.sort.split(',');
  const params: FirstList['params'] = {
    pagination: { page: 1, perPage: size },
    sort: { field, order: order === 'desc' ? 'DESC' : 'ASC' },
    filter: {},
  };
  const address = addressOf(operation, undefined, { page: 0, size, ...query });
  return [screen, [{ address, list: { resource: screen.slice(1), params } }]];
}

/** A page of home's news, which have one order: react-admin's own default stands for it. */
const news = (filter: { skip?: number }): FirstCall => ({
  address: addressOf(listNews, undefined, filter),
  list: {
    resource: 'noticias',
    params: {
      pagination: { page: 1, perPage: NEWS.homeSize },
      sort: { field: 'id', order: 'DESC' },
      filter,
    },
  },
});

/**
 * What pages ask for when nobody has filtered, sorted or turned them: the console's entry asks for it while the script of
 * the page is still on its way. A page that is not here, or asks for something else, asks by itself.
 */
export const firstCalls: Readonly<Partial<Record<ScreenPath, readonly FirstCall[]>>> = {
  '/home': [
    news({}),
    news({ skip: NEWS.highlights }),
    { address: depositBalance.path, screen: BALANCE_SCREEN },
  ],
  ...Object.fromEntries([
    page('/agrupadores', listAssociators, { sort: `${grouperSorts[0]},asc`, filtering: true }),
    page('/bancos', listBanks, { sort: `${bankSorts[0]},asc` }),
    page('/chamados', listWorkOrders, { sort: `${workOrderSorts[0]},desc` }),
    page('/codigos-operadores', listOperatorCodes, { sort: `${operatorCodeSorts[0]},asc` }),
    page('/codigos-solicitados', listCodeRequests, { sort: `${codeRequestSorts[0]},desc` }),
    page('/contas', listAccounts, { sort: `${accountSorts[0]},asc` }),
    page('/usuarios', listUsers, { sort: `${userSorts[0]},asc` }),
    page('/visualizadores-relatorios', listViewers, { sort: `${viewerSorts[0]},asc` }),
  ]),
};
