/* Each noun's line: its calls, and what the audit trail tells of its records (`audited.ts`). */

export { exportEffect, previewEffect } from './access-effect';
export { accountAudit, exportAccounts, getAccount, listAccounts, updateAccountStatus } from './accounts';
export {
  apiDepositFilters,
  apiDepositReport,
  apiDocument,
  apiEstablishments,
  authorizationServer,
  issueToken,
} from './api';
export { getApiCredentials, renewOwnSecret, revokeOwnSecret } from './api-credentials';
export { apiVerifyFile } from './api-files';
export { apiAccount, apiAccounts, apiOperator, apiOperators } from './api-records';
export { apiTotals, apiTransactions } from './api-transactions';
export { apiUserAudit, createApiUser, renewApiSecret, revokeApiSecret } from './api-users';
export { apiSendSample, apiWebhooks } from './api-webhooks';
export { depositBalance } from './balance';
export { bankAudit, exportBanks, getBank, listBanks, updateBank } from './banks';
export { getBulk, getLastBulk, listBulkRows, listRefused, previewBulk, startBulk, undoBulk } from './bulk';
export {
  codeLifeAudit,
  findCodeHolders,
  getCodeLife,
  getUnusedSetting,
  handOverCode,
  nameOperatorCodes,
  updateUnusedSetting,
} from './code-life';
export { codeRequestAudit, exportCodeRequests, listCodeRequests } from './code-requests';
export { getConfig } from './config';
export { dashboard } from './dashboard';
export { exportedFileAudit, exportFile, exportProgress } from './exports';
export {
  feedAcknowledged,
  feedCancellations,
  feedCodes,
  feedNetwork,
  feedTransactions,
  networkAudit,
} from './feed';
export { imageFile, storedFileAudit } from './files';
export { financialAudit, financialDetail } from './financial';
export { findRecords } from './find';
export {
  deleteGrouper,
  exportGroupers,
  getGrouper,
  grouperAudit,
  listAssociators,
  saveGrouper,
} from './groupers';
export { getManual } from './help';
export {
  commitImport,
  describeImport,
  importAudit,
  importErrors,
  importRows,
  previewImport,
  readWorkbook,
} from './imports';
export { getKeptFilter, keepFilter } from './kept-filters';
export { getNews, listNews } from './news';
export { createNews, exportNews, newsAudit, updateNews, uploadNewsFile } from './news-management';
export { listNotifications, viewNotification, viewNotifications } from './notifications';
export {
  createOperatorCodes,
  exportOperatorCodes,
  getOperatorCode,
  listOperatorCodes,
  operatorCodeAudit,
  updateOperatorCode,
} from './operator-codes';
export { changePassword, linkLogin, passwordAudit, resetPassword, validateTokenPassword } from './password';
export { exportViewers, listViewers } from './report-viewers';
export { filterAccounts, filterAssociators, filterDateType, filterEcs, filterOperators } from './reports';
export { login, logout, refreshToken, robotCheck, sessionAudit, validateSession } from './session';
export { silentShops } from './silence';
export { depositReport, newerDepositReport } from './statement';
export { listToday } from './today';
export { usageReport } from './usage';
export { listEcs } from './user-options';
export { deleteUserWebhook, listUserWebhooks } from './user-webhooks';
export { createUser, exportUsers, getOwnAddress, getUser, listUsers, updateUser, userAudit } from './users';
export { verifyFile } from './verification';
export { sendWebhookSample } from './webhook-samples';
export {
  createWebhook,
  deleteWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  redeliverWebhook,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  webhookAudit,
} from './webhooks';
export {
  addOrderAttachment,
  addOrderComment,
  listOrderEntries,
  orderAttachment,
  orderEntryAudit,
} from './work-order-conversation';
export { listOrderDeliveries, retryOrderDeliveries } from './work-order-deliveries';
export {
  caseUserInfo,
  createWorkOrder,
  exportWorkOrders,
  getWorkOrder,
  listWorkOrders,
  reopenWorkOrder,
  updateWorkOrderStatus,
  workOrderAudit,
} from './work-orders';
