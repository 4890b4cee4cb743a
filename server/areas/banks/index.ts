import { exportBanks } from '../../../contract/banks';
import type { Area } from '../../area';
import { bankList } from './list-file';
import { bankRoutes } from './routes';

/** Banks. */
export const banks: Area = {
  routes: bankRoutes,
  lists: [[exportBanks, bankList]],
};
