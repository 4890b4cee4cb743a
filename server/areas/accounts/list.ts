import { sql } from 'kysely';
import type { AccountSort, listAccounts } from '../../../contract/accounts';
import type { QueryOf } from '../../../contract/operation';
import type { Db } from '../../platform/db/connections';
import { readPage, sortOf } from '../../platform/db/page';
import type { Scope } from '../../platform/principal/scope';
import { matchingAccounts } from './matching';
import { rowColumns, storedColumns } from './record';

/** The column that each sort of the contract uses; a bank is shown with its code first. */
export const accountSortColumns = {
  apelido: 'nickname_folded',
  banco: 'bank_code',
  numeroAgencia: 'branch_plain',
  numeroConta: 'number_plain',
  ativo: 'active',
} as const satisfies Record<AccountSort, string>;

/** API-30: returns a page of the accounts that match, by default sorted by nickname. */
export function accountsPage(db: Db, scope: Scope, query: QueryOf<typeof listAccounts>) {
  const [field, direction] = sortOf(query, 'apelido,asc');
  const list = {
    stamped: 'accounts' as const,
    matching: matchingAccounts(db, scope, query),
    rows: db.selectFrom('account').select(storedColumns),
    by: sql.ref(accountSortColumns[field]),
    direction,
    key: sql.ref('id'),
  };
  return readPage(db, query, list, rowColumns(scope, query.ecs));
}
