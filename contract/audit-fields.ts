/**
 * The columns of the audit trail: for each kind of record the columns of its entries, in their order on the screen,
 * and what a value of each means. A test compares it with what the server writes; i18n/audit.ts has the words.
 *
 * | Kind           | Value                                                                 |
 * |----------------|-----------------------------------------------------------------------|
 * | text, code     | as it is                                                              |
 * | count          | a whole number                                                        |
 * | money          | an amount in the network's currency                                   |
 * | date           | `YYYY-MM-DD`                                                          |
 * | moment         | an instant, shown by the network's clocks                             |
 * | yesNo, status  | true or false                                                         |
 * | bank, …        | the key of that record; its name is shown beside it                   |
 * | establishments | a list of such keys; what was added and removed is shown              |
 * | flag, …        | 0 or 1                                                                |
 * | request        | what a file was asked for with: the body of the call                  |
 * | others         | a number or word that stands for one of the catalogue's               |
 */
export type AuditKind =
  | 'text'
  | 'code'
  | 'count'
  | 'money'
  | 'date'
  | 'moment'
  | 'yesNo'
  | 'status'
  | 'profile'
  | 'specific'
  | 'bank'
  | 'establishment'
  | 'establishments'
  | 'groups'
  | 'person'
  | 'caseType'
  | 'orderStatus'
  | 'requestStatus'
  | 'unusedAction'
  | 'way'
  | 'renewal'
  | 'list'
  | 'reason'
  | 'entity'
  | 'action'
  | 'sessions'
  | 'flag'
  | 'flagStatus'
  | 'request';

export const auditFields = {
  portal_user: {
    login: 'code',
    name: 'text',
    email: 'text',
    role: 'profile',
    specific_code: 'specific',
    active: 'status',
    api_access: 'yesNo',
    api_starts_on: 'date',
    api_ends_on: 'date',
    establishments: 'establishments',
    groupers: 'groups',
    groups: 'groups',
  },
  api_user: { clientId: 'code', secret: 'renewal', overlapHours: 'count' },
  import: { resource: 'list', created: 'count', changed: 'count' },
  export: { format: 'code', totalRows: 'count', request: 'request' },
  password: { by: 'way' },
  password_link: { userId: 'person', minutes: 'count' },
  session: { reason: 'reason' },
  bank: {
    code: 'code',
    name: 'text',
    partner: 'yesNo',
    deposit_code_length: 'count',
    active: 'status',
  },
  account: {
    id: 'code',
    nickname: 'text',
    bank_code: 'bank',
    branch: 'code',
    number: 'code',
    active: 'status',
    establishments: 'establishments',
  },
  establishment: {
    code: 'code',
    name: 'text',
    street: 'text',
    number: 'code',
    district: 'text',
    postal_code: 'code',
    city: 'text',
    state: 'text',
    corban: 'yesNo',
  },
  grouper: { id: 'code', name: 'text', active: 'status', establishments: 'establishments' },
  terminal: { logical_number: 'code', establishment_code: 'establishment' },
  operator: {
    id: 'code',
    establishment_code: 'establishment',
    name: 'text',
    card_number: 'code',
    active: 'status',
    named_from: 'moment',
    respelled: 'yesNo',
  },
  code_request: {
    id: 'code',
    establishment_code: 'establishment',
    quantity: 'count',
    status: 'requestStatus',
    requested_by: 'person',
    requested_at: 'moment',
    acknowledged_at: 'moment',
  },
  code_handover: {
    operator_id: 'code',
    establishment_code: 'establishment',
    person: 'text',
    handed_at: 'moment',
  },
  unused_code_setting: { establishment_code: 'establishment', action: 'unusedAction' },
  work_order: {
    number: 'code',
    case_type: 'caseType',
    status: 'orderStatus',
    logical_number: 'code',
    establishment_code: 'establishment',
    phone: 'code',
    operator_card_number: 'code',
    report: 'text',
    symptom: 'text',
    inserted_amount: 'money',
    inserted_approximate: 'yesNo',
    disputed_amount: 'money',
    disputed_approximate: 'yesNo',
    transaction_at: 'moment',
    has_receipt: 'yesNo',
    nsu: 'code',
    requested_by: 'person',
    requester_login: 'code',
    requester_name: 'text',
    requester_email: 'text',
    created_at: 'moment',
    modified_at: 'moment',
    settled_at: 'moment',
    closed_at: 'moment',
    operator_id: 'code',
    transaction_nsu: 'code',
    transaction_captured_at: 'moment',
  },
  work_order_entry: { work_order: 'code', text: 'text', file_name: 'text', bytes: 'count' },
  news: {
    id: 'code',
    title: 'text',
    text: 'text',
    image: 'code',
    active: 'status',
    opened_at: 'moment',
    modified_at: 'moment',
    opens_on: 'date',
    ends_on: 'date',
    ended: 'yesNo',
    profiles: 'code',
  },
  tariff: { establishment_code: 'establishment', starts_on: 'date', ends_on: 'date', franchise: 'money' },
  billing: { first: 'date', last: 'date', terminals: 'count', deposited: 'money' },
  webhook: {
    user_id: 'person',
    url: 'text',
    events: 'code',
    establishments: 'establishments',
    active: 'status',
    secret: 'renewal',
    previous_until: 'moment',
  },
  stored_file: { media_type: 'code', bytes: 'count' },
} as const satisfies Record<string, Record<string, AuditKind>>;

/** A kind of record that the trail tells of, as its entries name it. */
export type AuditEntity = keyof typeof auditFields;
export const auditEntities = Object.keys(auditFields) as [AuditEntity, ...AuditEntity[]];

/** Entities whose key is that of a person. */
export const personEntities = [
  'portal_user',
  'password',
  'api_user',
] as const satisfies readonly AuditEntity[];
/** Entries of signing in and out, which are far more than all others. */
export const SESSION = 'session' satisfies AuditEntity;

/** The kind of a column; text where this program does not know the column. */
export function auditKind(entity: string, field: string): AuditKind {
  const fields: Record<string, Record<string, AuditKind>> = auditFields;
  return (Object.hasOwn(fields, entity) ? fields[entity]?.[field] : undefined) ?? 'text';
}

/** What was added to a list and what was removed, each in the order of the list. */
export function listChange(before: unknown, after: unknown): { added: unknown[]; removed: unknown[] } {
  const old = Array.isArray(before) ? (before as unknown[]) : [];
  const now = Array.isArray(after) ? (after as unknown[]) : [];
  const [oldSet, newSet] = [new Set(old.map(contentOf)), new Set(now.map(contentOf))];
  return {
    added: now.filter((member) => !oldSet.has(contentOf(member))),
    removed: old.filter((member) => !newSet.has(contentOf(member))),
  };
}

const contentOf = (member: unknown): unknown =>
  typeof member === 'object' ? JSON.stringify(member) : member;
