import { TwoLines } from '../../kit/TwoLines';
import { useFormat } from '../../ui/format/use-format';
import type { Bill } from './bill';

/** The date on which a bill was made, and its month. */
export function BillDate({ bill: { dataFaturamento, mes } }: { bill: Bill }) {
  const { date, month } = useFormat();
  return <TwoLines first={date(dataFaturamento)} second={month(mes, { alone: true })} />;
}
