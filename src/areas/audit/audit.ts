import { type AuditAction, type AuditEntry, type AuditFilter, auditActions } from '../../../contract/audit';
import { type AuditEntity, auditEntities, SESSION } from '../../../contract/audit-fields';
import { isDate } from '../../../contract/dates';
import type { Language } from '../../../contract/languages';
import { formatDateTime } from '../../../i18n/format';
import { DayField } from '../../kit/list/DayField';
import type { ListFilter } from '../../kit/list/list-filter';

/** An entry as react-admin knows it. */
export type AuditRecord = AuditEntry;

/**
 * The kept filters. Sign-ins are left out unless the filter includes them, because there are far more of them than of
 * changes.
 */
export interface AuditListFilter {
  who: string;
  entity: AuditEntity | readonly AuditEntity[];
  action: AuditAction | readonly AuditAction[];
  record: string;
  key: string;
  from: string;
  to: string;
  sessions: 'with' | 'only';
  /** The key of the entry behind which the list goes on. */
  after: string;
}

/** The moment in a key, as people read it. An address may hold anything, which the server then refuses. */
export function momentOf(key: unknown, language: Language): string {
  const moment = String(key).split('~')[0] ?? '';
  if (!isDate(moment.slice(0, 10))) return moment;
  const { date, time } = formatDateTime(moment, language);
  return `${date} ${time}`;
}

/** The filters, in the order of the dialog. */
export const auditFilters = [
  { source: 'who', label: 'audit.filters.who' },
  {
    source: 'entity',
    label: 'audit.filters.entity',
    choices: auditEntities.map((entity) => ({ value: entity, label: `trail.entities.${entity}` })),
  },
  { source: 'record', label: 'audit.filters.record' },
  {
    source: 'action',
    label: 'audit.filters.action',
    choices: auditActions.map((action) => ({ value: action, label: `audit.actions.${action}` })),
  },
  { source: 'from', label: 'audit.filters.from', kind: 'date', Field: DayField },
  { source: 'to', label: 'audit.filters.to', kind: 'date', Field: DayField },
  {
    source: 'sessions',
    label: 'audit.filters.sessions',
    any: 'audit.sessions.without',
    choices: [
      { value: 'with', label: 'audit.sessions.with' },
      { value: 'only', label: 'audit.sessions.only' },
    ],
  },
  { source: 'key', label: 'audit.filters.key', linked: true },
  { source: 'after', label: 'audit.filters.after', linked: true, textOf: momentOf },
] as const satisfies readonly (ListFilter & { source: keyof AuditListFilter })[];

const sessionActions: readonly string[] = [
  'sign-in',
  'sign-in-failed',
  'lock',
  'sign-out',
  'revoke',
] satisfies AuditAction[];

/** Converts the kept filter to that of the call. */
export function wireFilter({ sessions, ...filter }: Partial<Omit<AuditListFilter, 'after'>>): AuditFilter {
  const rest = filter as AuditFilter;
  if (sessions === 'with') return rest;
  if (sessions !== undefined) return { ...rest, sessions };
  const asksForThem =
    [filter.entity].flat().includes(SESSION) ||
    [filter.action].flat().some((action) => action !== undefined && sessionActions.includes(action));
  return asksForThem ? rest : { ...rest, sessions: 'without' };
}
