import { type AccountSort, accountSorts, exportAccounts } from '../../../contract/accounts';
import { bulkOffer } from '../../kit/bulk/bulk-offer';
import { actionsColumn, columnsWith } from '../../kit/list/ListColumn';
import { ListFrame } from '../../kit/list/ListFrame';
import { ListExport } from '../../kit/list-export/ListExport';
import { StatusMark } from '../../kit/StatusMark';
import { useMayChange } from '../../session/use-may-change';
import { AccountCard } from './AccountCard';
import { Actions } from './Actions';
import { type AccountRecord, accountFilters, accountQuery, bankOf, type CarriedAccount } from './account';
import { Establishments } from './Establishments';

const column = columnsWith<AccountRecord, AccountSort | 'contaEcs'>('accounts');

/** ACC-02: nickname, bank, agency number, account number, establishments, status, actions. */
const columns = [
  column('apelido', '20%', ({ apelido }) => apelido, { names: true }),
  column('banco', '18%', bankOf, { yields: 2 }),
  column('numeroAgencia', '11%', ({ numeroAgencia }) => numeroAgencia, { className: 'terse', yields: 3 }),
  column('numeroConta', '13%', ({ numeroConta }) => numeroConta, { className: 'terse' }),
  column('contaEcs', '24%', (record) => <Establishments record={record} />, { fixed: true, yields: 1 }),
  column('ativo', '9%', ({ ativo }) => <StatusMark active={ativo} feminine />),
  actionsColumn<AccountRecord>((record) => <Actions record={record} />),
];

const NONE: readonly string[] = [];

/** ACC-08: the row carries the account, so that the details can be shown at once. */
const opening = { carry: (account: AccountRecord): CarriedAccount => ({ edit: false, account }) };

/** ACC-11: the bulk actions, for people of level 1. */
const bulk = bulkOffer({
  nameOf: ({ apelido }: AccountRecord) => apelido,
  actions: ['activate', 'deactivate'],
  switchOff: 'accounts.switchOff',
});

/** `/contas` (ACC-01 to ACC-06). */
export function AccountList() {
  const changes = useMayChange('/contas');
  return (
    <ListFrame<AccountRecord>
      screen="/contas"
      texts="accounts"
      sorts={accountSorts}
      exports={exportAccounts}
      wireFilter={accountQuery}
      filters={accountFilters}
      opens={opening}
      search={{ source: 'apelido' }}
      quick="status"
      actions={<ListExport />}
      failed="portal-filtersConta-msg/errors"
      columns={columns}
      hiddenColumns={NONE}
      {...(changes && { bulk })}
      Card={AccountCard}
    />
  );
}
