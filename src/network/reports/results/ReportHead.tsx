import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ReportFilter } from '../../../../contract/reports';
import { useIsPhone } from '../../../ui/use-is-phone';
import type { FilterOptions } from '../selections/use-filter-options';
import { ReportPeriod } from './ReportPeriod';
import { ReportScope } from './ReportScope';
import { resultsHeadStyle } from './results-style';

interface ReportHeadProps {
  /** Of the heading, which names the card. */
  id: string;
  /** What the report on the screen was asked for; `null` where there is none. */
  request: ReportFilter | null;
  /** Up to when data had arrived; at a desk it stands here. */
  arrival: ReactNode;
  totals: ReactNode;
  running: boolean;
  options: FilterOptions;
}

/** STMT-12, STMT-16: what was asked for, the totals (first on a phone), and that the next one is loading. */
export function ReportHead({ id, request, arrival, totals, running, options }: ReportHeadProps) {
  const translate = useTranslate();
  const phone = useIsPhone();
  const covered = request !== null && (
    <div className="covered">
      <ReportPeriod request={request} brief={phone} />
      <ReportScope request={request} options={options} />
    </div>
  );
  return (
    <Box sx={resultsHeadStyle} className={request === null ? 'empty' : ''}>
      <div className="about">
        <div className="title">
          <Typography id={id} variant="subtitle1" component="h2">
            {translate('reports.results.title')}
          </Typography>
          <Typography component="output" variant="body2" color="text.secondary">
            {running && translate('reports.results.loading')}
          </Typography>
        </div>
        {!phone && covered}
        {!phone && arrival}
      </div>
      {totals}
      {phone && covered}
    </Box>
  );
}
