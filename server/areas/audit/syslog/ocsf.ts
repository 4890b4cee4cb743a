import type { SecurityEvent, SecurityKind } from '../../../../contract/security-events';
import { version } from '../../../platform/version';

/*
 * Events of security as the Open Cybersecurity Schema Framework has them. Names, classes and numbers are the schema's.
 */

/** The version of the schema. */
const OCSF = '1.3.0';

const CLASS = {
  accountChange: { category_uid: 3, category_name: 'Identity & Access Management', class_uid: 3001 },
  authentication: { category_uid: 3, category_name: 'Identity & Access Management', class_uid: 3002 },
  entityManagement: { category_uid: 3, category_name: 'Identity & Access Management', class_uid: 3004 },
  apiActivity: { category_uid: 6, category_name: 'Application Activity', class_uid: 6003 },
} as const;

/** It stands for what has no number of its own in a class. */
const OTHER = 99;

const LOGON = 1;
const LOGOFF = 2;
const ACCOUNT = {
  create: 1,
  enable: 2,
  passwordChange: 3,
  passwordReset: 4,
  disable: 5,
  delete: 6,
  lock: 9,
  factorEnable: 10,
  factorDisable: 11,
} as const;
const CRUD = { create: 1, read: 2, update: 3, delete: 4 } as const;

const STATUS = { success: 1, failure: 2, refused: 2 } as const;
const SEVERITY = { success: 1, failure: 2, refused: 3 } as const;

type ClassName = keyof typeof CLASS;

type Activity = readonly [ClassName, number];

const crudOf = ({ entry }: SecurityEvent): number => CRUD[entry?.action as keyof typeof CRUD] ?? CRUD.update;

/** Says of which class the events of a kind are, and which activity of it. */
const activityOf: Record<SecurityKind, Activity | ((event: SecurityEvent) => Activity)> = {
  'sign-in': ['authentication', LOGON],
  'sign-in-failed': ['authentication', LOGON],
  'passkey-refused': ['authentication', LOGON],
  'sign-on-refused': ['authentication', LOGON],
  'robot-check-failed': ['authentication', LOGON],
  // An attempt on what is locked already locks nothing.
  locked: ({ reason }) =>
    reason === 'still locked' ? ['authentication', LOGON] : ['accountChange', ACCOUNT.lock],
  'sign-out': ['authentication', LOGOFF],
  'session-ended': ['authentication', LOGOFF],
  'factor-given': ['authentication', OTHER],
  'factor-failed': ['authentication', LOGON],
  'recovery-code-used': ['authentication', OTHER],
  'factor-set': ['accountChange', ACCOUNT.factorEnable],
  'factor-removed': ['accountChange', ACCOUNT.factorDisable],
  'factor-rule-changed': (event) => ['entityManagement', crudOf(event)],
  'password-changed': ['accountChange', ACCOUNT.passwordChange],
  'password-check-failed': ['accountChange', ACCOUNT.passwordChange],
  'password-link': ['accountChange', ACCOUNT.passwordReset],
  'access-refused': ['apiActivity', OTHER],
  'client-refused': ['authentication', LOGON],
  'secret-changed': (event) => ['entityManagement', crudOf(event)],
  'access-changed': (event) =>
    event.entry?.entity === 'portal_user'
      ? ['accountChange', userChange(event.entry)]
      : ['entityManagement', crudOf(event)],
  exported: ['apiActivity', CRUD.read],
};

function userChange({ action, changes }: NonNullable<SecurityEvent['entry']>): number {
  if (action === 'create') return ACCOUNT.create;
  if (action === 'delete') return ACCOUNT.delete;
  const active = changes.find(({ field }) => field === 'active');
  if (active === undefined) return OTHER;
  return active.after === true ? ACCOUNT.enable : ACCOUNT.disable;
}

/** An event in the schema's form. @param at its instant */
export function ocsfOf(event: SecurityEvent, at: Date): Record<string, unknown> {
  const found = activityOf[event.kind];
  const [name, activity] = typeof found === 'function' ? found(event) : found;
  const of = CLASS[name];
  const { kind, result, count, address, browser, system, reason } = event;
  const actor = userOf(event.actor, event.actorName);
  return {
    ...of,
    activity_id: activity,
    ...(activity === OTHER && { activity_name: kind }),
    type_uid: of.class_uid * 100 + activity,
    time: at.getTime(),
    severity_id: SEVERITY[result],
    status_id: STATUS[result],
    ...(reason !== null && { status_detail: reason }),
    count,
    message: kind,
    metadata: {
      version: OCSF,
      product: { name: 'Cofre', vendor_name: 'Cofre', version },
      uid: String(event.id),
      event_code: kind,
      log_name: 'security events',
    },
    actor: { user: actor, app_name: 'Cofre' },
    ...(address !== null && { src_endpoint: { ip: address } }),
    ...((browser !== null || system !== null) && { unmapped: { browser, system } }),
    ...byClass[name](event, actor),
  };
}

interface User {
  name: string;
  full_name?: string;
}

/** The schema requires a name of every user. */
const userOf = (login: string, fullName: string | null): User => ({
  name: login === '' ? 'unknown' : login,
  ...(fullName !== null && { full_name: fullName }),
});

const ofFactors: readonly SecurityKind[] = ['factor-given', 'recovery-code-used', 'factor-failed'];
/** What a person signs in with by itself, or without a second factor. */
const alone: readonly (string | null)[] = ['password', 'provider', null];

/** Tells whether more than one factor was asked for. */
const hasFactor = ({ kind, reason }: SecurityEvent): boolean =>
  ofFactors.includes(kind) || (kind === 'sign-in' && !alone.includes(reason));

/** Adds what a class requires beside what all have. */
const byClass: Record<ClassName, (event: SecurityEvent, actor: User) => object> = {
  authentication: (event, actor) => ({
    user: event.kind === 'session-ended' ? concerned(event.target, actor) : actor,
    service: { name: 'Cofre' },
    is_remote: true,
    ...(hasFactor(event) && { is_mfa: true }),
  }),
  accountChange: ({ target, entry }, actor) => ({
    user: concerned(target, actor),
    ...(entry !== null && changedFields(entry)),
  }),
  entityManagement: ({ entry, target }) => ({
    entity: {
      type: entry?.entity ?? 'record',
      uid: entry?.key ?? '',
      name: target?.name ?? entry?.label?.name,
    },
    ...(entry !== null && changedFields(entry)),
  }),
  apiActivity: ({ operation, entry }) => ({
    api: { operation: operation ?? 'export' },
    ...(entry !== null && { resources: [{ type: entry.entity, name: entry.key }] }),
  }),
};

const concerned = (target: SecurityEvent['target'], actor: User): User =>
  target === null ? actor : userOf(target.login, target.name);

/** The columns that were changed, without their values: those are in the trail, for whoever may read it. */
const changedFields = ({ changes }: NonNullable<SecurityEvent['entry']>) =>
  changes.length === 0 ? {} : { comment: changes.map(({ field }) => field).join(', ') };
