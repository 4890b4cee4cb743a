import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ReportFilter } from '../../../contract/reports';
import { LostNotice } from '../../kit/LostNotice';
import { PickRows } from '../../kit/picked-rows/PickRows';
import { ReportArrival } from '../../network/reports/results/ReportArrival';
import { ReportFailure, type ReportFailureProps } from '../../network/reports/results/ReportFailure';
import { ReportScope } from '../../network/reports/results/ReportScope';
import { noteStyle, resultsPlaceStyle, resultsStyle } from '../../network/reports/results/results-style';
import type { FilterOptions } from '../../network/reports/selections/use-filter-options';
import type { ReportState } from '../../network/reports/use-report';
import { isNetworkLost } from '../../portal/network';
import { Message } from '../../ui/states/Message';
import { useIsPhone } from '../../ui/use-is-phone';
import { headStyle } from './closings-style';
import { refusedPeriod } from './refused-period';

interface PeriodCardProps {
  state: ReportState<unknown, unknown>;
  options: FilterOptions;
  /** Rows of its table. */
  rows: number;
  /** What is shown; `null`: nothing is. */
  title: string | null;
  /** When it was closed. */
  closedAt?: string | undefined;
  /** What is looked at of it. */
  filter: ReportFilter | null;
  upTo: Parameters<typeof ReportArrival>[0]['arrived'];
  /** Whether rows of its table can be picked. */
  pickable?: boolean;
  /** Whether the filters say something else by now than what is shown was created with. */
  outdated: boolean;
  onRetry: () => void;
  onClear: ReportFailureProps['onClear'];
  /** What is shown where it could be fetched. */
  children: ReactNode;
}

/** The card of closed periods: it names them, says what is looked at of them, and why there is nothing to be seen. */
export function PeriodCard({ state, outdated, rows, children, onRetry, onClear, ...head }: PeriodCardProps) {
  const translate = useTranslate();
  const heading = useId();
  const { report, pending, failure } = state;
  const running = pending !== null;
  const lost = report !== null && isNetworkLost(failure);
  return (
    <Box sx={resultsPlaceStyle(rows)}>
      <Card
        component="section"
        aria-labelledby={heading}
        aria-busy={running}
        sx={resultsStyle}
        className={report !== null && (outdated || running) ? 'old' : ''}
      >
        {running && <LinearProgress className="bar" aria-hidden />}
        <Head id={heading} running={running} {...head} />
        <div aria-live="polite">
          {outdated && (
            <Alert role="note" severity="warning" sx={noteStyle}>
              {translate('reports.results.outdated')} {translate('reports.results.again')}
            </Alert>
          )}
        </div>
        {lost && <LostNotice at={report.at} />}
        {failure !== null && !lost ? (
          <Failure failure={failure} onRetry={onRetry} onClear={onClear} />
        ) : report === null ? (
          running ? (
            <Skeleton variant="rounded" height={120} sx={{ margin: '16px' }} />
          ) : (
            <Message title={translate('reports.results.prompt')} />
          )
        ) : (
          children
        )}
      </Card>
    </Box>
  );
}

interface HeadProps
  extends Pick<PeriodCardProps, 'title' | 'closedAt' | 'filter' | 'upTo' | 'options' | 'pickable'> {
  id: string;
  running: boolean;
}

/** Names the periods, says when one was closed, what is looked at, and up to when data had arrived. */
function Head({ id, title, closedAt, filter, upTo, running, options, pickable = false }: HeadProps) {
  const translate = useTranslate();
  const phone = useIsPhone();
  return (
    <Box sx={headStyle}>
      <div className="title">
        <Typography id={id} variant="subtitle1" component="h2">
          {title ?? translate('reports.results.title')}
        </Typography>
        {closedAt !== undefined && (
          <Typography variant="body2" color="text.secondary">
            {closedAt}
          </Typography>
        )}
        <Typography component="output" variant="body2" color="text.secondary">
          {running && translate('reports.results.loading')}
        </Typography>
        {pickable && (
          <div className="tools">
            <PickRows />
          </div>
        )}
      </div>
      {filter !== null && (
        <div className="covered">
          <ReportScope request={filter} options={options} />
          {!phone && <ReportArrival arrived={upTo} newer={null} />}
        </div>
      )}
    </Box>
  );
}

/** A period without figures is no fault: a sentence says why it has none. */
function Failure(props: ReportFailureProps) {
  const refused = refusedPeriod(props.failure);
  return refused === null ? <ReportFailure {...props} /> : <Message title={refused} />;
}
