import { listUsers, type UserFilter, type UserSort, userSorts } from '../../../contract/users';
import type { Person } from '../../network/user-form/person';
import { userCalls } from '../../network/user-form/user-calls';
import { call } from '../../portal/client';
import { type ResourceAdapter, recordsOf } from '../../portal/resource-adapter';

/** API-11, API-15, API-16: the adapter of users. The list returns rows, `one` the record of the form. */
export const userAdapter: ResourceAdapter<Person, UserFilter, UserSort> = {
  sortable: userSorts,
  async list({ filter, ...page }, signal) {
    return recordsOf(await call(listUsers, { query: { ...filter, ...page }, signal }), (row) => row);
  },
  ...userCalls,
};
