import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/*
 * The tables as kysely sees them. Wall-clock timestamps and dates are texts (`YYYY-MM-DDTHH:mm:ss`,
 * `YYYY-MM-DD`), instants are Dates, money and counts are numbers: server/db/open.ts sets the parsers.
 */

interface Versioned {
  version: Generated<number>;
}

interface Bank extends Versioned {
  code: string;
  name: string;
  partner: boolean;
  deposit_code_length: number;
  active: boolean;
  name_folded: GeneratedAlways<string>;
}

interface Establishment extends Versioned {
  code: string;
  name: string;
  street: string;
  number: string;
  district: string;
  postal_code: string;
  city: string;
  state: string;
  corban: Generated<boolean>;
  name_folded: GeneratedAlways<string>;
}

interface Terminal extends Versioned {
  logical_number: string;
  establishment_code: string;
}

interface Operator extends Versioned {
  id: number;
  establishment_code: string;
  name: string;
  card_number: string;
  active: boolean;
  code_request_id: number | null;
  started_at: Generated<Date>;
  ended_at: Date | null;
}

interface Account extends Versioned {
  id: number;
  nickname: string;
  bank_code: string;
  branch: string;
  number: string;
  active: boolean;
}

interface AccountEstablishment {
  account_id: number;
  establishment_code: string;
}

interface Grouper extends Versioned {
  id: number;
  name: string;
  active: Generated<boolean>;
}

interface GrouperEstablishment {
  grouper_id: number;
  establishment_code: string;
}

interface Arrival {
  id: GeneratedAlways<number>;
  position: number | null;
  source: string;
  arrived_at: Generated<Date>;
}

interface CashTransaction {
  logical_number: string;
  nsu: string;
  captured_at: string;
  accounting_date: string;
  establishment_code: string;
  operator_id: number;
  account_id: number;
  process_code: number;
  amount: number;
  cancelled_at: Date | null;
  arrival_id: number;
  arrived_at: Generated<Date>;
}

interface TransactionDay {
  establishment_code: string;
  capture_date: string;
  accounting_date: string;
  process_code: number;
  count: number;
  sum: number;
}

interface TransactionRollup {
  establishment_code: string;
  operator_id: number;
  accounting_date: string;
  capture_hour: string;
  process_code: number;
  count: number;
  sum: number;
}

interface PortalUser extends Versioned {
  id: Generated<number>;
  login: string;
  name: string;
  email: string;
  password_hash: string | null;
  role: number;
  specific_code: number | null;
  active: Generated<boolean>;
  api_access: Generated<boolean>;
  api_starts_on: string | null;
  api_ends_on: string | null;
  created_at: Generated<Date>;
  name_folded: GeneratedAlways<string>;
  email_folded: GeneratedAlways<string>;
}

interface ApiUser {
  client_id: string;
  user_id: number;
  secret_hash: Buffer;
  created_at: Generated<Date>;
  renewed_at: Date | null;
}

interface UserEstablishment {
  user_id: number;
  establishment_code: string;
}

interface UserGrouper {
  user_id: number;
  grouper_id: number;
}

interface UserSession {
  id: string;
  user_id: number;
  started_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
  address: string;
  user_agent: string;
}

interface UserBrowser {
  user_id: number;
  browser: string;
  first_seen_at: Date;
}

interface RefreshToken {
  hash: Buffer;
  session_id: string;
  expires_at: Date;
  used_at: Date | null;
}

interface RobotCheckUsed {
  signature: string;
  expires_at: Date;
}

interface SignInFailure {
  id: GeneratedAlways<number>;
  login: string;
  address: string;
  at: Date;
  purpose: Generated<'sign-in' | 'reset'>;
}

interface RateLimit {
  key: string;
  hits: number;
  resets_at: Date;
}

interface Audit {
  id: GeneratedAlways<number>;
  at: Generated<Date>;
  actor_id: number | null;
  actor: string;
  address: string | null;
  action: string;
  entity: string;
  entity_key: string;
  before: string | null;
  after: string | null;
}

interface StoredFile {
  name: string;
  media_type: string;
  content: Buffer;
  created_at: Generated<Date>;
}

interface News extends Versioned {
  id: Generated<number>;
  title: string;
  text: string;
  image: string | null;
  active: Generated<boolean>;
  opened_at: Generated<Date>;
  modified_at: Generated<Date>;
}

interface NotificationType {
  id: number;
  description: string;
}

interface Notification {
  id: Generated<number>;
  type_id: number;
  /** In the fallback language where there is a `kind`: what a program that does not know it can still show. */
  description: string;
  /** What happened; `null` where somebody wrote the description. */
  kind: string | null;
  /** Written as JSON text, read as the value it stands for. */
  parameters: ColumnType<unknown, string | null | undefined>;
  created_at: Generated<Date>;
}

interface UserNotification {
  id: Generated<number>;
  notification_id: number;
  user_id: number;
  viewed_at: Date | null;
}

interface WorkOrder extends Versioned {
  number: Generated<number>;
  case_type: number;
  status: Generated<number>;
  logical_number: string;
  establishment_code: string;
  phone: string;
  operator_card_number: string | null;
  report: string;
  symptom: string | null;
  inserted_amount: number | null;
  inserted_approximate: boolean | null;
  disputed_amount: number | null;
  disputed_approximate: boolean | null;
  transaction_at: string | null;
  has_receipt: boolean | null;
  nsu: string | null;
  requested_by: number | null;
  requester_login: string;
  requester_name: string;
  requester_email: string;
  created_at: Generated<Date>;
  modified_at: Generated<Date>;
  settled_at: Date | null;
}

interface CodeRequest {
  id: Generated<number>;
  establishment_code: string;
  quantity: number;
  status: Generated<number>;
  requested_by: number | null;
  requested_at: Generated<Date>;
  acknowledged_at: Date | null;
}

interface Billing {
  billing_date: string;
  logical_number: string;
  establishment_code: string;
  franchise: number;
  retailer_deposit: number;
  excess: number;
  deductions: number;
  extras: number;
  realised: number;
}

/** At most one row. */
interface DemoNetwork {
  single: Generated<boolean>;
  seed: number;
  density: number;
  owed: Generated<number>;
  first_day: string;
  lived_until: string;
}

interface ExportTicket {
  hash: Buffer;
  user_id: number;
  kind: string;
  format: string;
  language: string;
  /** Written as JSON text, read as the value it stands for. */
  request: ColumnType<unknown, string>;
  expires_at: Date;
  total_rows: Generated<number>;
  written_rows: Generated<number>;
  ready_at: Date | null;
}

interface Job {
  id: GeneratedAlways<number>;
  kind: string;
  payload: ColumnType<unknown, string, string>;
  due_at: Date;
  tries: Generated<number>;
  lease: string | null;
  leased_until: Date | null;
  failed_at: Date | null;
  last_error: string | null;
  created_at: Generated<Date>;
}

interface ImportBatch {
  id: string;
  user_id: number;
  resource: string;
  language: string;
  /** The columns of its file, in their order. */
  columns: string[];
  created_at: Date;
  committed_at: Date | null;
  creates: number;
  changes: number;
  unchanged: number;
  errors: number;
}

interface ImportRow {
  batch_id: string;
  line: number;
  state: string;
  /** What the file says, by column. */
  cells: ColumnType<Record<string, string>, string, never>;
  /** Problems or changes. */
  outcome: ColumnType<unknown, string, never>;
  /** Of all that the row would do; `null` where it has errors. */
  fingerprint: string | null;
}

interface PasswordLink {
  id: string;
  user_id: number;
  hash: Buffer;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

interface PasswordHistory {
  id: GeneratedAlways<number>;
  user_id: number;
  password_hash: string;
  replaced_at: Date;
}

interface BulkBatchRow {
  id: string;
  /** In the order of their previews. */
  number: GeneratedAlways<number>;
  actor_id: number;
  address: string;
  language: string;
  resource: string;
  /** Written as JSON text, read as the value it stands for. */
  action: ColumnType<unknown, string>;
  undoes: string | null;
  state: Generated<string>;
  previewed_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

interface BulkRowRow {
  batch_id: string;
  position: number;
  record_id: string;
  name: string | null;
  code: string | null;
  outcome: Generated<string>;
  reason: string | null;
  version_before: number | null;
  version_after: number | null;
  /** Written as JSON text, read as the value it stands for. */
  reversal: ColumnType<unknown, string | null>;
  settled: Generated<boolean>;
}

export interface Schema {
  bank: Bank;
  establishment: Establishment;
  terminal: Terminal;
  operator: Operator;
  account: Account;
  account_establishment: AccountEstablishment;
  grouper: Grouper;
  grouper_establishment: GrouperEstablishment;
  arrival: Arrival;
  cash_transaction: CashTransaction;
  transaction_rollup: TransactionRollup;
  transaction_day: TransactionDay;
  portal_user: PortalUser;
  api_user: ApiUser;
  user_establishment: UserEstablishment;
  user_grouper: UserGrouper;
  user_session: UserSession;
  user_browser: UserBrowser;
  refresh_token: RefreshToken;
  robot_check_used: RobotCheckUsed;
  sign_in_failure: SignInFailure;
  rate_limit: RateLimit;
  audit: Audit;
  stored_file: StoredFile;
  news: News;
  notification_type: NotificationType;
  notification: Notification;
  user_notification: UserNotification;
  work_order: WorkOrder;
  code_request: CodeRequest;
  billing: Billing;
  demo_network: DemoNetwork;
  export_ticket: ExportTicket;
  job: Job;
  import_batch: ImportBatch;
  import_row: ImportRow;
  password_link: PasswordLink;
  password_history: PasswordHistory;
  bulk_batch: BulkBatchRow;
  bulk_row: BulkRowRow;
}
