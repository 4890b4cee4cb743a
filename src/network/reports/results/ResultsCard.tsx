import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import { type ReactNode, type Ref, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Arrived, ReportFilter } from '../../../../contract/reports';
import { LostNotice } from '../../../kit/LostNotice';
import { isNetworkLost } from '../../../portal/network';
import { useIsPhone } from '../../../ui/use-is-phone';
import type { FilterOptions } from '../selections/use-filter-options';
import type { ReportState } from '../use-report';
import { ReportArrival } from './ReportArrival';
import { ReportBody } from './ReportBody';
import type { ReportFailureProps } from './ReportFailure';
import { ReportHead } from './ReportHead';
import { noteStyle, resultsPlaceStyle, resultsStyle } from './results-style';

interface ResultsCardProps {
  ref: Ref<HTMLDivElement>;
  state: ReportState<ReportFilter, { arrived: Arrived | null }>;
  options: FilterOptions;
  /** How many rows of the report are shown. */
  rows: number;
  /** Over all of its rows; nothing where there is no report. */
  totals: ReactNode;
  /** The parts of the report, and what is chosen of the one that is shown. */
  parts?: ReactNode;
  /** What else has to be known of the rows; nothing where that is all. */
  note: ReactNode;
  /** Rows that are on their way. */
  skeleton: ReactNode;
  /** The rows. */
  children: ReactNode;
  /** Whether the filters say something else by now than the report on the screen was created with. */
  outdated: boolean;
  /** Says that newer rows are there, for a report that belongs to the filters and is not being fetched again. */
  newer?: ReactNode;
  onRetry: () => void;
  onClear: ReportFailureProps['onClear'];
}

/**
 * STMT-01, STMT-12, STMT-15: what a report covers, its totals over all rows, and the rows that are shown. A report
 * that does not belong to the filters any more is dimmed and says so, and so it is while the next one loads.
 */
export function ResultsCard(props: ResultsCardProps) {
  const {
    ref,
    state,
    options,
    rows,
    totals,
    parts,
    note,
    skeleton,
    children,
    outdated,
    newer,
    onRetry,
    onClear,
  } = props;
  const translate = useTranslate();
  const heading = useId();
  const { report, pending, failure } = state;
  const running = pending !== null;
  const outdatedNote = `${heading}-note`;
  const phone = useIsPhone();
  const arrival = (
    <ReportArrival
      arrived={report?.reply.arrived ?? null}
      newer={
        <>
          <MuiLink component={Link} to="/fechamentos" variant="caption">
            {translate('screens./fechamentos.title')}
          </MuiLink>
          {!outdated && !running && newer}
        </>
      }
    />
  );
  const held = rows > 0 ? 'rows' : 'nothing';
  return (
    <Box ref={ref} sx={resultsPlaceStyle(rows)}>
      <Card
        component="section"
        aria-labelledby={heading}
        aria-busy={running}
        {...(outdated && { 'aria-describedby': outdatedNote })}
        sx={resultsStyle}
        className={report !== null && (outdated || running) ? 'old' : ''}
      >
        {running && <LinearProgress className="bar" aria-hidden />}
        <ReportHead
          id={heading}
          request={report?.request ?? null}
          arrival={!phone && report !== null && arrival}
          totals={totals}
          running={running}
          options={options}
        />
        {parts}
        <div aria-live="polite">
          {outdated && (
            <Alert id={outdatedNote} role="note" severity="warning" sx={noteStyle}>
              {translate('reports.results.outdated')}
              {!running && ` ${translate('reports.results.again')}`}
            </Alert>
          )}
        </div>
        {report !== null && isNetworkLost(failure) && <LostNotice at={report.at} />}
        {note && (
          <Alert role="note" severity="info" sx={noteStyle}>
            {note}
          </Alert>
        )}
        <ReportBody
          holds={report === null ? null : held}
          running={running}
          failure={failure}
          skeleton={skeleton}
          onRetry={onRetry}
          onClear={onClear}
        >
          {children}
        </ReportBody>
        {phone && report !== null && arrival}
      </Card>
    </Box>
  );
}
