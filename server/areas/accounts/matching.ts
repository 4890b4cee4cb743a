import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AccountFilter } from '../../../contract/accounts';
import { type TypedText, typedText } from '../../../contract/typed-text';
import type { Db } from '../../platform/db/connections';
import { containsNumber } from '../../platform/db/search';
import { anyOf, bankCalled, containsWords, isNumeric } from '../../platform/db/search-box';
import type { Scope } from '../../platform/principal/scope';

/**
 * Queries the accounts that match a filter and that the caller sees, without columns and unsorted: for the list, bulk
 * actions and exports.
 * @param scope level 2 sees those of at least one of its establishments
 */
export function matchingAccounts(db: Db, scope: Scope, filter: AccountFilter) {
  const { apelido, banco, status, agencia, conta, ecs } = filter;
  return seenAccounts(db, scope)
    .$if(apelido !== undefined, (q) => q.where(isCalled(typedText(apelido ?? ''))))
    .$if(banco !== undefined, (q) => q.where(ofBank(typedText(banco ?? ''))))
    .$if(status !== undefined, (q) => q.where('account.active', '=', status === 1))
    .$if(agencia !== undefined, (q) =>
      q.where(containsNumber(sql.ref('account.branch_plain'), typedText(agencia ?? ''))),
    )
    .$if(conta !== undefined, (q) =>
      q.where(containsNumber(sql.ref('account.number_plain'), typedText(conta ?? ''))),
    )
    .$if(ecs !== undefined && ecs.length > 0, (q) => q.where(ofEstablishments(ecs ?? [])));
}

const seenAccounts = (db: Db, scope: Scope) =>
  db.selectFrom('account').$if(!scope.all, (q) => q.where(ofEstablishments(scope.all ? [] : scope.codes)));

/** Queries the accounts that a text means, which may have the number of the branch as well. */
export const matchingTyped = (db: Db, scope: Scope, typed: TypedText) =>
  seenAccounts(db, scope).where(anyOf(isCalled(typed), accountKey(typed)));

/** What the search box finds: a nickname, or the number of an account that was pasted into it. */
const isCalled = (typed: TypedText): RawBuilder<SqlBool> =>
  anyOf(
    containsWords(sql.ref('account.nickname_folded'), typed),
    isNumeric(typed) ? containsNumber(sql.ref('account.number_plain'), typed) : null,
  );

/** A branch and an account number behind it: `0117 / 00418821-3`, `ag. 0117 c/c 00418821-3`. */
const BRANCH_AND_NUMBER = /(\d[\d-]*)(?:\s*\/\s*|\s+)(?:\p{L}[\p{L}/.]*:?\s*)?(\d[\d.-]*[\dXx])$/u;

const isNumber = (plainColumn: string, typed: string): RawBuilder<SqlBool> =>
  sql`${sql.ref(plainColumn)} = translate(folded(${typed}), ' .-/', '')`;

/** The condition that a text is the number of this very account, perhaps behind that of its branch. */
export function accountKey(typed: TypedText): RawBuilder<SqlBool> {
  const [, branch, number] = BRANCH_AND_NUMBER.exec(typed) ?? [];
  return anyOf(
    isNumber('account.number_plain', typed),
    branch === undefined || number === undefined
      ? null
      : sql`(${isNumber('account.branch_plain', branch)} and ${isNumber('account.number_plain', number)})`,
  );
}

/** The offset makes PostgreSQL search the banks once, and not for each account. */
const ofBank = (typed: TypedText): RawBuilder<SqlBool> => sql<SqlBool>`account.bank_code in (
  select code from bank
  where ${bankCalled(sql.ref('bank.name_folded'), sql.ref('bank.code'), typed)}
  offset 0)`;

const ofEstablishments = (codes: readonly string[]): RawBuilder<SqlBool> => sql<SqlBool>`account.id in (
  select account_id from account_establishment where establishment_code = any(${codes}::text[]))`;
