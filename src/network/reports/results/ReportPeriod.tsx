import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { periodOf, type ReportFilter } from '../../../../contract/reports';
import { useFormat } from '../../../ui/format/use-format';

/** STMT-12: the period that the shown rows belong to and by which date, whatever the filters say by now. */
export function ReportPeriod({ request }: { request: ReportFilter }) {
  const translate = useTranslate();
  const { date } = useFormat();
  const { dateType, startDate, startTime, endDate, endTime } = periodOf(request);
  const timed = dateType === 'dt';
  // A line never breaks between a date and its time.
  const start = timed ? `${date(startDate)}\u00A0${startTime}` : date(startDate);
  const end = timed ? `${date(endDate)}\u00A0${endTime}` : date(endDate);
  return (
    <Typography variant="body2" color="text.secondary">
      {translate(`reports.dateTypes.${dateType}`)}
      {' · '}
      <span>{start === end ? start : `${start} – ${end}`}</span>
    </Typography>
  );
}
