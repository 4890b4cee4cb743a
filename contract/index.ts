import { exportAudit, getAudit, listAudit } from './audit';
import { depositBalance } from './balance';
import { getBank, listBanks, updateBank } from './banks';
import { getConfig } from './config';
import { exportFile, exportProgress } from './exports';
import { feedCancellations, feedNetwork, feedTransactions } from './feed';
import { imageFile } from './files';
import { getManual } from './help';
import { getNews, listNews } from './news';
import { listNotifications, viewNotification, viewNotifications } from './notifications';
import type { Operation } from './operation';
import { changePassword, resetPassword, validateTokenPassword } from './password';
import { listViewers } from './report-viewers';
import { login, logout, refreshToken, robotCheck, validateSession } from './session';
import {
  depositReport,
  filterAccounts,
  filterAssociators,
  filterDateType,
  filterEcs,
  filterOperators,
} from './statement';
import {
  createApiUser,
  createUser,
  getOwnAddress,
  getUser,
  listAssociators,
  listEcs,
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
  listNotifications,
  viewNotification,
  viewNotifications,
  listBanks,
  getBank,
  updateBank,
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
