import {
  type AccountSort,
  accountSorts,
  getAccount,
  listAccounts,
  updateAccountStatus,
} from '../../../contract/accounts';
import type { BodyOf } from '../../../contract/operation';
import { call } from '../../portal/client';
import { type ResourceAdapter, recordsOf } from '../../portal/resource-adapter';
import { type AccountFilter, type AccountRecord, accountQuery } from './account';

/** API-30, ACC-11: the adapter of accounts; only their status can be saved. */
export const accountAdapter: ResourceAdapter<AccountRecord, AccountFilter, AccountSort> = {
  sortable: accountSorts,
  async list({ filter, ...page }, signal) {
    const query = { ...accountQuery(filter), ...page };
    return recordsOf(await call(listAccounts, { query, signal }), (row) => row);
  },
  one: (id, signal) => call(getAccount, { params: { id: Number(id) }, signal }),
  update(id, data) {
    const { ativo, version } = data as BodyOf<typeof updateAccountStatus>;
    return call(updateAccountStatus, { params: { id: Number(id) }, body: { ativo, version } });
  },
};
