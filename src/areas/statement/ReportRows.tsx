import Box from '@mui/material/Box';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { ReportRow } from '../../../contract/statement';
import { useIsPhone } from '../../shell/use-is-phone';
import { ReportCard } from './ReportCard';
import { ReportLine } from './ReportLine';
import { cardsStyle } from './report-cards-style';
import { StatementTable } from './StatementTable';

/**
 * The rows of a report: a table, and cards on a phone, where a table hides its amounts. Memoised: a hundred of them
 * need not be drawn again for every letter that is typed.
 */
export const ReportRows = memo(function ReportRows({ rows }: { rows: readonly ReportRow[] }) {
  const translate = useTranslate();
  const Row = useIsPhone() ? ReportCard : ReportLine;
  const entries = rows.map((row, index) => <Row key={`${index} ${String(row[0]?.value)}`} row={row} />);
  return Row === ReportLine ? (
    <StatementTable>{entries}</StatementTable>
  ) : (
    <Box component="ul" className="cards" aria-label={translate('statement.table')} sx={cardsStyle}>
      {entries}
    </Box>
  );
});
