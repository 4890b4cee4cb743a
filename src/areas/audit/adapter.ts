import type { AuditSort } from '../../../contract/audit';
import type { ResourceAdapter } from '../../portal/resource-adapter';
import type { AuditListFilter, AuditRecord } from './audit';

/** ra-data-simple-rest is loaded with the first page of entries, because no other list needs it (decision 15). */
const rest = () => import('./rest').then(({ auditRest }) => auditRest);

/** The adapter of the audit trail. */
export const auditAdapter: ResourceAdapter<AuditRecord, AuditListFilter, AuditSort> = {
  sortable: ['at', 'id'],
  list: async (query, signal) => (await rest()).list(query, signal),
};
