import Typography from '@mui/material/Typography';
import { periodOf, type ReportRequest } from '../../contract/statement';
import { useFormat } from '../shared/use-format';

/** STMT-12: the period that the shown rows belong to, whatever the filters say by now. */
export function ReportPeriod({ request }: { request: ReportRequest }) {
  const { date } = useFormat();
  const { dateType, startDate, startTime, endDate, endTime } = periodOf(request);
  const timed = dateType === 'dt';
  // A line never breaks between a date and its time.
  const start = timed ? `${date(startDate)}\u00A0${startTime}` : date(startDate);
  const end = timed ? `${date(endDate)}\u00A0${endTime}` : date(endDate);
  return (
    <Typography variant="body2" color="text.secondary">
      {start === end ? start : `${start} – ${end}`}
    </Typography>
  );
}
