import { type AuditSort, listAudit } from '../../contract/audit';
import { simpleRestWire } from '../portal/simple-rest';
import { type AuditListFilter, type AuditRecord, wireFilter } from './audit';

/** How the audit trail travels: read only, in the convention of ra-data-simple-rest. */
export const auditWire = simpleRestWire<AuditRecord, AuditListFilter, AuditSort>(
  listAudit,
  ['at', 'id'],
  wireFilter,
);
