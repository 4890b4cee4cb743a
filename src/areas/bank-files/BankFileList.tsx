import Box from '@mui/material/Box';
import { type BankFileSort, bankFileSorts, exportBankFiles } from '../../../contract/bank-file-list';
import { MomentText } from '../../kit/history/MomentText';
import { actionsColumn, columnsWith } from '../../kit/list/ListColumn';
import { ListFrame } from '../../kit/list/ListFrame';
import { NewLink } from '../../kit/list/NewLink';
import { Quantity } from '../../kit/list/Quantity';
import { ListExport } from '../../kit/list-export/ListExport';
import { TwoLines } from '../../kit/TwoLines';
import { AccountFilter } from './AccountFilter';
import { Actions } from './Actions';
import { BankFileCard } from './BankFileCard';
import { type BankFileRecord, bankFileFilters, bankFileQuery } from './bank-file';
import { NoFiles } from './NoFiles';
import { Sequence } from './Sequence';
import { useFileWords } from './use-file-words';

const column = columnsWith<
  BankFileRecord,
  BankFileSort | 'account' | 'period' | 'opening' | 'closing' | 'rows' | 'chain' | 'forms'
>('bankFileList');
const fixed = { fixed: true };
const amount = { fixed: true, className: 'amount' };

const columns = [
  column('number', '8%', (record) => <Name record={record} />, { names: true }),
  column(
    'account',
    '16%',
    ({ account }) => <TwoLines first={account.name} second={`${account.branch} / ${account.number}`} />,
    fixed,
  ),
  column('period', '13%', (record) => <Days record={record} />, { ...fixed, yields: 3 }),
  column('opening', '11%', (record) => <Amount record={record} of="openingText" />, { ...amount, yields: 4 }),
  column('closing', '11%', (record) => <Amount record={record} of="closingText" />, amount),
  column('rows', '7%', (record) => <Entries record={record} />, { ...amount, yields: 5 }),
  column('chain', '13%', (record) => <Sequence record={record} />, fixed),
  column('forms', '10%', (record) => <Forms record={record} />, { ...fixed, yields: 1 }),
  column('madeAt', '18%', (record) => <Made record={record} />, { className: 'moment', yields: 2 }),
  actionsColumn<BankFileRecord>((record) => <Actions record={record} />),
];

const NONE: readonly string[] = [];

/** A file opens in a dialog over the list. */
const opening = { over: true } as const;

/** `/arquivos-bancarios`: the numbered files of accounts, newest first. */
export function BankFileList() {
  return (
    <ListFrame<BankFileRecord>
      screen="/arquivos-bancarios"
      texts="bankFileList"
      sorts={bankFileSorts}
      exports={exportBankFiles}
      wireFilter={bankFileQuery}
      order="DESC"
      // Programs and subscriptions have files made at any time.
      fresh
      filters={bankFileFilters}
      lead={<AccountFilter />}
      opens={opening}
      actions={
        <>
          <ListExport />
          <NewLink />
        </>
      }
      empty={NoFiles}
      columns={columns}
      hiddenColumns={NONE}
      Card={BankFileCard}
    />
  );
}

interface Shown {
  record: BankFileRecord;
}

function Name({ record }: Shown) {
  return useFileWords().name(record);
}

function Days({ record }: Shown) {
  return useFileWords().days(record);
}

function Amount({ record, of }: Shown & { of: 'openingText' | 'closingText' }) {
  return useFileWords().money(record, record[of]);
}

function Entries({ record }: Shown) {
  return <Quantity value={useFileWords().entries(record)} />;
}

function Forms({ record: { forms = [] } }: Shown) {
  const { text, form } = useFileWords();
  return forms.length === 0 ? text('notYet') : forms.map(form).join(', ');
}

function Made({ record }: Shown) {
  const { maker } = useFileWords();
  return (
    <>
      <MomentText at={record.madeAt} />
      <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
        {maker(record)}
      </Box>
    </>
  );
}
