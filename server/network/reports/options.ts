import { sql } from 'kysely';
import { ALL } from '../../../contract/keys';
import { type FilterOption } from '../../../contract/reports';
import type { Db } from '../../platform/db/connections';
import { type Scope, within } from '../../platform/principal/scope';

/** STMT-06, STMT-13: every list of options starts with the key that stands for all of them. */
const withAll = (options: FilterOption[]): FilterOption[] => [{ key: ALL, value: ALL }, ...options];

/** API-21: the establishments of the scope; corban ones say so (STMT-08). */
export async function establishmentOptions(db: Db, scope: Scope): Promise<FilterOption[]> {
  const rows = await db
    .selectFrom('establishment')
    .where(within(scope, sql.ref('code')))
    .select(['code as key', 'name as value', 'corban'])
    .orderBy('name_folded')
    .orderBy('code')
    .execute();
  return withAll(rows.map(({ corban, ...option }) => (corban ? { ...option, corban } : option)));
}

/** API-22: operators of the scope's establishments, with the last three characters of their code (OPC-06). */
export async function operatorOptions(db: Db, scope: Scope): Promise<FilterOption[]> {
  const rows = await db
    .selectFrom('operator')
    .where(within(scope, sql.ref('establishment_code')))
    .select([sql<string>`id::text`.as('key'), 'name', 'code_tail as tail'])
    .orderBy('name_folded')
    .orderBy('id')
    .execute();
  return withAll(rows.map(({ key, name, tail }) => ({ key, value: `${name} •••${tail}`.trim() })));
}

/** API-23: accounts that an establishment of the scope uses. */
export async function accountOptions(db: Db, scope: Scope): Promise<FilterOption[]> {
  const rows = await db
    .selectFrom('account')
    .innerJoin('bank', 'bank.code', 'account.bank_code')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('account_establishment')
          .whereRef('account_id', '=', 'account.id')
          .where(within(scope, sql.ref('establishment_code')))
          .select(sql`1`.as('one')),
      ),
    )
    .select([sql<string>`account.id::text`.as('key'), 'nickname', 'bank.name as bank', 'branch', 'number'])
    .orderBy('nickname_folded')
    .orderBy('account.id')
    .execute();
  return withAll(
    rows.map(({ key, nickname, bank, branch, number }) => ({
      key,
      value: `${nickname} · ${bank} ${branch} / ${number}`,
    })),
  );
}

/** API-24: groups with an establishment of the scope. */
export async function associatorOptions(db: Db, scope: Scope): Promise<FilterOption[]> {
  const rows = await db
    .selectFrom('grouper')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('grouper_establishment')
          .whereRef('grouper_id', '=', 'grouper.id')
          .where(within(scope, sql.ref('establishment_code')))
          .select(sql`1`.as('one')),
      ),
    )
    .select([sql<string>`id::text`.as('key'), 'name as value'])
    .orderBy('name_folded')
    .orderBy('id')
    .execute();
  return withAll(rows);
}
