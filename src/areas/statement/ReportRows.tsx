import { memo } from 'react';
import { useIsPhone } from '../../ui/use-is-phone';
import type { ReportRowsProps } from './entry';
import { PhoneRows } from './phone/PhoneRows';
import { ReportLine } from './ReportLine';
import { StatementTable } from './StatementTable';

/**
 * The rows of a report: a table, or lines to touch on a phone, where a table would hide the amounts. Memoised, so that
 * a hundred rows are not rendered again for every typed letter.
 */
export const ReportRows = memo(function ReportRows({ rows, transactions }: ReportRowsProps) {
  if (useIsPhone()) return <PhoneRows rows={rows} transactions={transactions} />;
  return (
    <StatementTable disputable={transactions !== undefined}>
      {rows.map((row, index) => (
        <ReportLine key={`${index} ${String(row[0]?.value)}`} row={row} transaction={transactions?.[index]} />
      ))}
    </StatementTable>
  );
});
