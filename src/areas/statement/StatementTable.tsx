import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type ReportColumn, ReportTable } from '../../kit/reports/results/ReportTable';
import { columns } from './columns';

const kinds: Partial<Record<(typeof columns)[number], ReportColumn['kind']>> = {
  establishment: 'name',
  operator: 'name',
  bank: 'name',
  amount: 'amount',
};

interface StatementTableProps {
  /** Whether rows can be disputed: what is done about one stands at its end. */
  disputable?: boolean;
  children?: ReactNode;
}

/** STMT-13: the statement's columns over its rows, or over those that are on their way. */
export function StatementTable({ disputable = false, children }: StatementTableProps) {
  const translate = useTranslate();
  return (
    <ReportTable
      name={translate('statement.table')}
      columns={[
        ...columns.map((id) => ({
          id,
          heading: translate(`statement.columns.${id}`),
          kind: kinds[id],
        })),
        ...(disputable
          ? [{ id: 'dispute', heading: translate('statement.dispute.column'), kind: 'action' as const }]
          : []),
      ]}
    >
      {children}
    </ReportTable>
  );
}
