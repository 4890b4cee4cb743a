import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Arrived } from '../../../../contract/reports';
import { useFormat } from '../../../ui/format/use-format';
import { arrivalStyle } from './results-style';

interface ReportArrivalProps {
  /** `null` where the server does not say. */
  arrived: Arrived | null;
  /** Says that newer rows are there. */
  newer: ReactNode;
}

/** Says up to when data had arrived. Run again later, the same report may have more rows, and this tells why. */
export function ReportArrival({ arrived, newer }: ReportArrivalProps) {
  const translate = useTranslate();
  const { dateTime, integer } = useFormat();
  const moment = () => {
    if (arrived === null) return null;
    const { date, time } = dateTime(arrived.at);
    return translate('exports.facts.delivery', {
      moment: `${date}\u00A0${time}`,
      number: integer(arrived.delivery),
    });
  };
  return (
    <Box sx={arrivalStyle}>
      {arrived && (
        <Typography variant="caption" component="p" color="text.secondary">
          {translate('exports.facts.arrived')} {moment()}
        </Typography>
      )}
      {newer}
    </Box>
  );
}
