import TrendingDown from '@mui/icons-material/TrendingDown';
import TrendingFlat from '@mui/icons-material/TrendingFlat';
import TrendingUp from '@mui/icons-material/TrendingUp';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { DashboardPeriod } from '../../../../contract/dashboard';
import { type Money, toCents } from '../../../../contract/money';
import type { Figures } from '../use-figures';

interface ComparisonProps {
  now: Money;
  before: Money;
  period: DashboardPeriod;
  figures: Figures;
}

/** Compares a card with the previous period, in words, because an arrow alone would not say by how much. */
export function Comparison({ now, before, period, figures }: ComparisonProps) {
  const translate = useTranslate();
  const [current, earlier] = [Number(toCents(now)), Number(toCents(before))];
  const when = translate(`dashboard.compared.before.${period}`);
  const kind = earlier === 0 ? 'nothing' : current > earlier ? 'more' : current < earlier ? 'less' : 'same';
  const percent = figures.change(earlier === 0 ? 0 : (Math.abs(current - earlier) * 100) / earlier);
  const Icon = kind === 'more' ? TrendingUp : kind === 'less' ? TrendingDown : TrendingFlat;
  return (
    <Typography variant="body2" color="text.secondary" className="compared">
      <Icon fontSize="inherit" aria-hidden />{' '}
      {translate(`dashboard.compared.${kind}`, { percent, before: when })}
    </Typography>
  );
}
