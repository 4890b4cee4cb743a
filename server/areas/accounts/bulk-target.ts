import { sql } from 'kysely';
import type { AccountFilter } from '../../../contract/accounts';
import { switchTarget } from '../../engines/bulk/switch-target';
import { assertFilterInScope } from '../../platform/principal/foreign';
import { matchingAccounts } from './matching';
import { storedColumns } from './record';
import { lockAccounts, type StoredAccount, storeStatus } from './status';

/** ACC-11 for many accounts: for level 1, as in the access table. */
export const accountBulk = switchTarget<StoredAccount, AccountFilter>({
  name: 'contas',
  check: (db, scope, { ecs }) => assertFilterInScope(db, scope, ecs),
  matching: (db, scope, filter) =>
    matchingAccounts(db, scope, filter).select([
      sql<string>`account.id::text`.as('id'),
      'account.nickname_folded as place',
    ]),
  load: async (db, scope, ids, lock) => {
    if (lock) await lockAccounts(db, ids);
    return matchingAccounts(db, scope, {})
      .where(sql<boolean>`account.id = any(${ids}::integer[])`)
      .select(storedColumns)
      .execute();
  },
  called: ({ nickname, branch, number }) => ({ name: nickname, code: `${branch} / ${number}` }),
  store: storeStatus,
});
