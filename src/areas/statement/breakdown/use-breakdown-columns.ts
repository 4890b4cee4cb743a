import { useTranslate } from 'react-admin';
import type { BreakdownOrder } from '../../../../contract/breakdown';
import type { ReportColumn } from '../../../network/reports/results/ReportTable';
import type { BreakdownViewProps } from './lines';
import { FIRST_WAY, shownOrder } from './order';

/** Headings of amounts and names sort by them; a share is of what stands before it. */
export function useBreakdownColumns(
  looked: BreakdownViewProps['looked'],
  onLook: BreakdownViewProps['onLook'],
): ReportColumn[] {
  const translate = useTranslate();
  const now = shownOrder(looked);
  const text = (key: string) => translate(`statement.breakdown.${key}`);
  const sort = (order: BreakdownOrder) => ({
    direction: now.order === order ? now.direction : null,
    first: FIRST_WAY[order],
    onSort: (direction: 'asc' | 'desc') => onLook({ lines: { order, direction } }),
  });
  const amount = (id: string, order?: BreakdownOrder): ReportColumn => ({
    id,
    heading: text(`columns.${id}`),
    kind: 'amount',
    ...(order && { sort: sort(order) }),
  });
  const names = looked.by.map((one) => text(`dimensions.${one}`)).join(' / ');
  return [
    { id: 'line', heading: names, kind: 'name', sort: sort('key') },
    amount('count', 'count'),
    amount('deposits', 'deposits'),
    amount('shareDeposits'),
    amount('withdrawals', 'withdrawals'),
    amount('shareWithdrawals'),
    { ...amount('balance', 'balance'), pinned: true },
  ];
}
