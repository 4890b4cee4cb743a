/** The portal deletes rows of these tables by itself when their time is over. */
const purgedTables = [
  'api_use',
  'bulk_batch',
  'client_assertion_used',
  'export_file',
  'export_ticket',
  'factor_challenge',
  'import_batch',
  'job',
  'known_origin',
  'mail_day',
  'passkey_challenge_used',
  'password_link',
  'rate_limit',
  'refresh_token',
  'robot_check_used',
  'security_event',
  'sign_in_failure',
  'sign_on_session',
  'subscription_run',
  'user_session',
  'webhook_delivery',
  'webhook_event',
] as const;

export type PurgedTable = (typeof purgedTables)[number];

/** All of it, also what is more than rows: pictures, and files of mails. */
export const purgedThings = [...purgedTables, 'stored_file', 'outbox'] as const;

export type Purged = (typeof purgedThings)[number];
