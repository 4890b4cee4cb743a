import { sql } from 'kysely';
import type { AccountFilter } from '../../../contract/accounts';
import { screenOf } from '../../../contract/bulk';
import { integerKeys } from '../../engines/bulk/integer-keys';
import type { BulkTarget, Candidate } from '../../engines/bulk/target';
import { assertFilterInScope } from '../../platform/principal/foreign';
import { matchingAccounts } from './matching';
import { storedColumns } from './record';
import { lockAccounts, type StoredAccount, storeStatus } from './status';

/** An account with everything that judging a bulk action needs. */
interface AccountCandidate extends Candidate {
  stored: StoredAccount;
}

interface Turning {
  active: boolean;
}

const NAME = 'contas';

/** ACC-11 for many accounts: for level 1, as in the access table. */
export const accountBulk: BulkTarget<AccountCandidate, Turning> = {
  name: NAME,
  screen: screenOf(NAME),
  check: async (db, { scope }, selection) => {
    if ('filter' in selection) await assertFilterInScope(db, scope, (selection.filter as AccountFilter).ecs);
  },
  matching: (db, { scope }, filter) => {
    const accounts = matchingAccounts(db, scope, filter as AccountFilter).select([
      sql<string>`account.id::text`.as('id'),
      'account.nickname_folded as place',
    ]);
    return sql`${accounts}`;
  },
  load: async (db, { scope }, { ids, lock }) => {
    const keys = integerKeys(ids);
    if (lock) await lockAccounts(db, keys);
    const accounts = await matchingAccounts(db, scope, {})
      .where(sql<boolean>`account.id = any(${keys}::integer[])`)
      .select(storedColumns)
      .execute();
    return accounts.map((stored) => {
      const { id, nickname, branch, number, version } = stored;
      return { id: String(id), name: nickname, code: `${branch} / ${number}`, version, stored };
    });
  },
  judge: ({ stored }, { kind }) => {
    const active = kind === 'activate';
    if (stored.active === active) return { outcome: 'already' };
    return { outcome: 'changing', change: { active }, reversal: { active: !active } };
  },
  forbids: () => null,
  apply: (trx, _context, person, changes) =>
    storeStatus(
      trx,
      person,
      changes.map(({ row: { stored }, change: { active } }) => ({ stored, active })),
    ),
};
