import { sql } from 'kysely';
import { defineFinder } from '../../engines/find/define';
import { activeOrNotFeminine } from '../../engines/lists/words';
import { nearest } from '../../platform/db/nearest';
import { accountKey, matchingAccounts, matchingTyped } from './matching';

interface Row {
  id: number;
  nickname: string;
  bank: string;
  branch: string;
  number: string;
  active: boolean;
}

/** Accounts by nickname, by number, or by branch and number as lists write them. */
export const accountFinder = defineFinder({
  kind: 'account',
  screen: '/contas',
  async find(typed, { db, scope, language }) {
    const rows = await nearest(db, typed, {
      table: 'account',
      key: 'id',
      name: 'nickname_folded',
      matching: matchingTyped(db, scope, typed),
      scoped: matchingAccounts(db, scope, {}),
      keys: [accountKey(typed)],
      columns: sql<Row>`id, nickname, branch, number, active,
        (select code || ' ' || name from bank where code = account.bank_code) as bank`,
    });
    return rows.map(({ id, nickname, bank, branch, number, active, nearness }) => ({
      title: nickname,
      detail: [bank, `${branch} / ${number}`, active ? null : activeOrNotFeminine('false', language)],
      to: { screen: '/contas', record: String(id) },
      nearness,
    }));
  },
});
