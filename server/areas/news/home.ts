import { BALANCE_SCREEN, depositBalance } from '../../../contract/balance';
import type { FirstCall, FirstCalls } from '../../../contract/first-calls';
import { listNews, NEWS } from '../../../contract/news';
import { addressOf } from '../../../contract/operation';
import { listToday } from '../../../contract/today';

/** A page of home's news, which have one order: react-admin's own default stands for it. */
const page = (filter: { skip?: number }): FirstCall => ({
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

/** Home shows news, what needs the person, and to whom it may the balance. */
export const homeCalls: FirstCalls = {
  '/home': [
    page({}),
    page({ skip: NEWS.highlights }),
    { address: listToday.path },
    { address: depositBalance.path, screen: BALANCE_SCREEN },
  ],
};
