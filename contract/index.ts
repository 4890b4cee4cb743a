import { getBank, listBanks, updateBank } from './banks';
import { getConfig } from './config';
import { exportFile, exportProgress } from './exports';
import { feedCancellations, feedNetwork, feedTransactions } from './feed';
import type { Operation } from './operation';
import { changePassword, resetPassword, validateTokenPassword } from './password';
import { login, logout, refreshToken, robotCheck, validateSession } from './session';
import {
  depositReport,
  filterAccounts,
  filterAssociators,
  filterDateType,
  filterEcs,
  filterOperators,
} from './statement';

/** Every call there is. The server's routes equal this list; a test holds them together. */
export const operations: readonly Operation[] = [
  getConfig,
  robotCheck,
  login,
  refreshToken,
  logout,
  validateSession,
  resetPassword,
  validateTokenPassword,
  changePassword,
  filterEcs,
  filterOperators,
  filterAccounts,
  filterAssociators,
  filterDateType,
  depositReport,
  exportFile,
  exportProgress,
  listBanks,
  getBank,
  updateBank,
  feedTransactions,
  feedCancellations,
  feedNetwork,
];
