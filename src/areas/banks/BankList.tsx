import EditOutlined from '@mui/icons-material/EditOutlined';
import { useTranslate } from 'react-admin';
import { type BankSort, bankSorts, exportBanks } from '../../../contract/banks';
import { afterFirstSight } from '../../kit/first-sight';
import { ImportLink } from '../../kit/list/ImportLink';
import { actionsColumn, columnsWith } from '../../kit/list/ListColumn';
import { ListFrame } from '../../kit/list/ListFrame';
import { RowLink } from '../../kit/list/RowLink';
import { ListExport } from '../../kit/list-export/ListExport';
import { StatusMark } from '../../kit/StatusMark';
import { YesNo } from '../../kit/YesNo';
import { fetchAhead } from '../../ui/code/ahead';
import { bankQuery } from './adapter';
import { BankCard } from './BankCard';
import { type BankRecord, bankFilters } from './bank';
import { Deposit } from './Deposit';

/** Loaded early, because it is small and then opens at once; the form itself is loaded with the first record. */
afterFirstSight(() => fetchAhead(() => import('./BankEdit')));

const column = columnsWith<BankRecord, BankSort>('banks');

/** BANK-02: code, bank, partner, deposit, status. */
const columns = [
  column('codigoBancario', '10%', ({ codigoBancario }) => codigoBancario, { className: 'terse' }),
  column('nome', '40%', ({ nome }) => nome, { names: true }),
  column('parceiro', '14%', ({ parceiro }) => <YesNo value={parceiro} />, { yields: 2 }),
  column(
    'tamanhoCodigoDepositoIdentificado',
    '18%',
    (bank) => <Deposit digits={bank.tamanhoCodigoDepositoIdentificado} />,
    { yields: 1 },
  ),
  column('ativo', '14%', ({ ativo }) => <StatusMark active={ativo} />),
  actionsColumn<BankRecord>((record) => <EditLink record={record} />),
];

/** A bank opens in a dialog over the list. */
const opening = { over: true } as const;

/** `/bancos`: the banks. */
export function BankList() {
  return (
    <ListFrame<BankRecord>
      screen="/bancos"
      texts="banks"
      sorts={bankSorts}
      exports={exportBanks}
      wireFilter={bankQuery}
      filters={bankFilters}
      opens={opening}
      search={{ source: 'name' }}
      quick="status"
      actions={
        <>
          <ImportLink />
          <ListExport />
        </>
      }
      failed="portal-Bancos-msg/error"
      columns={columns}
      Card={BankCard}
    />
  );
}

function EditLink({ record }: { record: BankRecord }) {
  const translate = useTranslate();
  return (
    <RowLink name={translate('banks.edit.open', { name: record.nome })}>
      <EditOutlined />
    </RowLink>
  );
}
