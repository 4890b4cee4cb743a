import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ReportArrived } from './ReportArrived';
import { ReportPeriod } from './ReportPeriod';
import { ReportScope } from './ReportScope';
import { ReportTotals } from './ReportTotals';
import { resultsHeadStyle } from './results-style';
import type { FilterOptions } from './use-filter-options';
import type { Report } from './use-report';

interface ReportHeadProps {
  /** Of the heading, which names the card. */
  id: string;
  report: Report | null;
  running: boolean;
  options: FilterOptions;
}

/** STMT-12, STMT-16: what was asked for, up to when data had arrived, the totals, and that the next one is loading. */
export function ReportHead({ id, report, running, options }: ReportHeadProps) {
  const translate = useTranslate();
  return (
    <Box sx={resultsHeadStyle}>
      <div className="about">
        <div className="title">
          <Typography id={id} variant="subtitle1" component="h2">
            {translate('statement.results.title')}
          </Typography>
          <Typography component="output" variant="body2" color="text.secondary">
            {running && translate('statement.results.loading')}
          </Typography>
        </div>
        {report !== null && (
          <>
            <ReportPeriod request={report.request} />
            <ReportScope request={report.request} options={options} />
            {report.reply.arrived && <ReportArrived arrived={report.reply.arrived} />}
          </>
        )}
      </div>
      {report !== null && <ReportTotals reply={report.reply} />}
    </Box>
  );
}
