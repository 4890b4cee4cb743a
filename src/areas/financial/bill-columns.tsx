import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import type { BillSort } from '../../../contract/financial';
import { actionsColumn, columnsWith } from '../../kit/list/ListColumn';
import { RowLink } from '../../kit/list/RowLink';
import { TwoLines } from '../../kit/TwoLines';
import { useFormat } from '../../ui/format/use-format';
import { Adjustments } from './Adjustments';
import { Amount } from './Amount';
import type { Bill } from './bill';
import { useTransactionsName } from './use-transactions-name';

const column = columnsWith<Bill, BillSort>('financial');
const terse = { className: 'terse' };
const amount = { className: 'amount' };
const part = (yields: number) => ({ ...amount, yields });

/** FIN-01: the columns: billing date, logical number, establishment, then the amounts. */
export const columns = [
  column('dataFaturamento', '11%', (bill) => <BillDate bill={bill} />, terse),
  column('numeroLogico', '9%', ({ numeroLogico }) => numeroLogico, terse),
  column('ec', '20%', (bill) => <Establishment bill={bill} />, { names: true }),
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
  return (
    <RowLink name={useTransactionsName(bill)}>
      <ReceiptLongOutlined />
    </RowLink>
  );
}
