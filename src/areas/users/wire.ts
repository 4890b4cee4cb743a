import { listUsers, type UserFilter, type UserSort, userSorts } from '../../../contract/users';
import type { Person } from '../../kit/user-form/person';
import { userCalls } from '../../kit/user-form/user-calls';
import { call } from '../../portal/client';
import { recordsOf, type Wire } from '../../portal/wire';

/** API-11, API-15, API-16: how users travel. The list has rows, `one` the record of the form. */
export const userWire: Wire<Person, UserFilter, UserSort> = {
  sortable: userSorts,
  async list({ filter, ...page }, signal) {
    return recordsOf(await call(listUsers, { query: { ...page, ...filter }, signal }), (row) => row);
  },
  ...userCalls,
};
