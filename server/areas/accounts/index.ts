import { exportAccounts } from '../../../contract/accounts';
import type { Area } from '../../area';
import { accountBulk } from './bulk-target';
import { accountList } from './list-file';
import { accountRoutes } from './routes';

/** Accounts: where the cash of establishments is credited. */
export const accounts: Area = {
  routes: accountRoutes,
  lists: [[exportAccounts, accountList]],
  bulk: [accountBulk],
};
