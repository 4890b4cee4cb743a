import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ClosedPeriods } from '../../../contract/closings';
import { useFormat } from '../../ui/format/use-format';

/** Says when the month is closed that is not yet; where closing is held back, that and since when. */
export function NextClosing({ periods: { next, nextMonth } }: { periods: ClosedPeriods }) {
  const translate = useTranslate();
  const format = useFormat();
  const said = (moment: string) => {
    const { date, time } = format.dateTime(moment);
    return { date, time: time.slice(0, 5) };
  };
  const held = next.heldAt !== null;
  return (
    <Typography
      variant="caption"
      component="p"
      color={held ? 'warning.main' : 'text.secondary'}
      sx={{ fontWeight: held ? 600 : 400 }}
    >
      {held
        ? translate('closings.held', { day: format.date(next.day), ...said(next.heldAt ?? '') })
        : translate('closings.next', {
            month: format.month(nextMonth.month, { alone: true }),
            ...said(nextMonth.dueAt),
          })}
    </Typography>
  );
}
