import type { RawBuilder } from 'kysely';
import type { AuditEntity, AuditKind } from '../../../contract/audit-fields';

/** Tells how records of a kind are called in the audit trail: by their present names. */
export interface RecordName {
  /** The entities of the trail whose key is that of such a record. */
  readonly entities: readonly AuditEntity[];
  /** The kinds of values that are keys of such records. */
  readonly kinds?: readonly AuditKind[];
  /** `name` and where it has one `login`, and the table that they are from: `name, login from portal_user`. */
  readonly select: RawBuilder<unknown>;
  /** The column of the keys, and whether they are numbers. */
  readonly key: RawBuilder<unknown>;
  readonly numbered: boolean;
}
