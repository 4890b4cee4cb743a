import type { AuditChange } from '../../../contract/audit';
import { auditFields, listChange } from '../../../contract/audit-fields';
import { wallClock } from '../time/wall-clock';

export type Columns = Readonly<Record<string, unknown>>;

/** An instant as JSON has it. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/**
 * The columns in which a record differs before and after, in the order of the audit fields; of a record that was
 * created or deleted, the columns that are not empty. Instants are shown by the network's clocks.
 */
export function changesOf(
  entity: string,
  before: Columns | null,
  after: Columns | null,
  timeZone: string,
): AuditChange[] {
  const columns = new Set([...orderOf(entity), ...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...columns].flatMap((field) => {
    const old = before?.[field] ?? null;
    const now = after?.[field] ?? null;
    if (same(old, now)) return [];
    return [{ field, before: auditValue(old, timeZone), after: auditValue(now, timeZone) }];
  });
}

function orderOf(entity: string): string[] {
  const fields: Record<string, object> = auditFields;
  return Object.hasOwn(fields, entity) ? Object.keys(fields[entity] ?? {}) : [];
}

/** Whether two values are equal. The order of a list does not count, and an empty list equals none. */
function same(old: unknown, now: unknown): boolean {
  if (Array.isArray(old) || Array.isArray(now)) {
    const { added, removed } = listChange(old, now);
    return added.length === 0 && removed.length === 0;
  }
  return JSON.stringify(old) === JSON.stringify(now);
}

function auditValue(value: unknown, timeZone: string): unknown {
  return typeof value === 'string' && INSTANT.test(value) ? wallClock(timeZone, new Date(value)) : value;
}
