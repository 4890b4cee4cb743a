import { sql } from 'kysely';
import type { Account, updateAccountStatus } from '../../../contract/accounts';
import type { BodyOf } from '../../../contract/operation';
import { recordChanges } from '../../platform/audit/record';
import { assertFresh } from '../../platform/audit/stale';
import type { Db } from '../../platform/db/connections';
import type { Person } from '../../platform/principal/principal';
import { accountOf, storedColumns } from './record';

/** An account as it is stored, with what its audit entries contain. */
export interface StoredAccount {
  id: number;
  nickname: string;
  bank_code: string;
  branch: string;
  number: string;
  active: boolean;
  version: number;
}

/** The audited columns, each with its field in the contract. */
const fields = {
  nickname: 'apelido',
  bank_code: 'banco',
  branch: 'numeroAgencia',
  number: 'numeroConta',
  active: 'ativo',
} as const;

/** Returns these accounts and locks them, in the order of their ids, so that two transactions cannot deadlock. */
export function lockAccounts(trx: Db, ids: readonly number[]): Promise<StoredAccount[]> {
  return trx
    .selectFrom('account')
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .select(storedColumns)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * ACC-11: activates or deactivates an account. A change that makes no difference is neither written nor audited.
 * @throws HttpError 404 for an unknown id, 409 with what somebody else has changed meanwhile
 */
export async function changeStatus(
  db: Db,
  person: Person,
  id: number,
  { ativo, version: seen }: BodyOf<typeof updateAccountStatus>,
): Promise<Account> {
  return db.transaction().execute(async (trx) => {
    for (const stored of await lockAccounts(trx, [id])) {
      const { version: current, ...now } = stored;
      await assertFresh(trx, { entity: 'account', key: String(id), seen, current, now, fields });
      await storeStatus(trx, person, [{ stored, active: Boolean(ativo) }]);
    }
    return accountOf(trx, person.scope, id);
  });
}

/** Writes the status of accounts, increments their versions and writes the audit entries. */
export async function storeStatus(
  trx: Db,
  person: Person,
  wanted: readonly { stored: StoredAccount; active: boolean }[],
): Promise<void> {
  const changed = wanted.filter(({ stored, active }) => stored.active !== active);
  if (changed.length === 0) return;
  await sql`
    update account set active = wanted.active, version = version + 1
    from unnest(
      ${changed.map(({ stored }) => stored.id)}::integer[], ${changed.map(({ active }) => active)}::boolean[]
    ) as wanted (id, active)
    where account.id = wanted.id`.execute(trx);
  await recordChanges(
    trx,
    person,
    changed.map(({ stored: { version: _version, ...before }, active }) => ({
      action: 'update',
      entity: 'account',
      key: String(before.id),
      before,
      after: { ...before, active },
    })),
  );
}
