import { TwoLines } from '../../kit/TwoLines';
import { useFormat } from '../../kit/use-format';
import type { Bill } from './bill';

/** When a bill was made, and of which month it is. */
export function BillDate({ bill: { dataFaturamento, mes } }: { bill: Bill }) {
  const { date, month } = useFormat();
  return <TwoLines first={date(dataFaturamento)} second={month(mes, { alone: true })} />;
}
