import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type ReportColumn, ReportTable } from '../../network/reports/results/ReportTable';
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

interface StatementTableProps {
  /** Whether rows can be disputed: then each row has a last column for it. */
  disputable?: boolean;
  children?: ReactNode;
}

/** STMT-13: the columns of the statement over its rows, or over placeholders while it is loading. */
export function StatementTable({ disputable = false, children }: StatementTableProps) {
  const translate = useTranslate();
  return (
    <ReportTable
      name={translate('statement.table')}
      yielding={yielding}
      columns={[
        ...columns.map((id) => ({
          id,
          heading: translate(`statement.columns.${id}`),
          kind: kinds[id],
          pinned: pinned.includes(id),
        })),
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
