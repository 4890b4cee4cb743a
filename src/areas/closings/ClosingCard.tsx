import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import {
  type ClosingReply,
  type ClosingRequest,
  daysOfPeriod,
  filterOfClosing,
} from '../../../contract/closings';
import { isMonth } from '../../../contract/dates';
import { LostNotice } from '../../kit/LostNotice';
import { ReportArrival } from '../../network/reports/results/ReportArrival';
import { ReportFailure, type ReportFailureProps } from '../../network/reports/results/ReportFailure';
import { ReportScope } from '../../network/reports/results/ReportScope';
import { noteStyle, resultsPlaceStyle, resultsStyle } from '../../network/reports/results/results-style';
import type { FilterOptions } from '../../network/reports/selections/use-filter-options';
import type { Report, ReportState } from '../../network/reports/use-report';
import { isNetworkLost } from '../../portal/network';
import { useFormat } from '../../ui/format/use-format';
import { Message } from '../../ui/states/Message';
import { useIsPhone } from '../../ui/use-is-phone';
import { ChangeCards } from './ChangeCards';
import { ChangesTable } from './ChangesTable';
import { headStyle } from './closings-style';
import { Figures } from './Figures';
import { refusedPeriod } from './refused-period';

type Shown = Report<ClosingRequest, ClosingReply>;

interface ClosingCardProps {
  state: ReportState<ClosingRequest, ClosingReply>;
  options: FilterOptions;
  /** Whether the filters say something else by now than what is shown was created with. */
  outdated: boolean;
  onRetry: () => void;
  onClear: ReportFailureProps['onClear'];
}

/** A closed period: its figures, and the rows that have changed them. */
export function ClosingCard({ state, options, outdated, onRetry, onClear }: ClosingCardProps) {
  const translate = useTranslate();
  const heading = useId();
  const { report, pending, failure } = state;
  const running = pending !== null;
  const lost = report !== null && isNetworkLost(failure);
  const rows = report?.reply.changes.length ?? 0;
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
        <Head id={heading} report={report} running={running} options={options} />
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
          <Contents reply={report.reply} />
        )}
      </Card>
    </Box>
  );
}

interface HeadProps {
  id: string;
  report: Shown | null;
  running: boolean;
  options: FilterOptions;
}

/** Names the period, says when it was closed, what is looked at of it, and up to when data had arrived. */
function Head({ id, report, running, options }: HeadProps) {
  const translate = useTranslate();
  const { date, dateTime, month, integer } = useFormat();
  const phone = useIsPhone();
  const days = report === null ? null : daysOfPeriod(report.request.periodo);
  const named = ({ period }: ClosingReply) =>
    isMonth(period) ? month(period, { alone: true }) : date(period);
  const closedAt = ({ closing: { at, delivery } }: ClosingReply) => {
    const moment = dateTime(at);
    return translate('closings.closedAt', {
      date: moment.date,
      time: moment.time.slice(0, 5),
      delivery: integer(delivery),
    });
  };
  return (
    <Box sx={headStyle}>
      <div className="title">
        <Typography id={id} variant="subtitle1" component="h2">
          {report === null ? translate('reports.results.title') : named(report.reply)}
        </Typography>
        {report !== null && (
          <Typography variant="body2" color="text.secondary">
            {closedAt(report.reply)}
          </Typography>
        )}
        <Typography component="output" variant="body2" color="text.secondary">
          {running && translate('reports.results.loading')}
        </Typography>
      </div>
      {report !== null && days !== null && (
        <div className="covered">
          <ReportScope request={filterOfClosing(report.request, days)} options={options} />
          {!phone && <ReportArrival arrived={report.reply.upTo} newer={null} />}
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

function Contents({ reply }: { reply: ClosingReply }) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const phone = useIsPhone();
  const { changes, totalChanges, passing } = reply;
  const counted = (key: 'first' | 'passing', count: number, values: object = {}) =>
    translate(`closings.${key}`, { smart_count: count, count: integer(count), ...values });
  return (
    <>
      <Figures reply={reply} />
      {totalChanges > changes.length && (
        <Alert role="note" severity="info" sx={noteStyle}>
          {counted('first', totalChanges, { shown: integer(changes.length) })}
        </Alert>
      )}
      {passing > 0 && (
        <Alert role="note" severity="info" sx={noteStyle}>
          {counted('passing', passing)}
        </Alert>
      )}
      {changes.length === 0 ? (
        <Message title={translate('closings.nothing')} />
      ) : phone ? (
        <ChangeCards changes={changes} />
      ) : (
        <ChangesTable changes={changes} />
      )}
      {phone && <ReportArrival arrived={reply.upTo} newer={null} />}
    </>
  );
}
