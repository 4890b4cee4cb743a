import { type CodeRequestSort, codeRequestSorts, listCodeRequests } from '../../../contract/code-requests';
import { call } from '../../portal/client';
import { type ResourceAdapter, recordsOf } from '../../portal/resource-adapter';
import { type CodeRequestRecord, codeRequestQuery, type KeptFilter } from './code-request';

/** API-34: the adapter of code requests. */
export const codeRequestAdapter: ResourceAdapter<CodeRequestRecord, KeptFilter, CodeRequestSort> = {
  sortable: codeRequestSorts,
  async list({ filter, ...page }, signal) {
    const query = { ...codeRequestQuery(filter), ...page };
    return recordsOf(await call(listCodeRequests, { query, signal }), (request) => request);
  },
};
