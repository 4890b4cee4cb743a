/*
 * Each noun's line: its calls, what the audit trail tells of its records (`audited.ts`), and what documents say of its
 * address (`tagged.ts`).
 */

export { accessEffectTag, exportEffect, previewEffect } from './access-effect';
export {
  accountAudit,
  accountTag,
  exportAccounts,
  getAccount,
  listAccounts,
  updateAccountStatus,
} from './accounts';
export {
  apiDepositFilters,
  apiDepositReport,
  apiDocument,
  apiDocumentTag,
  apiEstablishments,
  authorizationServer,
  issueToken,
} from './api';
export { apiCredentialsTag, getApiCredentials, renewOwnSecret, revokeOwnSecret } from './api-credentials';
export { apiVerifyFile } from './api-files';
export { apiAccount, apiAccounts, apiOperator, apiOperators } from './api-records';
export { apiTotals, apiTransactions } from './api-transactions';
export { apiUserAudit, createApiUser, renewApiSecret, revokeApiSecret } from './api-users';
export { apiSendSample, apiWebhooks } from './api-webhooks';
export { depositBalance } from './balance';
export { bankAudit, bankTag, exportBanks, getBank, listBanks, updateBank } from './banks';
export {
  bulkTag,
  getBulk,
  getLastBulk,
  listBulkRows,
  listRefused,
  previewBulk,
  startBulk,
  undoBulk,
} from './bulk';
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
export { configTag, getConfig } from './config';
export { dashboard, dashboardTag } from './dashboard';
export { exportedFileAudit, exportedFileTag, exportFile, exportProgress } from './exports';
export {
  feedAcknowledged,
  feedCancellations,
  feedCodes,
  feedNetwork,
  feedTag,
  feedTransactions,
  networkAudit,
} from './feed';
export { imageFile, storedFileAudit, storedFileTag } from './files';
export { financialAudit, financialDetail, financialTag } from './financial';
export { findRecords, findTag } from './find';
export {
  deleteGrouper,
  exportGroupers,
  getGrouper,
  grouperAudit,
  grouperTag,
  listAssociators,
  saveGrouper,
} from './groupers';
export { getManual, manualTag } from './help';
export {
  commitImport,
  describeImport,
  importAudit,
  importErrors,
  importRows,
  importTag,
  previewImport,
  readWorkbook,
} from './imports';
export { getKeptFilter, keepFilter, keptFilterTag } from './kept-filters';
export { getNews, listNews, newsTag } from './news';
export { createNews, exportNews, newsAudit, updateNews, uploadNewsFile } from './news-management';
export { listNotifications, viewNotification, viewNotifications } from './notifications';
export {
  createOperatorCodes,
  exportOperatorCodes,
  getOperatorCode,
  listOperatorCodes,
  operatorCodeAudit,
  operatorCodeTag,
  updateOperatorCode,
} from './operator-codes';
export { changePassword, linkLogin, passwordAudit, resetPassword, validateTokenPassword } from './password';
export { exportViewers, listViewers, viewerTag } from './report-viewers';
export {
  filterAccounts,
  filterAssociators,
  filterDateType,
  filterEcs,
  filterOperators,
  reportTag,
} from './reports';
export {
  login,
  logout,
  refreshToken,
  robotCheck,
  sessionAudit,
  sessionTag,
  validateSession,
} from './session';
export { silentShops } from './silence';
export { depositReport, newerDepositReport } from './statement';
export { listToday, todayTag } from './today';
export { usageReport, usageTag } from './usage';
export { listEcs } from './user-options';
export { deleteUserWebhook, listUserWebhooks } from './user-webhooks';
export {
  createUser,
  exportUsers,
  getOwnAddress,
  getUser,
  listUsers,
  updateUser,
  userAudit,
  userTag,
} from './users';
export { verifyFile } from './verification';
export { sendWebhookSample } from './webhook-samples';
export {
  createWebhook,
  deleteWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  receiverTag,
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
  workOrderTag,
} from './work-orders';
