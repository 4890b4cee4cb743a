import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { StatementColumn } from '../../../contract/statement';
import type { Looked } from '../../../contract/statement-address';
import { type ColumnSort, type ReportColumn, ReportTable } from '../../network/reports/results/ReportTable';
import { columns } from './columns';

const kinds: Partial<Record<(typeof columns)[number], ReportColumn['kind']>> = {
  establishment: 'name',
  operator: 'name',
  bank: 'name',
  amount: 'amount',
};

/** Branch and account stand below the bank where they have no column. */
export const yielding = ['branch', 'account'] as const;
const pinned: readonly string[] = ['amount', 'type'];

/** Dates and amounts are sorted from the last and the largest on at first. */
const FIRST: Partial<Record<StatementColumn, 'desc'>> = {
  transactionDate: 'desc',
  accountingDate: 'desc',
  amount: 'desc',
};

/** How the rows are sorted on the server. */
export interface RowSorting {
  /** Absent: newest first. */
  sorted?: Looked['rows'];
  /** Sorts them by a column, or newest first again. */
  onSort?: ((sorting: Looked['rows']) => void) | undefined;
}

interface StatementTableProps extends RowSorting {
  /** Whether rows can be disputed: then each row has a last column for it. */
  disputable?: boolean;
  /** Whether they are cancelled ones: then each says when and by which delivery. */
  cancelled?: boolean;
  children?: ReactNode;
}

/** STMT-13: the columns of the statement over its rows, or over placeholders while it is loading. */
export function StatementTable({
  disputable = false,
  cancelled = false,
  sorted,
  onSort,
  children,
}: StatementTableProps) {
  const translate = useTranslate();
  const sortBy = (order: StatementColumn): ColumnSort | undefined =>
    onSort && {
      direction: sorted?.order === order ? sorted.direction : null,
      first: FIRST[order] ?? 'asc',
      onSort: (direction: 'asc' | 'desc') => {
        // The third press gives the order back that the statement has by itself.
        const again = sorted?.order === order && direction === (FIRST[order] ?? 'asc');
        onSort(again ? undefined : { order, direction });
      },
    };
  return (
    <ReportTable
      name={translate(cancelled ? 'statement.cancelled.table' : 'statement.table')}
      yielding={yielding}
      columns={[
        ...columns.map((id) => ({
          id,
          heading: translate(`statement.columns.${id}`),
          kind: kinds[id],
          pinned: pinned.includes(id),
          sort: sortBy(id),
        })),
        ...(cancelled
          ? [{ id: 'cancelledAt', heading: translate('statement.cancelled.at'), pinned: true }]
          : []),
        ...(disputable
          ? [
              {
                id: 'dispute',
                heading: translate('statement.dispute.column'),
                kind: 'action' as const,
                pinned: true,
              },
            ]
          : []),
      ]}
    >
      {children}
    </ReportTable>
  );
}
