import { memo } from 'react';
import type { ReportRow } from '../../contract/statement';
import { ReportLine } from './ReportLine';
import { ReportTable } from './ReportTable';

/** The rows of a report. Memoised: a hundred of them need not be drawn again for every letter that is typed. */
export const ReportRows = memo(function ReportRows({ rows }: { rows: readonly ReportRow[] }) {
  return (
    <ReportTable>
      {rows.map((row, index) => (
        <ReportLine key={`${index} ${String(row[0]?.value)}`} row={row} />
      ))}
    </ReportTable>
  );
});
