import { type RawBuilder, sql } from 'kysely';
import type { Account, AccountRow } from '../../../contract/accounts';
import { LISTED_ECS } from '../../../contract/users';
import type { Db } from '../../platform/db/connections';
import { askedFirst } from '../../platform/db/search-box';
import { forbidden, notFound } from '../../platform/errors/http-error';
import { type Scope, within } from '../../platform/principal/scope';
import { matchingAccounts } from './matching';

/** The stored columns of an account from which the fields of the contract are built. */
export const storedColumns = [
  'id',
  'nickname',
  'bank_code',
  'branch',
  'number',
  'active',
  'version',
] as const;

/** The establishments of an account `listed` within the scope, as `held`. */
const held = (scope: Scope) => sql`
  select e.code as id, e.name as "nomeFantasia", e.name_folded
  from account_establishment ae join establishment e on e.code = ae.establishment_code
  where ae.account_id = listed.id and ${within(scope, sql.ref('ae.establishment_code'))}`;

const inOrder = (establishments: RawBuilder<unknown>, asked?: readonly string[]) => sql`coalesce(
  (select json_agg(json_build_object('id', id, 'nomeFantasia', "nomeFantasia")
    order by ${askedFirst(sql`id`, asked)} name_folded, id)
  from (${establishments}) as held), '[]')`;

const fields = sql`
  listed.id, listed.nickname as apelido, (select name from bank where code = listed.bank_code) as banco,
  listed.bank_code as "codigoBancario", listed.branch as "numeroAgencia", listed.number as "numeroConta",
  listed.active as ativo, listed.version`;

/** ACC-07: the fields of the contract of an account `listed`. */
const recordColumns = (scope: Scope): RawBuilder<Account> =>
  sql<Account>`${fields}, ${inOrder(held(scope))} as "contaEcs"`;

/**
 * The same for a row of the list, which shows only the first establishments (ACC-04, ACC-05).
 * @param asked those that the list is filtered by, which come first
 */
export const rowColumns = (
  scope: Scope,
  asked: readonly string[] | undefined,
): RawBuilder<AccountRow> => sql<AccountRow>`${fields},
  (select count(*) from (${held(scope)}) as held) as "ecsTotal",
  ${inOrder(
    sql`${held(scope)} order by ${askedFirst(sql`e.code`, asked)} e.name_folded, e.code
      limit ${sql.lit(LISTED_ECS)}`,
    asked,
  )} as "contaEcs"`;

/**
 * Returns an account that the caller may see, with all of its establishments that the caller may see.
 * @throws HttpError 404 for an unknown id, 403 for an account that belongs only to others
 */
export async function accountOf(db: Db, scope: Scope, id: number): Promise<Account> {
  const seen = matchingAccounts(db, scope, {}).where('account.id', '=', id).select(storedColumns);
  const { rows } = await sql<Account>`select ${recordColumns(scope)} from (${seen}) as listed`.execute(db);
  const [account] = rows;
  if (account !== undefined) return account;
  const known = await db.selectFrom('account').where('id', '=', id).select('id').executeTakeFirst();
  throw known === undefined ? notFound() : forbidden();
}
