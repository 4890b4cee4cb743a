import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { BalanceReport } from '../../../../contract/balance';
import type { Money } from '../../../../contract/money';

const HOURS = 24;
/** In pixels; the lines keep clear of its edges by their own width. */
const HEIGHT = 56;
const EDGE = 4;

interface Props {
  report: Required<Pick<BalanceReport, 'hours' | 'lastWeek'>> & Pick<BalanceReport, 'at' | 'reportData'>;
}

/**
 * Draws what has been deposited so far today over the same weekday a week ago. It is drawn by hand, because the library of the
 * dashboard's charts weighs more than the rest of the page; what it shows is said in words beside it.
 */
export function DayLine({ report: { hours, lastWeek, at, reportData } }: Props) {
  const now = reportData.balance.deposit;
  const most = Math.max(1, Number(now), ...lastWeek.hours.map(Number));
  const y = (amount: Money) => HEIGHT - EDGE - (Number(amount) / most) * (HEIGHT - 2 * EDGE);
  const present = Number(at.slice(11, 13)) + Number(at.slice(14, 16)) / 60;
  const points = (amounts: readonly Money[]) =>
    amounts.map((amount, index) => [index + 1, y(amount)] as const);
  const before = [[0, y(0)] as const, ...points(lastWeek.hours)];
  // The present hour is not over: its point is the moment.
  const today = [[0, y(0)] as const, ...points(hours.slice(0, -1)), [present, y(now)] as const];
  return (
    <Box aria-hidden sx={lineStyle}>
      <svg viewBox={`0 0 ${HOURS} ${HEIGHT}`} preserveAspectRatio="none" focusable="false">
        <polyline className="before" points={before.join(' ')} />
        <polyline className="today" points={today.join(' ')} />
      </svg>
      <span style={{ left: `${(present / HOURS) * 100}%`, top: y(now) }} />
    </Box>
  );
}

const lineStyle: SxProps<Theme> = {
  position: 'relative',
  height: HEIGHT,
  borderBottom: '1px solid',
  borderColor: 'divider',
  '& svg': { display: 'block', width: '100%', height: '100%', overflow: 'visible' },
  '& polyline': { fill: 'none', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' },
  '& .today': { stroke: (theme) => theme.palette.primary.main },
  '& .before': { stroke: (theme) => theme.palette.tintLine, strokeDasharray: '3 3' },
  '& > span': {
    position: 'absolute',
    width: 8,
    height: 8,
    margin: '-4px 0 0 -4px',
    borderRadius: '50%',
    backgroundColor: 'primary.main',
  },
};
