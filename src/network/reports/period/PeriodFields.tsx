import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { addDays } from '../../../../contract/calendar';
import type { ReportFilters } from '../../../../contract/default-filters';
import { ACCOUNTING_LAG_DAYS } from '../../../../contract/limits';
import { type DateType, dateTypes, REPORT } from '../../../../contract/reports';
import { DateField } from '../../../kit/date-field/DateField';
import { PeriodPresets } from './PeriodPresets';
import { dashStyle, dateTypeStyle, momentStyle, periodStyle } from './period-style';
import { TimeField } from './TimeField';
import { usePreset } from './use-preset';

interface PeriodFieldsProps {
  filters: ReportFilters;
  /** `YYYY-MM-DD` in the network's time zone; empty until that is known. */
  today: string;
  onChange: (changes: Partial<ReportFilters>) => void;
}

/** STMT-02 to STMT-04: by which date, from when until when; times only for transaction dates. */
export function PeriodFields({ filters, today, onChange }: PeriodFieldsProps) {
  const preset = usePreset(filters, today, onChange);
  return (
    <>
      <DateTypeField filters={filters} onChange={onChange} />
      <Box sx={periodStyle}>
        <RangeFields filters={filters} today={today} onChange={onChange} />
        <PeriodPresets preset={preset} disabled={today === ''} />
      </Box>
    </>
  );
}

/** STMT-02: by which date. */
export function DateTypeField({ filters, onChange }: Omit<PeriodFieldsProps, 'today'>) {
  const translate = useTranslate();
  const label = useId();
  return (
    <Box sx={dateTypeStyle}>
      <FormLabel id={label}>{translate('reports.filters.dateType')}</FormLabel>
      <ToggleButtonGroup
        exclusive
        aria-labelledby={label}
        value={filters.dateType}
        onChange={(_event, dateType: DateType | null) => dateType !== null && onChange({ dateType })}
      >
        {dateTypes.map((dateType) => (
          <ToggleButton key={dateType} value={dateType}>
            {filters.dateType === dateType && <Check fontSize="small" />}
            {translate(`reports.dateTypes.${dateType}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

/** STMT-03, STMT-04: from when until when. */
export function RangeFields({ filters, today, onChange }: PeriodFieldsProps) {
  const translate = useTranslate();
  const timed = filters.dateType === 'dt';
  const firstDay = today === '' ? undefined : addDays(today, -REPORT.maxDaysBack);
  // No transaction is of a later day: what is captured today is accounted for by then.
  const lastDay = today === '' ? undefined : addDays(today, ACCOUNTING_LAG_DAYS);
  return (
    <>
      <Box sx={momentStyle}>
        <DateField
          label={translate('reports.filters.startDate')}
          value={filters.dtInit}
          min={firstDay}
          max={lastDay}
          onChange={(dtInit) => onChange({ dtInit })}
        />
        {timed && (
          <TimeField
            label={translate('reports.filters.startTime')}
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
          label={translate('reports.filters.endDate')}
          value={filters.dtFinal}
          min={filters.dtInit}
          // The calendar always offers at least one day, also where a later start was typed.
          max={lastDay !== undefined && filters.dtInit <= lastDay ? lastDay : undefined}
          onChange={(dtFinal) => onChange({ dtFinal })}
        />
        {timed && (
          <TimeField
            label={translate('reports.filters.endTime')}
            value={filters.tmFinal}
            onChange={(tmFinal) => onChange({ tmFinal })}
          />
        )}
      </Box>
    </>
  );
}
