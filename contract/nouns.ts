/*
 * The nouns, one line each: the calls of each, what the audit trail tells of its records (`audited.ts`), and what
 * documents say of its address (`tagged.ts`).
 */

export * from './access-effect';
export * from './accounts';
export * from './api';
export * from './api-clients';
export * from './api-credentials';
export * from './api-files';
export * from './api-records';
export * from './api-transactions';
export * from './api-users';
export * from './api-webhooks';
export * from './balance';
export * from './banks';
export * from './bulk';
export * from './code-life';
export * from './code-requests';
export * from './config';
export * from './dashboard';
export * from './exports';
export * from './factor-rules';
export * from './feed';
export * from './files';
export * from './financial';
export * from './find';
export * from './groupers';
export * from './help';
export * from './imports';
export * from './kept-filters';
export * from './news';
export * from './news-management';
export * from './notifications';
export * from './operator-codes';
export * from './passkeys';
export * from './password';
export * from './report-viewers';
export * from './reports';
export * from './second-factor';
export * from './session';
export * from './sessions';
export * from './sign-on';
export * from './silence';
export * from './single-sign-on';
export * from './statement';
export * from './today';
export * from './usage';
export * from './user-options';
export * from './user-webhooks';
export * from './users';
export * from './verification';
export * from './webhook-samples';
export * from './webhooks';
export * from './work-order-conversation';
export * from './work-order-deliveries';
export * from './work-orders';
