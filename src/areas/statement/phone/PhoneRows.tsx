import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { todayIn } from '../../../../contract/dates';
import { useDeployment } from '../../../ui/format/deployment';
import { useFormat } from '../../../ui/format/use-format';
import type { ReportEntry } from '../entry';
import { daysOf, type PhoneDay } from './days';
import { PhoneRow } from './PhoneRow';
import { rowsStyle } from './phone-rows-style';

interface PhoneRowsProps {
  entries: readonly ReportEntry[];
  /** Whether they are in another order than that of days: then each says its own. */
  dated?: boolean;
  onOpen: (entry: ReportEntry) => void;
}

/** STMT-13, STMT-14 on a phone: one line of two a transaction, under its day; a touch opens all of its fields. */
export function PhoneRows({ entries, dated = false, onOpen }: PhoneRowsProps) {
  const translate = useTranslate();
  return (
    <Box component="section" aria-label={translate('statement.table')} className="cards" sx={rowsStyle}>
      {dated ? (
        <ul>
          {entries.map((entry) => (
            <PhoneRow key={entry.index} entry={entry} dated onOpen={onOpen} />
          ))}
        </ul>
      ) : (
        daysOf(entries).map((day) => <Day key={day.entries[0]?.index} day={day} onOpen={onOpen} />)
      )}
    </Box>
  );
}

function Day({ day, onOpen }: { day: PhoneDay; onOpen: (entry: ReportEntry) => void }) {
  const translate = useTranslate();
  const { date } = useFormat();
  const heading = useId();
  const timeZone = useDeployment()?.timeZone;
  const isToday = timeZone !== undefined && day.captured === todayIn(timeZone);
  return (
    <>
      {/* Both dates, because a day may have rows of several accounting dates. */}
      <Typography id={heading} component="h3" variant="caption" className="day">
        <strong>
          {isToday && `${translate('reports.presets.today')}, `}
          {date(day.captured)}
        </strong>{' '}
        <span>{translate('statement.accounted', { date: date(day.accounted) })}</span>
      </Typography>
      <ul aria-labelledby={heading}>
        {day.entries.map((entry) => (
          <PhoneRow key={entry.index} entry={entry} onOpen={onOpen} />
        ))}
      </ul>
    </>
  );
}
