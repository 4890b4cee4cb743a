import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../ui/format/use-format';
import type { DayClose } from './webhook';

/** The time at which a business day is closed, the last closed one, and whether the next one is held back. */
export function ClosedDays({ dayClose: { time, closedUntil, heldDate } }: { dayClose: DayClose }) {
  const translate = useTranslate();
  const { date, dateTime } = useFormat();
  const text = (key: string, words: object = {}) => translate(`api.webhooks.days.${key}`, words);
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {text('time', { time })}{' '}
        {closedUntil === null ? text('none') : text('until', { date: date(closedUntil) })}
      </Typography>
      {heldDate !== null && (
        <Alert severity="info">{text('held', { moment: translate('api.moment', dateTime(heldDate)) })}</Alert>
      )}
    </>
  );
}
