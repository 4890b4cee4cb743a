import { type AuditSort, auditSorts, listAudit } from '../../../contract/audit';
import { call } from '../../portal/client';
import { type ResourceAdapter, recordsOf } from '../../portal/resource-adapter';
import { type AuditListFilter, type AuditRecord, wireFilter } from './audit';

/** The adapter of the audit trail. */
export const auditAdapter: ResourceAdapter<AuditRecord, AuditListFilter, AuditSort> = {
  sortable: auditSorts,
  async list({ filter: { after, ...filter }, ...page }, signal) {
    const query = { ...wireFilter(filter), ...(after !== undefined && { after }), ...page };
    const reply = await call(listAudit, { query, signal });
    return { ...recordsOf(reply, (entry) => entry), meta: { next: reply.next } };
  },
};
