import type { BankFile } from './tables/bank-files';
import type { Billing, BillingEntry, BillingRun, Tariff, TerminalMonth } from './tables/billing';
import type { CaseLink, WorkOrderCase } from './tables/cases';
import type {
  CodeHandover,
  CodeIdle,
  UnusedCode,
  UnusedCodeLook,
  UnusedCodeSetting,
} from './tables/code-life';
import type { ClosedDaySeal, ConsistencyDifference, ConsistencyLook } from './tables/consistency';
import type {
  Account,
  AccountEstablishment,
  Bank,
  Establishment,
  Grouper,
  GrouperEstablishment,
  Operator,
  OperatorFormerName,
  Terminal,
} from './tables/network';
import type {
  CodeChange,
  CodeRequest,
  News,
  Notification,
  NotificationType,
  UserNotification,
  WorkOrder,
  WorkOrderEntry,
  WorkOrderMail,
  WorkOrderMailLine,
} from './tables/news';
import type {
  ApiUse,
  ApiUser,
  ApiUserKey,
  ClientAssertionUsed,
  FactorChallenge,
  KeptFilter,
  KnownOrigin,
  MailDay,
  Passkey,
  PasskeyChallengeUsed,
  PasswordHistory,
  PasswordLink,
  PortalUser,
  RateLimit,
  RecoveryCode,
  RefreshToken,
  RobotCheckUsed,
  SecondFactor,
  SecondFactorRule,
  SignInFailure,
  SignOnLink,
  SignOnRuleGrouper,
  SignOnRuleRow,
  SignOnSession,
  UserBrowser,
  UserEstablishment,
  UserGrouper,
  UserSession,
} from './tables/people';
import type { SecurityDelivered, SecurityEvent, SecurityReceiver } from './tables/security';
import type { Silence, SilenceLook, SparseEstablishment } from './tables/silence';
import type {
  Subscription,
  SubscriptionRecipient,
  SubscriptionRun,
  SubscriptionSending,
} from './tables/subscriptions';
import type {
  Arrival,
  CancellationDay,
  CancellationHour,
  CashTransaction,
  LeastGeneration,
  OperatorDay,
  OperatorMisuse,
  OperatorUse,
  RollupDue,
  TerminalUse,
  TransactionDay,
  TransactionRollup,
} from './tables/transactions';
import type { DefaultView, SavedView, SavedViewPerson, SavedViewProfile } from './tables/views';
import type {
  ClosedDay,
  ClosedDayLook,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEvent,
} from './tables/webhooks';
import type {
  Audit,
  BulkBatchRow,
  BulkRowRow,
  DemoNetwork,
  Deployment,
  ExportFile,
  ExportTicket,
  ImportBatch,
  ImportRow,
  Job,
  StoredFile,
} from './tables/work';

/*
 * The tables as kysely sees them. Wall-clock timestamps and dates are texts (`YYYY-MM-DDTHH:mm:ss`,
 * `YYYY-MM-DD`), instants are Dates, money and counts are numbers: server/platform/db/open.ts sets the parsers.
 */

export interface Schema {
  bank: Bank;
  establishment: Establishment;
  terminal: Terminal;
  operator: Operator;
  operator_former_name: OperatorFormerName;
  account: Account;
  account_establishment: AccountEstablishment;
  bank_file: BankFile;
  grouper: Grouper;
  grouper_establishment: GrouperEstablishment;
  arrival: Arrival;
  cash_transaction: CashTransaction;
  transaction_rollup: TransactionRollup;
  transaction_day: TransactionDay;
  operator_day: OperatorDay;
  operator_use: OperatorUse;
  operator_misuse: OperatorMisuse;
  cancellation_hour: CancellationHour;
  cancellation_day: CancellationDay;
  terminal_use: TerminalUse;
  rollup_due: RollupDue;
  least_generation: LeastGeneration;
  tariff: Tariff;
  terminal_month: TerminalMonth;
  billing_run: BillingRun;
  billing: Billing;
  billing_entry: BillingEntry;
  silence: Silence;
  silence_look: SilenceLook;
  sparse_establishment: SparseEstablishment;
  portal_user: PortalUser;
  api_user: ApiUser;
  api_user_key: ApiUserKey;
  client_assertion_used: ClientAssertionUsed;
  api_use: ApiUse;
  user_establishment: UserEstablishment;
  user_grouper: UserGrouper;
  user_session: UserSession;
  user_browser: UserBrowser;
  known_origin: KnownOrigin;
  mail_day: MailDay;
  kept_filter: KeptFilter;
  saved_view: SavedView;
  saved_view_profile: SavedViewProfile;
  saved_view_person: SavedViewPerson;
  default_view: DefaultView;
  refresh_token: RefreshToken;
  robot_check_used: RobotCheckUsed;
  second_factor: SecondFactor;
  recovery_code: RecoveryCode;
  factor_challenge: FactorChallenge;
  passkey: Passkey;
  passkey_challenge_used: PasskeyChallengeUsed;
  second_factor_rule: SecondFactorRule;
  sign_on_link: SignOnLink;
  sign_on_session: SignOnSession;
  sign_on_rule: SignOnRuleRow;
  sign_on_rule_grouper: SignOnRuleGrouper;
  sign_in_failure: SignInFailure;
  rate_limit: RateLimit;
  audit: Audit;
  security_event: SecurityEvent;
  security_receiver: SecurityReceiver;
  security_delivered: SecurityDelivered;
  stored_file: StoredFile;
  news: News;
  notification_type: NotificationType;
  notification: Notification;
  user_notification: UserNotification;
  work_order: WorkOrder;
  work_order_entry: WorkOrderEntry;
  work_order_case: WorkOrderCase;
  case_link: CaseLink;
  work_order_mail: WorkOrderMail;
  work_order_mail_line: WorkOrderMailLine;
  code_request: CodeRequest;
  code_change: CodeChange;
  code_handover: CodeHandover;
  code_idle: CodeIdle;
  unused_code_setting: UnusedCodeSetting;
  unused_code: UnusedCode;
  unused_code_look: UnusedCodeLook;
  demo_network: DemoNetwork;
  deployment: Deployment;
  export_file: ExportFile;
  export_ticket: ExportTicket;
  job: Job;
  import_batch: ImportBatch;
  import_row: ImportRow;
  password_link: PasswordLink;
  password_history: PasswordHistory;
  bulk_batch: BulkBatchRow;
  bulk_row: BulkRowRow;
  webhook_endpoint: WebhookEndpoint;
  webhook_event: WebhookEvent;
  webhook_delivery: WebhookDelivery;
  subscription: Subscription;
  subscription_recipient: SubscriptionRecipient;
  subscription_run: SubscriptionRun;
  subscription_sending: SubscriptionSending;
  closed_day: ClosedDay;
  closed_day_look: ClosedDayLook;
  closed_day_seal: ClosedDaySeal;
  consistency_look: ConsistencyLook;
  consistency_difference: ConsistencyDifference;
}
