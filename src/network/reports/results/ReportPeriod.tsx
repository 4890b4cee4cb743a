import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { WHOLE_DAY } from '../../../../contract/default-filters';
import { periodOf, type ReportFilter } from '../../../../contract/reports';
import { useFormat } from '../../../ui/format/use-format';

interface ReportPeriodProps {
  request: ReportFilter;
  /** True where whole days are said without their times. */
  brief?: boolean;
}

/** STMT-12: the period that the shown rows belong to and by which date, whatever the filters say by now. */
export function ReportPeriod({ request, brief = false }: ReportPeriodProps) {
  const translate = useTranslate();
  const { date } = useFormat();
  const { dateType, startDate, startTime, endDate, endTime } = periodOf(request);
  const whole = startTime === WHOLE_DAY.tmInit && endTime === WHOLE_DAY.tmFinal;
  const timed = dateType === 'dt' && !(brief && whole);
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
