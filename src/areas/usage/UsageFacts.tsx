import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { useFormat } from '../../ui/format/use-format';
import { periodOf } from './usage';

/** USE-01, USE-04: the period in days, and how many establishments were not used in it. */
export function UsageFacts() {
  const translate = useTranslate();
  const { integer } = useFormat();
  const { filterValues, meta } = useListContext();
  const { unused } = (meta ?? {}) as { unused?: number };
  const period = translate(`usage.periods.last${periodOf(filterValues)}`);
  const without =
    unused !== undefined && translate('usage.unused', { smart_count: unused, count: integer(unused) });
  return (
    <Typography
      component="output"
      variant="body2"
      color="text.secondary"
      // On a phone it stands below the count and the sort order, which share a line.
      sx={{ '@media (max-width: 999.98px)': { order: 1, flexBasis: '100%', marginBottom: '8px' } }}
    >
      {[period, without].filter(Boolean).join(' · ')}
    </Typography>
  );
}
