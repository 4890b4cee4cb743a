import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import { type Ref, useId } from 'react';
import { useTranslate } from 'react-admin';
import { STATEMENT } from '../../../contract/limits';
import { useFormat } from '../../kit/use-format';
import { ReportBody } from './ReportBody';
import { ReportHead } from './ReportHead';
import { noteStyle, resultsPlaceStyle, resultsStyle } from './results-style';
import type { FilterOptions } from './use-filter-options';
import type { ReportState } from './use-report';

interface ResultsCardProps {
  ref: Ref<HTMLDivElement>;
  state: ReportState;
  options: FilterOptions;
  /** Whether the filters say something else by now than the report on the screen was created with. */
  outdated: boolean;
  onRetry: () => void;
}

/**
 * STMT-01, STMT-12, STMT-15: what the report covers, its totals over all rows, and its first hundred rows. A report
 * that does not belong to the filters any more is dimmed and says so, and so it is while the next one loads.
 */
export function ResultsCard({ ref, state, options, outdated, onRetry }: ResultsCardProps) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const heading = useId();
  const { report, asked } = state;
  const running = asked !== null;
  const total = report?.reply.totalRows ?? 0;
  const note = `${heading}-note`;
  return (
    <Box ref={ref} sx={resultsPlaceStyle(report?.reply.rows.length ?? 0)}>
      <Card
        component="section"
        aria-labelledby={heading}
        aria-busy={running}
        {...(outdated && { 'aria-describedby': note })}
        sx={resultsStyle}
        className={report !== null && (outdated || running) ? 'old' : ''}
      >
        {running && <LinearProgress className="bar" aria-hidden />}
        <ReportHead id={heading} report={report} running={running} options={options} />
        <div aria-live="polite">
          {outdated && (
            <Alert id={note} role="note" severity="warning" sx={noteStyle}>
              {translate('statement.results.outdated')}
              {!running && ` ${translate('statement.results.again')}`}
            </Alert>
          )}
        </div>
        {total > STATEMENT.screenRows && (
          <Alert role="note" severity="info" sx={noteStyle}>
            <span>{translate('statement.results.truncated')}</span>{' '}
            <span>{translate('statement.results.rows', { smart_count: total, rows: integer(total) })}</span>
          </Alert>
        )}
        <ReportBody state={state} onRetry={onRetry} />
      </Card>
    </Box>
  );
}
