import { type AuditSort, auditSorts } from '../../../../contract/audit';
import { listSecurityEvents } from '../../../../contract/security-events';
import { call } from '../../../portal/client';
import { type ResourceAdapter, recordsOf } from '../../../portal/resource-adapter';
import type { EventListFilter, EventRecord } from './event';

/** The adapter of the stream of security events. */
export const eventAdapter: ResourceAdapter<EventRecord, EventListFilter, AuditSort> = {
  sortable: auditSorts,
  async list({ filter, ...page }, signal) {
    const { kind, ...rest } = filter;
    const kinds = kind === undefined ? undefined : [kind].flat();
    const query = { ...rest, ...(kinds !== undefined && { kind: kinds }), ...page };
    const reply = await call(listSecurityEvents, { query, signal });
    return { ...recordsOf(reply, (event) => event), meta: { next: reply.next } };
  },
};
