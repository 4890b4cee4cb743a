import type { Area } from '../../area';
import { accountBulk } from './bulk-target';
import { accountList } from './list';
import { accountRoutes } from './routes';

/** Accounts: where the cash of establishments is credited. */
export const accounts: Area = {
  routes: accountRoutes,
  lists: [accountList],
  bulk: [accountBulk],
};
