import { exportOperatorCodes } from '../../../contract/operator-codes';
import type { Area } from '../../area';
import { codeBulk } from './bulk-target';
import { codeImport } from './import-target';
import { codeList } from './list-file';
import { operatorCodeRoutes } from './routes';

/** Operator codes: who may use a shop's terminals. */
export const operatorCodes: Area = {
  routes: operatorCodeRoutes,
  lists: [[exportOperatorCodes, codeList]],
  imports: [codeImport],
  bulk: [codeBulk],
};
