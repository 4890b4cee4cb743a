import { sql } from 'kysely';
import { exportAccounts, listAccounts } from '../../../contract/accounts';
import { defineList } from '../../engines/lists/define';
import { worded } from '../../engines/lists/values';
import { activeOrNotFeminine, flagged } from '../../engines/lists/words';
import { establishmentsFact } from '../../network/reports/named';
import { assertFilterInScope } from '../../platform/principal/foreign';
import { within } from '../../platform/principal/scope';
import { matchingAccounts } from './matching';
import { rowColumns, storedColumns } from './record';

/** API-30, ACC-02: the accounts, by default sorted by nickname. */
export const accountList = defineList(exportAccounts, {
  name: 'contas',
  title: 'accounts.table',
  table: 'account',
  key: 'id',
  keyType: 'int',
  stamped: 'accounts',
  initial: 'apelido,asc',
  ahead: { call: listAccounts },
  fields: {
    apelido: {
      title: 'accounts.columns.apelido',
      type: 'text',
      value: 'nickname',
      sort: 'nickname_folded',
    },
    banco: {
      title: 'accounts.columns.banco',
      type: 'text',
      value: sql`(select code || ' · ' || name from bank where code = account.bank_code)`,
      // A bank is shown with its code first.
      sort: 'bank_code',
    },
    numeroAgencia: {
      title: 'accounts.columns.numeroAgencia',
      type: 'code',
      value: 'branch',
      sort: 'branch_plain',
    },
    numeroConta: {
      title: 'accounts.columns.numeroConta',
      type: 'code',
      value: 'number',
      sort: 'number_plain',
    },
    // All that the reader sees, of which the screen has the first ones.
    contaEcs: {
      title: 'accounts.columns.contaEcs',
      type: 'text',
      value: (scope) => sql`(
        select string_agg(e.name || ' Cód.:(' || e.code || ')', '; ' order by e.name_folded, e.code)
        from account_establishment ae join establishment e on e.code = ae.establishment_code
        where ae.account_id = account.id and ${within(scope, sql.ref<string>('ae.establishment_code'))})`,
    },
    ativo: worded('accounts.columns.ativo', 'active', activeOrNotFeminine),
  },
  facts: {
    apelido: { label: 'accounts.filters.apelido' },
    banco: { label: 'accounts.filters.banco' },
    status: { label: 'accounts.filters.status', shown: flagged(activeOrNotFeminine) },
    agencia: { label: 'accounts.filters.agencia' },
    conta: { label: 'accounts.filters.conta' },
    ecs: { label: 'accounts.filters.ecs', shown: establishmentsFact },
  },
  refuse: (db, scope, { ecs }) => assertFilterInScope(db, scope, ecs),
  matching: matchingAccounts,
  rows: (db) => db.selectFrom('account').select(storedColumns),
  answered: (scope, { ecs }) => rowColumns(scope, ecs),
});
