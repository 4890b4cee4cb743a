import type { BillSort } from '../../../contract/financial';
import { actionsColumn, columnsWith } from '../../kit/list/ListColumn';
import { Adjustments } from './Adjustments';
import { Amount } from './Amount';
import { BillDate } from './BillDate';
import type { Bill } from './bill';
import { Establishment } from './Establishment';
import { TransactionsLink } from './TransactionsLink';

export const columnLabel = (field: string) => `financial.columns.${field}`;

const column = columnsWith<Bill, BillSort>(columnLabel);
const terse = { className: 'terse' };
const amount = { className: 'amount' };

/** FIN-01: the columns: billing date, logical number, establishment, then the amounts. */
export const columns = [
  column('dataFaturamento', '11%', (bill) => <BillDate bill={bill} />, terse),
  column('numeroLogico', '9%', ({ numeroLogico }) => numeroLogico, terse),
  column('ec', '20%', (bill) => <Establishment bill={bill} />),
  column('franquia', '10%', ({ franquia }) => <Amount value={franquia} />, amount),
  column('depositoVarejista', '10%', (bill) => <Amount value={bill.depositoVarejista} />, amount),
  column('excedente', '10%', ({ excedente }) => <Amount value={excedente} />, amount),
  column('descontos', '10%', (bill) => <Adjustments bill={bill} field="descontos" />, amount),
  column('adicionais', '10%', (bill) => <Adjustments bill={bill} field="adicionais" />, amount),
  column('realizado', '10%', ({ realizado }) => <Amount value={realizado} />, amount),
  actionsColumn<Bill>((bill) => <TransactionsLink bill={bill} />),
];
