import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Arrived, ReportFilter } from '../../../../contract/reports';
import { useFormat } from '../../../ui/format/use-format';
import type { FilterOptions } from '../selections/use-filter-options';
import { ReportPeriod } from './ReportPeriod';
import { ReportScope } from './ReportScope';
import { resultsHeadStyle } from './results-style';

interface ReportHeadProps {
  /** Of the heading, which names the card. */
  id: string;
  /** What the report on the screen was asked for; `null` where there is none. */
  request: ReportFilter | null;
  arrived: Arrived | null;
  /** That newer rows are there. */
  newer: ReactNode;
  totals: ReactNode;
  running: boolean;
  options: FilterOptions;
}

/** STMT-12, STMT-16: what was asked for, up to when data had arrived, the totals, and that the next one is loading. */
export function ReportHead({ id, request, arrived, newer, totals, running, options }: ReportHeadProps) {
  const translate = useTranslate();
  return (
    <Box sx={resultsHeadStyle}>
      <div className="about">
        <div className="title">
          <Typography id={id} variant="subtitle1" component="h2">
            {translate('reports.results.title')}
          </Typography>
          <Typography component="output" variant="body2" color="text.secondary">
            {running && translate('reports.results.loading')}
          </Typography>
        </div>
        {request !== null && (
          <>
            <ReportPeriod request={request} />
            <ReportScope request={request} options={options} />
            <div className="arrived">
              {arrived && <ReportArrived arrived={arrived} />}
              {newer}
            </div>
          </>
        )}
      </div>
      {totals}
    </Box>
  );
}

/** Says up to when data had arrived. Run again later, the same report may have more rows, and this tells why. */
function ReportArrived({ arrived: { at, delivery } }: { arrived: Arrived }) {
  const translate = useTranslate();
  const { dateTime, integer } = useFormat();
  const { date, time } = dateTime(at);
  const moment = translate('exports.facts.delivery', {
    moment: `${date}\u00A0${time}`,
    number: integer(delivery),
  });
  return (
    <Typography variant="caption" component="p" color="text.secondary">
      {translate('exports.facts.arrived')} {moment}
    </Typography>
  );
}
