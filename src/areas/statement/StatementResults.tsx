import Typography from '@mui/material/Typography';
import { type Ref, useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { subtractMoney } from '../../../contract/money';
import type { Looked } from '../../../contract/statement-address';
import type { ReportFailureProps } from '../../network/reports/results/ReportFailure';
import { ReportTotals } from '../../network/reports/results/ReportTotals';
import { ResultsCard } from '../../network/reports/results/ResultsCard';
import type { FilterOptions } from '../../network/reports/selections/use-filter-options';
import { useIsPhone } from '../../ui/use-is-phone';
import { useLatest } from '../../ui/use-latest';
import { BreakdownControls } from './breakdown/BreakdownControls';
import { BreakdownSkeleton } from './breakdown/BreakdownSkeleton';
import { BreakdownView } from './breakdown/BreakdownView';
import { narrowedTo } from './breakdown/lines';
import { totalsOf } from './columns';
import { NewerStatement } from './NewerStatement';
import { NoRows } from './NoRows';
import { NarrowingChips } from './narrowing/NarrowingChips';
import { NarrowingControls } from './narrowing/NarrowingControls';
import { ReportRows } from './ReportRows';
import { StatementParts } from './StatementParts';
import { StatementTable } from './StatementTable';
import { withLooked } from './tabs';
import { useStatementNote } from './use-statement-note';
import type { StatementReports } from './use-statement-reports';

interface StatementResultsProps {
  ref: Ref<HTMLDivElement>;
  reports: StatementReports;
  options: FilterOptions;
  looked: Looked;
  onLook: (changes: Partial<Looked>, how?: { replace: boolean }) => void;
  parameters: URLSearchParams;
  /** Whether the filters say something else by now than what is shown was created with. */
  outdated: boolean;
  onRetry: () => void;
  onClear: ReportFailureProps['onClear'];
}

/** STMT-01, STMT-12: the part of the statement that is looked at, with its totals. */
export function StatementResults(props: StatementResultsProps) {
  const { ref, reports, options, looked, onLook, parameters, outdated, onRetry, onClear } = props;
  const { active, shown, held } = reports;
  const { tab } = looked;
  const rows = { rows: reports.rows, cancelled: reports.cancelled, breakdown: null }[tab]?.report?.reply;
  const latest = useLatest(onLook);
  const sortRows = useCallback(
    (sorting: Looked['rows']) => latest.current({ rows: sorting }, { replace: true }),
    [latest],
  );
  // Of what is narrowed the card says by itself that nothing matches.
  const narrowed = rows?.narrowed !== undefined;
  const note = useStatementNote(reports, looked);
  const phone = useIsPhone();
  // On a phone what is said of a hundred rows stands at their end: the first ones come before words about them.
  const noted = phone && tab === 'rows' && !narrowed;
  return (
    <ResultsCard
      ref={ref}
      state={active}
      options={options}
      rows={narrowed ? Math.max(held, 1) : held}
      totals={<PartTotals reports={reports} looked={looked} />}
      parts={
        <>
          <StatementParts tab={tab} onShow={(next) => onLook({ tab: next })} pickable={held > 0}>
            {tab === 'breakdown' ? (
              <BreakdownControls looked={looked} onLook={onLook} />
            ) : (
              <NarrowingControls looked={looked} onLook={onLook} />
            )}
          </StatementParts>
          {tab !== 'breakdown' && (
            <NarrowingChips
              narrowed={looked.narrowed}
              options={options}
              onNarrow={(narrowed) => onLook({ narrowed }, { replace: true })}
            />
          )}
        </>
      }
      note={noted ? null : note}
      skeleton={
        tab === 'breakdown' ? (
          <BreakdownSkeleton looked={looked} />
        ) : (
          <StatementTable cancelled={tab === 'cancelled'} />
        )
      }
      outdated={outdated}
      newer={
        active.report !== null &&
        shown !== null && (
          <NewerStatement report={{ ...active.report, request: shown }} onShow={() => reports.run(shown)} />
        )
      }
      onRetry={onRetry}
      onClear={onClear}
    >
      {rows !== undefined && rows.rows.length > 0 && (
        <ReportRows reply={rows} sorted={looked.rows} onSort={sortRows} />
      )}
      {noted && note !== false && note !== null && (
        <Typography role="note" variant="body2" color="text.secondary" sx={endStyle}>
          {note}
        </Typography>
      )}
      {narrowed && held === 0 && <NoRows onClear={() => onLook({ narrowed: {} })} />}
      {tab === 'breakdown' && (
        <Breakdown reports={reports} looked={looked} onLook={onLook} parameters={parameters} />
      )}
    </ResultsCard>
  );
}

/** What is shown stays that of its own request while another one is fetched. */
function Breakdown({
  reports: { breakdown },
  looked,
  onLook,
  parameters,
}: Pick<StatementResultsProps, 'reports' | 'looked' | 'onLook' | 'parameters'>) {
  const { pathname } = useLocation();
  const by = breakdown.report?.request.by;
  const asked = useMemo(() => (by === undefined ? looked : { ...looked, by }), [by, looked]);
  const latest = useLatest(onLook);
  const replace = useCallback(
    (changes: Partial<Looked>) => latest.current(changes, { replace: true }),
    [latest],
  );
  const pathTo = useCallback(
    (keys: readonly string[]) => {
      const rows = { tab: 'rows', narrowed: narrowedTo(asked.by, keys), rows: undefined } as const;
      return `${pathname}?${withLooked(parameters, rows)}`;
    },
    [asked, parameters, pathname],
  );
  if (breakdown.report === null) return null;
  return <BreakdownView reply={breakdown.report.reply} looked={asked} onLook={replace} pathTo={pathTo} />;
}

/** STMT-12: deposits, withdrawals, and the balance; of cancelled ones what they would have been. */
function PartTotals({ reports, looked: { tab } }: Pick<StatementResultsProps, 'reports' | 'looked'>) {
  const { rows, breakdown, cancelled } = reports;
  const totals = {
    rows: rows.report && totalsOf(rows.report.reply),
    cancelled: cancelled.report && totalsOf(cancelled.report.reply),
    breakdown: breakdown.report && {
      deposits: breakdown.report.reply.total.deposits,
      debts: breakdown.report.reply.total.withdrawals,
    },
  }[tab];
  if (totals === null) return null;
  const { deposits, debts } = totals;
  const texts = tab === 'cancelled' ? 'statement.cancelled' : 'reports.results';
  return (
    <ReportTotals
      parts={[
        { label: `${texts}.deposits`, amount: deposits, tone: 'in' },
        { label: `${texts}.withdrawals`, amount: subtractMoney(0, debts), tone: 'out' },
      ]}
      balance={{ label: `${texts}.balance`, amount: subtractMoney(deposits, debts) }}
    />
  );
}

const endStyle = { padding: '12px 16px', borderTop: '1px solid', borderColor: 'divider' } as const;
