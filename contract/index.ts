import { exportAudit, getAudit, listAudit } from './audit';
import { depositBalance } from './balance';
import { exportBanks, getBank, listBanks, updateBank } from './banks';
import { getBulk, getLastBulk, listBulkRows, listRefused, previewBulk, startBulk, undoBulk } from './bulk';
import { getConfig } from './config';
import { exportFile, exportProgress } from './exports';
import { feedCancellations, feedNetwork, feedTransactions } from './feed';
import { imageFile } from './files';
import { getManual } from './help';
import { commitImport, describeImport, importErrors, importRows, previewImport } from './imports';
import { getNews, listNews } from './news';
import { listNotifications, viewNotification, viewNotifications } from './notifications';
import type { Operation } from './operation';
import { changePassword, resetPassword, validateTokenPassword } from './password';
import { exportViewers, listViewers } from './report-viewers';
import { filterAccounts, filterAssociators, filterDateType, filterEcs, filterOperators } from './reports';
import { login, logout, refreshToken, robotCheck, validateSession } from './session';
import { depositReport } from './statement';
import { listAssociators, listEcs } from './user-options';
import {
  createApiUser,
  createUser,
  exportUsers,
  getOwnAddress,
  getUser,
  listUsers,
  renewApiSecret,
  updateUser,
} from './users';

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
  exportBanks,
  exportUsers,
  exportViewers,
  describeImport,
  previewImport,
  importRows,
  commitImport,
  importErrors,
  listNotifications,
  viewNotification,
  viewNotifications,
  listBanks,
  getBank,
  updateBank,
  previewBulk,
  startBulk,
  undoBulk,
  getBulk,
  getLastBulk,
  listBulkRows,
  listRefused,
  listUsers,
  getUser,
  createUser,
  updateUser,
  createApiUser,
  renewApiSecret,
  getOwnAddress,
  listEcs,
  listAssociators,
  listViewers,
  listNews,
  getNews,
  imageFile,
  depositBalance,
  getManual,
  listAudit,
  getAudit,
  exportAudit,
  feedTransactions,
  feedCancellations,
  feedNetwork,
];
