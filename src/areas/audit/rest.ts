import { type AuditSort, auditSorts, listAudit } from '../../../contract/audit';
import { simpleRestAdapter } from '../../portal/simple-rest';
import { type AuditListFilter, type AuditRecord, wireFilter } from './audit';

/** Read only, in the convention of ra-data-simple-rest. */
export const auditRest = simpleRestAdapter<AuditRecord, AuditListFilter, AuditSort>(
  listAudit,
  auditSorts,
  wireFilter,
);
