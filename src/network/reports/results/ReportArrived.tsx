import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Arrived } from '../../../../contract/reports';
import { useFormat } from '../../../ui/format/use-format';

/** Says up to when data had arrived. Run again later, the same report may have more rows, and this tells why. */
export function ReportArrived({ arrived: { at, delivery } }: { arrived: Arrived }) {
  const translate = useTranslate();
  const { dateTime, integer } = useFormat();
  const { date, time } = dateTime(at);
  const moment = translate('exports.facts.delivery', {
    moment: `${date}\u00A0${time}`,
    number: integer(delivery),
  });
  return (
    <Typography variant="caption" component="p" color="text.secondary">
      {translate('exports.facts.arrived')} {moment}
    </Typography>
  );
}
