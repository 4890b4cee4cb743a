import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { addDays } from '../../../contract/calendar';
import { STATEMENT } from '../../../contract/limits';
import { type DateType, dateTypes } from '../../../contract/statement';
import { DateField } from '../../kit/date-field/DateField';
import type { StatementFilters } from './filters';
import { PeriodPresets } from './PeriodPresets';
import { dashStyle, dateTypeStyle, momentStyle, periodStyle } from './period-style';
import { TimeField } from './TimeField';

interface PeriodFieldsProps {
  filters: StatementFilters;
  /** `YYYY-MM-DD` in the network's time zone; empty until that is known. */
  today: string;
  onChange: (changes: Partial<StatementFilters>) => void;
}

/** STMT-02 to STMT-04: by which date, from when until when; times only for transaction dates. */
export function PeriodFields({ filters, today, onChange }: PeriodFieldsProps) {
  const translate = useTranslate();
  const label = useId();
  const timed = filters.dateType === 'dt';
  return (
    <>
      <Box sx={dateTypeStyle}>
        <FormLabel id={label}>{translate('statement.filters.dateType')}</FormLabel>
        <ToggleButtonGroup
          exclusive
          aria-labelledby={label}
          value={filters.dateType}
          onChange={(_event, dateType: DateType | null) => dateType !== null && onChange({ dateType })}
        >
          {dateTypes.map((dateType) => (
            <ToggleButton key={dateType} value={dateType}>
              {filters.dateType === dateType && <Check fontSize="small" />}
              {translate(`statement.dateTypes.${dateType}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box sx={periodStyle}>
        <Box sx={momentStyle}>
          <DateField
            label={translate('statement.filters.startDate')}
            value={filters.dtInit}
            min={today === '' ? undefined : addDays(today, -STATEMENT.maxDaysBack)}
            onChange={(dtInit) => onChange({ dtInit })}
          />
          {timed && (
            <TimeField
              label={translate('statement.filters.startTime')}
              value={filters.tmInit}
              onChange={(tmInit) => onChange({ tmInit })}
            />
          )}
        </Box>
        <Box component="span" sx={dashStyle} aria-hidden>
          –
        </Box>
        <Box sx={momentStyle}>
          <DateField
            label={translate('statement.filters.endDate')}
            value={filters.dtFinal}
            min={filters.dtInit}
            onChange={(dtFinal) => onChange({ dtFinal })}
          />
          {timed && (
            <TimeField
              label={translate('statement.filters.endTime')}
              value={filters.tmFinal}
              onChange={(tmFinal) => onChange({ tmFinal })}
            />
          )}
        </Box>
        <PeriodPresets filters={filters} today={today} onChange={onChange} />
      </Box>
    </>
  );
}
