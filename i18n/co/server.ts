/* What the server alone says. */

export { apiReplies } from './api-replies';
export { bankFile } from './bank-file';
export { bulkReasons } from './bulk-reasons';
export { bulkReplies } from './bulk-replies';
export { errorReplies } from './error-replies';
export { exportFile } from './export-file';
export { factorReplies } from './factor-replies';
export { findReplies as find } from './find-replies';
export { images } from './images';
export { importReplies as imports } from './import-replies';
export { inputProblems } from './input-problems';
export { mail } from './mail';
export { manual } from './manual';
export { notices } from './notices';
export { passwordReplies } from './password-replies';
export { signOnReplies } from './sign-on-replies';
export { subscriptionReplies } from './subscription-replies';
export { todayReplies as today } from './today-replies';
export { userReplies } from './user-replies';
export { videos } from './videos';
export { webhookReplies } from './webhook-replies';
export { workOrderFile } from './work-order-file';
