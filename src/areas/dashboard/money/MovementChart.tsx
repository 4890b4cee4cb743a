import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { MarkElementProps } from '@mui/x-charts/LineChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useMemo } from 'react';
import type { DashboardPoint } from '../../../../contract/dashboard';
import { CHART_MARGIN } from '../../../kit/chart-margin';
import type { Figures } from '../use-figures';

interface MovementChartProps {
  points: readonly DashboardPoint[];
  /** The accessible name. */
  title: string;
  color: 'primary' | 'brass';
  height: number;
  figures: Figures;
}

/** DASH-13: value against capture date, a straight line with a ring at each point and the peak filled. */
export function MovementChart({ points, title, color, height, figures }: MovementChartProps) {
  const { palette } = useTheme();
  const stroke = color === 'brass' ? palette.brass : palette.primary.main;
  const values = points.map(({ valor }) => Number(valor));
  const highest = Math.max(...values);
  const peak = highest > 0 ? values.indexOf(highest) : -1;
  const slots = useMemo(() => ({ mark: markWithPeak(peak) }), [peak]);
  return (
    // The table shows the same data, for the keyboard and for screen readers.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element img has no children
    <Box role="img" aria-label={title} translate="no">
      <LineChart
        disableKeyboardNavigation
        height={height}
        skipAnimation
        hideLegend
        grid={{ horizontal: true }}
        margin={CHART_MARGIN}
        xAxis={[
          {
            scaleType: 'point',
            data: points.map(({ dataCaptura }) => dataCaptura),
            valueFormatter: (at: string, { location }) =>
              location === 'tick' ? figures.moment(at) : figures.longMoment(at),
            disableLine: true,
            disableTicks: true,
            height: 28,
          },
        ]}
        yAxis={[
          {
            min: 0,
            width: 64,
            valueFormatter: (value: number) => figures.axis(value),
            disableLine: true,
            disableTicks: true,
            tickNumber: 4,
          },
        ]}
        series={[
          {
            data: values,
            label: title,
            color: stroke,
            curve: 'linear',
            showMark: true,
            valueFormatter: (_value, { dataIndex }) => figures.money(points[dataIndex]?.valor ?? 0),
          },
        ]}
        slots={slots}
        sx={{ '& .MuiChartsGrid-line': { stroke: palette.divider } }}
      />
    </Box>
  );
}

/** Look, charts: a ring at each point, the one at `peak` filled. */
function markWithPeak(peak: number) {
  return function Mark({ x, y, color, dataIndex }: MarkElementProps) {
    const { palette } = useTheme();
    const isPeak = dataIndex === peak;
    return (
      <circle
        cx={x}
        cy={y}
        r={isPeak ? 5 : 3.5}
        fill={isPeak ? color : palette.background.paper}
        stroke={color}
        strokeWidth={2}
        pointerEvents="none"
      />
    );
  };
}
