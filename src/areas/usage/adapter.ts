import { type UsageSort, usageSorts } from '../../../contract/usage';
import { type ResourceAdapter, recordsOf } from '../../portal/resource-adapter';
import { usageOnScreen } from './calls';
import { type UsageFilter, type UsageRecord, usageQuery } from './usage';

/** API-35: the adapter of the report. */
export const usageAdapter: ResourceAdapter<UsageRecord, UsageFilter, UsageSort> = {
  sortable: usageSorts,
  async list({ filter, ...page }, signal) {
    const reply = await usageOnScreen({ ...usageQuery(filter), ...page }, signal);
    return {
      ...recordsOf(reply, (row) => row),
      meta: { unused: reply.semUso, terminals: reply.terminaisEmUso },
    };
  },
};
