import { type AuditSort, auditSorts, listAudit } from '../../../contract/audit';
import { simpleRestWire } from '../../portal/simple-rest';
import { type AuditListFilter, type AuditRecord, wireFilter } from './audit';

/** Read only, in the convention of ra-data-simple-rest. */
export const auditRest = simpleRestWire<AuditRecord, AuditListFilter, AuditSort>(
  listAudit,
  auditSorts,
  wireFilter,
);
