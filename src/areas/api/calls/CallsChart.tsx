import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTranslate } from 'react-admin';
import { CHART_MARGIN } from '../../../kit/chart-margin';
import { useFormat } from '../../../ui/format/use-format';
import type { Credentials } from '../use-credentials';

interface CallsChartProps {
  days: Credentials['days'];
  title: string;
}

/** Calls and errors by day, from the oldest to today. */
export function CallsChart({ days, title }: CallsChartProps) {
  const { palette } = useTheme();
  const translate = useTranslate();
  const { date, integer } = useFormat();
  const shown = days.toReversed();
  const line = (field: 'calls' | 'errors', color: string) => ({
    data: shown.map((day) => day[field]),
    label: translate(`api.calls.columns.${field}`),
    color,
    curve: 'linear' as const,
    showMark: true,
    valueFormatter: (value: number | null) => integer(value ?? 0),
  });
  return (
    // The table shows the same data, for the keyboard and for screen readers.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element img has no children
    <Box role="img" aria-label={title}>
      <LineChart
        disableKeyboardNavigation
        height={260}
        skipAnimation
        grid={{ horizontal: true }}
        margin={CHART_MARGIN}
        xAxis={[
          {
            scaleType: 'point',
            data: shown.map(({ day }) => day),
            valueFormatter: (day: string) => date(day),
            disableLine: true,
            disableTicks: true,
            height: 28,
          },
        ]}
        yAxis={[
          {
            min: 0,
            width: 64,
            // Calls are whole numbers.
            tickMinStep: 1,
            valueFormatter: (value: number) => integer(value),
            disableLine: true,
            disableTicks: true,
            tickNumber: 4,
          },
        ]}
        series={[line('calls', palette.primary.main), line('errors', palette.brass)]}
        sx={{ '& .MuiChartsGrid-line': { stroke: palette.divider } }}
      />
    </Box>
  );
}
