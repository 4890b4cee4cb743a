import { auditFields } from './audit-table';
import type { AuditKind } from './audited';

export { auditFields } from './audit-table';
export type { AuditKind } from './audited';

/** A kind of record that the trail tells of, as its entries name it. */
export type AuditEntity = keyof typeof auditFields;
export const auditEntities = Object.keys(auditFields) as [AuditEntity, ...AuditEntity[]];

/** Entities whose key is that of a person. */
export const personEntities = [
  'portal_user',
  'password',
  'api_user',
  'second_factor',
  'passkey',
  'sign_on_link',
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
