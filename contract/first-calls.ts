import type { ScreenPath } from './access';
import { accountSorts, listAccounts } from './accounts';
import { BALANCE_SCREEN, depositBalance } from './balance';
import { bankSorts, listBanks } from './banks';
import { codeRequestSorts, listCodeRequests } from './code-requests';
import { grouperSorts, listAssociators } from './groupers';
import { NEWS, PAGE } from './limits';
import { listNews } from './news';
import { addressOf, type Operation } from './operation';
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

export interface FirstList {
  resource: string;
  params: {
    pagination: { page: 1; perPage: number };
    sort: { field: string; order: 'ASC' | 'DESC' };
    filter: object;
  };
}

const SIZE = PAGE.sizes[0];

/** The first page of a list in its first order. */
const page = (
  resource: string,
  operation: Operation,
  field: string,
  order: 'ASC' | 'DESC' = 'ASC',
  further: object = {},
): readonly FirstCall[] => [
  {
    address: addressOf(operation, undefined, {
      page: 0,
      size: SIZE,
      sort: `${field},${order.toLowerCase()}`,
      ...further,
    }),
    list: {
      resource,
      params: { pagination: { page: 1, perPage: SIZE }, sort: { field, order }, filter: {} },
    },
  },
];

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
  '/agrupadores': page('agrupadores', listAssociators, grouperSorts[0], 'ASC', { filtering: true }),
  '/bancos': page('bancos', listBanks, bankSorts[0]),
  '/chamados': page('chamados', listWorkOrders, workOrderSorts[0], 'DESC'),
  '/codigos-operadores': page('codigos-operadores', listOperatorCodes, operatorCodeSorts[0]),
  '/codigos-solicitados': page('codigos-solicitados', listCodeRequests, codeRequestSorts[0], 'DESC'),
  '/contas': page('contas', listAccounts, accountSorts[0]),
  '/usuarios': page('usuarios', listUsers, userSorts[0]),
  '/visualizadores-relatorios': page('visualizadores-relatorios', listViewers, viewerSorts[0]),
};
