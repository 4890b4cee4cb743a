import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AccountFilter } from '../../../contract/accounts';
import type { Db } from '../../platform/db/open';
import { contains, containsNumber, startsWith } from '../../platform/db/search';
import type { Scope } from '../../platform/principal/scope';

/**
 * Queries the accounts that match a filter and that the caller sees, without columns and unsorted: for the list, bulk
 * actions and exports.
 * @param scope level 2 sees those of at least one of its establishments
 */
export function matchingAccounts(db: Db, scope: Scope, filter: AccountFilter) {
  const { apelido, banco, status, agencia, conta, ecs } = filter;
  return db
    .selectFrom('account')
    .$if(apelido !== undefined, (q) => q.where(contains(sql.ref('account.nickname_folded'), apelido ?? '')))
    .$if(banco !== undefined, (q) => q.where(ofBank(banco ?? '')))
    .$if(status !== undefined, (q) => q.where('account.active', '=', status === 1))
    .$if(agencia !== undefined, (q) =>
      q.where(containsNumber(sql.ref('account.branch_plain'), agencia ?? '')),
    )
    .$if(conta !== undefined, (q) => q.where(containsNumber(sql.ref('account.number_plain'), conta ?? '')))
    .$if(ecs !== undefined && ecs.length > 0, (q) => q.where(ofEstablishments(ecs ?? [])))
    .$if(!scope.all, (q) => q.where(ofEstablishments(scope.all ? [] : scope.codes)));
}

/** The offset makes PostgreSQL search the banks once, and not for each account. */
const ofBank = (typed: string): RawBuilder<SqlBool> => sql<SqlBool>`account.bank_code in (
  select code from bank
  where ${contains(sql.ref('bank.name_folded'), typed)} or ${startsWith(sql.ref('bank.code'), typed)}
  offset 0)`;

const ofEstablishments = (codes: readonly string[]): RawBuilder<SqlBool> => sql<SqlBool>`account.id in (
  select account_id from account_establishment where establishment_code = any(${codes}::text[]))`;
