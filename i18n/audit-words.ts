import { BANK_USER, LEVEL, screens } from '../contract/access';
import { type AuditChange, auditActions } from '../contract/audit';
import { type AuditKind, auditFields, auditKind, listChange } from '../contract/audit-fields';
import { isDate } from '../contract/dates';
import type { Language } from '../contract/languages';
import { requestParts } from './audit-request';
import { formatDate, formatDateTime, formatInteger, formatMoney } from './format';

/** How entries of the audit trail are said: by the console and by the server's files alike. */
export interface Speech {
  say: (key: string, parameters?: Record<string, string | number>) => string;
  language: Language;
  currency: string;
}

const words = {
  role: {
    [LEVEL.provider]: 'shell.profiles.provider',
    [LEVEL.manager]: 'shell.profiles.manager',
    [LEVEL.viewer]: 'shell.profiles.viewer',
    [LEVEL.specific]: 'shell.profiles.specific',
  },
  specific: { [BANK_USER]: 'shell.profiles.bankUser' },
  caseType: { 0: 'audit.values.maintenance', 1: 'audit.values.dispute' },
  orderStatus: { 0: 'audit.values.waiting', 1: 'audit.values.closed', 2: 'audit.values.attended' },
  requestStatus: { 1: 'audit.values.received', 2: 'audit.values.processing' },
  unusedAction: { off: 'common.no', tell: 'audit.values.tell', switchOff: 'audit.values.switchOff' },
  way: { link: 'audit.values.byLink', 'own session': 'audit.values.bySession' },
  factorWay: {
    'recovery code': 'audit.values.recoveryCode',
    'another phone': 'audit.values.anotherPhone',
    'recovery codes': 'audit.values.recoveryCodes',
  },
  signInWay: {
    password: 'audit.values.byPassword',
    'password and second factor': 'audit.values.byPasswordAndFactor',
    passkey: 'audit.values.byPasskey',
    provider: 'audit.values.byProvider',
    'provider and second factor': 'audit.values.byProviderAndFactor',
  },
  factorRule: {
    off: 'audit.values.factorOff',
    offered: 'audit.values.factorOffered',
    required: 'audit.values.factorRequired',
  },
  renewal: { renewed: 'audit.values.renewed' },
  reason: {
    'reuse of a refresh token': 'audit.values.reuse',
    'ended by the person': 'audit.values.endedByPerson',
    'ended by an administrator': 'audit.values.endedByAdministrator',
    'end of its time': 'audit.values.endOfTime',
    'wrong password': 'audit.values.wrongPassword',
    'wrong current password': 'audit.values.wrongCurrent',
    'failures of the login': 'audit.values.failuresOfLogin',
    'failures of the session': 'audit.values.failuresOfSession',
    'failures of the address': 'audit.values.failuresOfAddress',
    'requests for the login': 'audit.values.requestsForLogin',
    'requests of the address': 'audit.values.requestsOfAddress',
    'second factor reset': 'audit.values.factorReset',
    'wrong code': 'audit.values.wrongCode',
    'wrong codes of the login': 'audit.values.codesOfLogin',
    'wrong codes of the address': 'audit.values.codesOfAddress',
    'unknown login': 'audit.systems.unknownLogin',
    'access switched off': 'audit.values.switchedOff',
    'still locked': 'audit.values.stillLocked',
    'not allowed': 'audit.values.notAllowed',
    'second factor due': 'audit.values.factorDue',
    'second factor asked again': 'audit.values.factorAgain',
    'password needs a second factor': 'audit.values.passwordNeedsFactor',
    'wrong client secret': 'audit.values.wrongSecret',
    'key not known': 'audit.values.keyNotKnown',
    'assertion not valid': 'audit.values.assertionNotValid',
    'assertion out of time': 'audit.values.assertionTime',
    'assertion used before': 'audit.values.assertionUsed',
    'no API access': 'audit.values.noApiAccess',
    'address not allowed': 'audit.values.addressNotAllowed',
    'token not valid': 'audit.values.tokenNotValid',
    'wrong gateway key': 'audit.values.wrongGatewayKey',
    'passkey copied': 'audit.values.passkeyCopied',
    'passkey not valid': 'audit.values.passkeyNotValid',
    'only by the provider': 'audit.values.onlyByProvider',
    'provider away': 'audit.values.providerAway',
    'reply of the provider not genuine': 'audit.values.providerNotGenuine',
    'refused by the provider': 'audit.values.refusedByProvider',
    'not registered': 'audit.values.notRegistered',
    'not for this provider': 'audit.values.notForProvider',
    'no rule gives access': 'audit.values.noRule',
    'ended by the provider': 'audit.values.endedByProvider',
    'no access by the provider': 'audit.values.noAccessByProvider',
    'many others': 'audit.values.manyOthers',
  },
  use: { com: 'audit.values.withUse', sem: 'audit.values.withoutUse' },
  sessions: { without: 'audit.sessions.without', only: 'audit.sessions.only' },
  yesNo: { true: 'common.yes', false: 'common.no' },
  status: { true: 'common.active', false: 'common.inactive' },
  flag: { 0: 'common.no', 1: 'common.yes' },
  flagStatus: { 0: 'common.inactive', 1: 'common.active' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

/** Files and imports are called as their screen; some have a name of their own. */
const listNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(screens.map(({ path }) => [path.slice(1), `screens.${path}.title`])),
  access: 'audit.values.access',
  audit: 'screens./auditoria.title',
  security: 'screens./eventos-seguranca.title',
  financial: 'screens./financeiro.title',
  statement: 'screens./transacoes-extrato.menu',
  'statement.breakdown': 'screens./transacoes-extrato.menu',
  'statement.cancelled': 'screens./transacoes-extrato.menu',
  closing: 'screens./fechamentos.title',
  'closing.compared': 'screens./fechamentos.title',
  bankExtract: 'exports.titles.bankExtract',
  bankFile: 'exports.titles.bankFile',
  usage: 'screens./relatorio-utilizacao.title',
};

/** The words of each kind whose values stand for some. */
const wordsOf: Partial<Record<AuditKind, Readonly<Record<string, string>>>> = {
  profile: words.role,
  specific: words.specific,
  caseType: words.caseType,
  orderStatus: words.orderStatus,
  requestStatus: words.requestStatus,
  unusedAction: words.unusedAction,
  way: words.way,
  factorWay: words.factorWay,
  signInWay: words.signInWay,
  factorRule: words.factorRule,
  renewal: words.renewal,
  reason: words.reason,
  list: listNames,
  sessions: words.sessions,
  use: words.use,
  yesNo: words.yesNo,
  status: words.status,
  flag: words.flag,
  flagStatus: words.flagStatus,
};

/** What a kind of record is called; one that this program does not know, as it is stored. */
export function entityName(entity: string, { say }: Speech): string {
  return Object.hasOwn(auditFields, entity) ? say(`trail.entities.${entity}`) : entity;
}

/** What a column is called; one that this program does not know, as it is stored. */
export function fieldName(entity: string, field: string, { say }: Speech): string {
  const fields: Record<string, object> = auditFields;
  const known = Object.hasOwn(fields, entity) && Object.hasOwn(fields[entity] ?? {}, field);
  return known ? say(`trail.fields.${field}`) : field;
}

/** The code of a record; of a file that left the portal, what was in it. */
export function recordCode(entity: string, key: string, speech: Speech): string {
  return entity === 'export' ? (valueText('list', key, {}, speech) ?? key) : key;
}

/** Why something was refused or ended, or how somebody signed in. */
export const reasonName = (reason: string, speech: Speech): string =>
  valueText(Object.hasOwn(words.signInWay, reason) ? 'signInWay' : 'reason', reason, {}, speech) ?? reason;

/** Says how a profile is called. */
export const profileName = (role: number, speech: Speech): string | null =>
  valueText('profile', role, {}, speech);

/** What was done. */
export function actionName(action: string, { say }: Speech): string {
  const actions: readonly string[] = auditActions;
  return actions.includes(action) ? say(`audit.actions.${action}`) : action;
}

/** Parts of the system that change something by themselves. */
const systems: Readonly<Record<string, string>> = {
  demo: 'audit.systems.demo',
  load: 'audit.systems.load',
  'admin:create': 'audit.systems.command',
  'admin:reset-factor': 'audit.systems.command',
  billing: 'audit.systems.billing',
  'unused codes': 'audit.systems.unusedCodes',
  'case system': 'audit.systems.cases',
  'single-sign-on': 'audit.systems.singleSignOn',
  'views of leavers': 'audit.systems.viewsOfLeavers',
  'unknown login': 'audit.systems.unknownLogin',
};

/** Who did it: the person's name, or what the system's part is called. */
export function actorText(
  { actor, actorName }: { actor: string; actorName: string | null },
  { say }: Speech,
): string {
  const system = Object.hasOwn(systems, actor) ? systems[actor] : undefined;
  return actorName ?? (system === undefined ? actor : say(system));
}

/** A change in words: from what to what; of a list, who left it and who came. `null`: nothing there. */
export interface ChangeText {
  field: string;
  before: string | null;
  after: string | null;
  /** Absent where the value is no list. */
  members?: { removed: string[]; added: string[] };
}

/** @param entry the entry of the change: the kind of its record and the key */
export function changeText(
  { entity, key }: { entity: string; key: string },
  change: AuditChange,
  speech: Speech,
): ChangeText {
  const { before, after, names = {} } = change;
  const field = fieldName(entity, change.field, speech);
  if (Array.isArray(before) || Array.isArray(after)) {
    const { added, removed } = listChange(before, after);
    const member = (value: unknown) => named(value, names);
    return {
      field,
      before: null,
      after: null,
      members: { removed: removed.map(member), added: added.map(member) },
    };
  }
  const kind = auditKind(entity, change.field);
  const text = (value: unknown) =>
    kind === 'request' ? requestText(key, value, names, speech) : valueText(kind, value, names, speech);
  return { field, before: text(before), after: text(after) };
}

function named(value: unknown, names: Readonly<Record<string, string>>): string {
  const key = plain(value);
  return Object.hasOwn(names, key) ? `${key} ${names[key] ?? ''}` : key;
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function valueText(
  kind: AuditKind,
  value: unknown,
  names: Readonly<Record<string, string>>,
  speech: Speech,
): string | null {
  const { say, language, currency } = speech;
  if (value === null || value === undefined || value === '') return null;
  const text = plain(value);
  const word = wordsOf[kind];
  if (word !== undefined) return Object.hasOwn(word, text) ? say(word[text] ?? '') : text;
  switch (kind) {
    case 'date':
      return isDate(text) ? formatDate(text, language) : text;
    case 'moment': {
      if (!/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text)) return text;
      const { date, time } = formatDateTime(text, language);
      return `${date} ${time}`;
    }
    case 'money':
      return typeof value === 'number' ? formatMoney(value, language, currency) : text;
    case 'count':
      return typeof value === 'number' ? formatInteger(value, language) : text;
    case 'entity':
      return entityName(text, speech);
    case 'action':
      return actionName(text, speech);
    case 'person':
      return Object.hasOwn(names, text) ? (names[text] ?? text) : text;
    case 'bank':
    case 'establishment':
      return named(value, names);
    default:
      return text;
  }
}

function requestText(
  file: string,
  request: unknown,
  names: Readonly<Record<string, string>>,
  speech: Speech,
): string | null {
  if (request === null || request === undefined) return null;
  if (typeof request !== 'object') return plain(request);
  const parts = requestParts(file, request as Record<string, unknown>, speech.say, (part, item) =>
    valueText(part, item, names, speech),
  );
  return parts.length === 0 ? speech.say('audit.request.all') : parts.join(' · ');
}
