import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type Ref, useId } from 'react';
import { useTranslate } from 'react-admin';
import { STATEMENT } from '../../contract/limits';
import { ReportArrived } from './ReportArrived';
import { ReportBody } from './ReportBody';
import { ReportPeriod } from './ReportPeriod';
import { ReportTotals } from './ReportTotals';
import { noteStyle, resultsHeadStyle, resultsPlaceStyle, resultsStyle } from './results-style';
import type { ReportState } from './use-report';

interface ResultsCardProps {
  ref: Ref<HTMLDivElement>;
  state: ReportState;
  onRetry: () => void;
}

/** STMT-01, STMT-12, STMT-15: the report's period, its totals over all rows, and its first hundred rows. */
export function ResultsCard({ ref, state, onRetry }: ResultsCardProps) {
  const translate = useTranslate();
  const heading = useId();
  const { report, running } = state;
  const truncated = (report?.reply.totalRows ?? 0) > STATEMENT.screenRows;
  return (
    <Box ref={ref} sx={resultsPlaceStyle(report?.reply.rows.length ?? 0)}>
      <Card component="section" aria-labelledby={heading} aria-busy={running} sx={resultsStyle}>
        {running && <LinearProgress className="bar" aria-hidden />}
        <Box sx={resultsHeadStyle}>
          <div>
            <Typography id={heading} variant="subtitle1" component="h2">
              {translate('statement.results.title')}
            </Typography>
            {report !== null && <ReportPeriod request={report.request} />}
            {report?.reply.arrived && <ReportArrived arrived={report.reply.arrived} />}
            <Typography
              component="output"
              variant="body2"
              color="text.secondary"
              sx={report === null ? { display: 'block' } : visuallyHidden}
            >
              {running && translate('statement.results.loading')}
            </Typography>
          </div>
          {report !== null && <ReportTotals reply={report.reply} />}
        </Box>
        {truncated && (
          <Alert severity="info" sx={noteStyle}>
            {translate('statement.results.truncated')}
          </Alert>
        )}
        <ReportBody state={state} onRetry={onRetry} />
      </Card>
    </Box>
  );
}
