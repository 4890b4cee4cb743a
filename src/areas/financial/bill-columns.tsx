import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Link } from 'react-router-dom';
import type { BillSort } from '../../../contract/financial';
import { actionsColumn, columnsWith } from '../../kit/list/ListColumn';
import { TwoLines } from '../../kit/TwoLines';
import { useFormat } from '../../ui/format/use-format';
import { Adjustments } from './Adjustments';
import { Amount } from './Amount';
import type { Bill } from './bill';
import { useTransactions } from './use-transactions';

export const columnLabel = (field: string) => `financial.columns.${field}`;

const column = columnsWith<Bill, BillSort>(columnLabel);
const terse = { className: 'terse' };
const amount = { className: 'amount' };
const part = (yields: number) => ({ ...amount, yields });

/** FIN-01: the columns: billing date, logical number, establishment, then the amounts. */
export const columns = [
  column('dataFaturamento', '11%', (bill) => <BillDate bill={bill} />, terse),
  column('numeroLogico', '9%', ({ numeroLogico }) => numeroLogico, terse),
  column('ec', '20%', (bill) => <Establishment bill={bill} />),
  column('franquia', '10%', ({ franquia }) => <Amount value={franquia} />, part(5)),
  column('depositoVarejista', '10%', (bill) => <Amount value={bill.depositoVarejista} />, part(3)),
  column('excedente', '10%', ({ excedente }) => <Amount value={excedente} />, part(4)),
  column('descontos', '10%', (bill) => <Adjustments bill={bill} field="descontos" />, part(1)),
  column('adicionais', '10%', (bill) => <Adjustments bill={bill} field="adicionais" />, part(2)),
  column('realizado', '10%', ({ realizado }) => <Amount value={realizado} />, amount),
  actionsColumn<Bill>((bill) => <TransactionsLink bill={bill} />),
];

/** The date on which a bill was made, and its month. */
function BillDate({ bill: { dataFaturamento, mes } }: { bill: Bill }) {
  const { date, month } = useFormat();
  return <TwoLines first={date(dataFaturamento)} second={month(mes, { alone: true })} />;
}

/** FIN-01: the establishment of the terminal, by name and code. */
function Establishment({ bill: { nomeFantasia, ec } }: { bill: Bill }) {
  return <TwoLines first={nomeFantasia} second={ec} />;
}

/** A link from a bill to its transactions, where the statement goes back so far. */
function TransactionsLink({ bill }: { bill: Bill }) {
  const { path, name } = useTransactions(bill);
  if (path === null) return null;
  return (
    <Tooltip title={name}>
      <IconButton component={Link} to={path} size="small" aria-label={name}>
        <ReceiptLongOutlined />
      </IconButton>
    </Tooltip>
  );
}
