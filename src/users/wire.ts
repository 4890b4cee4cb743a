import { listUsers, type UserFilter, type UserSort, userSorts } from '../../contract/users';
import { call } from '../portal/client';
import { recordsOf, type Wire } from '../portal/wire';
import type { Person } from '../shared/user-form/person';
import { userCalls } from '../shared/user-form/user-calls';

/** API-11, API-15, API-16: how users travel. The list has rows, `one` the record of the form. */
export const userWire: Wire<Person, UserFilter, UserSort> = {
  sortable: userSorts,
  async list({ filter, ...page }, signal) {
    return recordsOf(await call(listUsers, { query: { ...page, ...filter }, signal }), (row) => row);
  },
  ...userCalls,
};
