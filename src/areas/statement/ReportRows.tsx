import Box from '@mui/material/Box';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Disputable, ReportRow } from '../../../contract/statement';
import { useIsPhone } from '../../ui/use-is-phone';
import { ReportCard } from './ReportCard';
import { ReportLine } from './ReportLine';
import { cardsStyle } from './report-cards-style';
import { StatementTable } from './StatementTable';

interface ReportRowsProps {
  rows: readonly ReportRow[];
  /** The transaction of each row; absent where the person may not dispute any. */
  transactions: readonly Disputable[] | undefined;
}

/**
 * The rows of a report: a table, or cards on a phone, where a table would hide the amounts. Memoised, so that a hundred
 * rows are not rendered again for every typed letter.
 */
export const ReportRows = memo(function ReportRows({ rows, transactions }: ReportRowsProps) {
  const translate = useTranslate();
  const Row = useIsPhone() ? ReportCard : ReportLine;
  const entries = rows.map((row, index) => (
    <Row key={`${index} ${String(row[0]?.value)}`} row={row} transaction={transactions?.[index]} />
  ));
  return Row === ReportLine ? (
    <StatementTable disputable={transactions !== undefined}>{entries}</StatementTable>
  ) : (
    <Box component="ul" className="cards" aria-label={translate('statement.table')} sx={cardsStyle}>
      {entries}
    </Box>
  );
});
