import { sql } from 'kysely';
import type { AccountFilter, accountColumns } from '../../../contract/accounts';
import type { ListColumn, ListSource } from '../../engines/list-exports/source';
import { activeOrNotFeminine, flagged } from '../../engines/list-exports/words';
import { namedEstablishments } from '../../network/reports/named';
import { refuseForeignFilter } from '../../platform/principal/foreign';
import { within } from '../../platform/principal/scope';
import { accountSortColumns } from './list';
import { matchingAccounts } from './matching';

/** ACC-02: the columns of the screen, with all establishments that the reader sees. */
const columns: Record<(typeof accountColumns)[number], ListColumn> = {
  apelido: { title: 'accounts.columns.apelido', type: 'text', value: () => sql`account.nickname` },
  banco: {
    title: 'accounts.columns.banco',
    type: 'text',
    value: () => sql`(select code || ' · ' || name from bank where code = account.bank_code)`,
  },
  numeroAgencia: { title: 'accounts.columns.numeroAgencia', type: 'code', value: () => sql`account.branch` },
  numeroConta: { title: 'accounts.columns.numeroConta', type: 'code', value: () => sql`account.number` },
  contaEcs: {
    title: 'accounts.columns.contaEcs',
    type: 'text',
    value: (scope) => sql`(
      select string_agg(e.name || ' Cód.:(' || e.code || ')', '; ' order by e.name_folded, e.code)
      from account_establishment ae join establishment e on e.code = ae.establishment_code
      where ae.account_id = account.id and ${within(scope, sql.ref<string>('ae.establishment_code'))})`,
  },
  ativo: {
    title: 'accounts.columns.ativo',
    type: 'text',
    value: () => sql`account.active`,
    shown: activeOrNotFeminine,
  },
};

const sorts = Object.fromEntries(
  Object.entries(accountSortColumns).map(([field, column]) => [field, sql.ref(`account.${column}`)]),
);

/** LIST-19: the accounts as a file. */
export const accountList: ListSource<AccountFilter, number> = {
  name: 'contas',
  title: 'accounts.table',
  screen: '/contas',
  columns,
  sorts,
  facts: {
    apelido: { label: 'accounts.filters.apelido' },
    banco: { label: 'accounts.filters.banco' },
    status: { label: 'accounts.filters.status', shown: flagged(activeOrNotFeminine) },
    agencia: { label: 'accounts.filters.agencia' },
    conta: { label: 'accounts.filters.conta' },
    ecs: {
      label: 'accounts.filters.ecs',
      shown: async (value, _language, trx) => (await namedEstablishments(trx, value as string[])).join('; '),
    },
  },
  table: sql`account`,
  key: sql`account.id`,
  keys: sql`int[]`,
  refuse: (db, scope, { ecs }) => refuseForeignFilter(db, scope, ecs),
  matching(db, scope, filter, only, order) {
    const keys = matchingAccounts(db, scope, filter).where(only).select('account.id as key');
    return order === undefined ? keys : keys.orderBy(order);
  },
};
