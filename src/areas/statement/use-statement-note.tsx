import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { subtractMoney } from '../../../contract/money';
import { type NarrowedTotals, STATEMENT } from '../../../contract/statement';
import type { Looked } from '../../../contract/statement-address';
import { useFormat } from '../../ui/format/use-format';
import type { StatementReports } from './use-statement-reports';

/** STMT-15: what else has to be known of what is shown; nothing where that is all. */
export function useStatementNote(reports: StatementReports, { tab }: Pick<Looked, 'tab'>): ReactNode {
  const translate = useTranslate();
  const { integer } = useFormat();
  const counted = (rows: number) => ({ smart_count: rows, rows: integer(rows) });
  if (tab === 'breakdown') {
    const reply = reports.breakdown.report?.reply;
    if (!reply?.rest) return null;
    const shown = reply.groups.length;
    const all = shown + reply.rest.lines;
    return translate('statement.breakdown.first', { shown: integer(shown), all: integer(all) });
  }
  const reply = (tab === 'rows' ? reports.rows : reports.cancelled).report?.reply;
  if (reply === undefined) return null;
  const { totalRows, narrowed, rows } = reply;
  if (narrowed !== undefined) {
    return narrowed.totalRows > 0 && <Narrowed totals={narrowed} all={totalRows} shown={rows.length} />;
  }
  const isCut = totalRows > STATEMENT.screenRows;
  if (tab === 'cancelled') {
    const first = translate('statement.cancelled.first', { shown: integer(rows.length) });
    return (
      totalRows > 0 &&
      `${translate('statement.cancelled.count', counted(totalRows))}${isCut ? ` ${first}` : ''}`
    );
  }
  return (
    isCut && (
      <>
        <span>{translate('reports.results.truncated')}</span>{' '}
        <span>{translate('reports.results.rows', counted(totalRows))}</span>
      </>
    )
  );
}

interface NarrowedProps {
  totals: NarrowedTotals;
  /** Rows of the whole. */
  all: number;
  shown: number;
}

/** How many rows match, of how many, and what those come to. */
function Narrowed({ totals, all, shown }: NarrowedProps) {
  const translate = useTranslate();
  const { integer, money } = useFormat();
  const { totalRows, deposits, withdrawals } = totals;
  const words = { shown: integer(shown), rows: integer(totalRows), all: integer(all) };
  const text = totalRows > shown ? 'first' : 'found';
  const amounts = [
    ['deposits', money(deposits, { signed: true }), Number(deposits) === 0 ? '' : 'in'],
    [
      'withdrawals',
      money(subtractMoney(0, withdrawals), { signed: true }),
      Number(withdrawals) === 0 ? '' : 'out',
    ],
    ['balance', money(subtractMoney(deposits, withdrawals)), ''],
  ] as const;
  return (
    <Box sx={narrowedStyle}>
      <span>{translate(`statement.narrowing.${text}`, words)}</span>
      <dl>
        {amounts.map(([name, amount, tone]) => (
          <div key={name}>
            <dt>{translate(`reports.results.${name}`)}</dt>
            <dd className={tone} translate="no">
              {amount}
            </dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}

const narrowedStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 24px',
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: '2px 20px', margin: 0 },
  '& dl > div': { display: 'flex', gap: '6px', whiteSpace: 'nowrap' },
  '& dt': { color: 'text.secondary' },
  '& dd': { margin: 0, fontWeight: 600, color: 'text.primary' },
  '& .in': { color: 'success.main' },
  '& .out': { color: 'error.main' },
};
