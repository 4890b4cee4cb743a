import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { DateField } from '../../kit/date-field/DateField';
import { TypedField, type TypedFieldProps } from '../../kit/date-field/TypedField';
import { typedTime } from '../../kit/date-field/typed-moment';
import type { FilterFieldProps } from '../../kit/list/list-filter';
import { DEFAULT_TIMES, type Period, periodOf, problemOf } from './period';

/** REQ-02: start and end, each a date and a time. */
export function PeriodField({ value, onChange, submitted = false }: FilterFieldProps) {
  const translate = useTranslate();
  const period = periodOf(value);
  const [dateInit, timeInit, dateEnd, timeEnd] = period;
  const problem = submitted ? problemOf(period) : null;
  const faultAt = (field: 'init' | 'end', part: 'date' | 'time') =>
    problem?.field === field && (problem.problem === 'time') === (part === 'time')
      ? translate(`codeRequests.problems.${problem.problem}`)
      : undefined;
  const change = (place: number, text: string) => {
    const changed = period.map((old, index) => (index === place ? text : old)) as unknown as Period;
    // Times without a date do not filter, but are kept while the dialog is open.
    const [from, begins, to, ends] = changed;
    const empty = from === '' && to === '' && begins === DEFAULT_TIMES.init && ends === DEFAULT_TIMES.end;
    onChange(empty ? undefined : changed);
  };
  return (
    <Box sx={style}>
      <DateField
        label={translate('codeRequests.filters.dateInit')}
        value={dateInit}
        fault={faultAt('init', 'date')}
        onChange={(text) => change(0, text)}
      />
      <MinuteField
        label={translate('codeRequests.filters.timeInit')}
        value={timeInit}
        fault={faultAt('init', 'time')}
        onChange={(text) => change(1, text)}
      />
      <DateField
        label={translate('codeRequests.filters.dateEnd')}
        value={dateEnd}
        fault={faultAt('end', 'date')}
        onChange={(text) => change(2, text)}
      />
      <MinuteField
        label={translate('codeRequests.filters.timeEnd')}
        value={timeEnd}
        fault={faultAt('end', 'time')}
        onChange={(text) => change(3, text)}
      />
    </Box>
  );
}

const style: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)',
  alignItems: 'start',
  gap: '16px 12px',
  '@media (max-width: 360px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
};

/** REQ-02: a time of day, to the minute. */
function MinuteField(props: TypedFieldProps) {
  const translate = useTranslate();
  const hint = 'hh:mm';
  return (
    <TypedField
      {...props}
      id={useId()}
      hint={hint}
      isValue={(value) => typedTime(value) !== null}
      noValue={translate('dates.noTime', { form: hint })}
      read={(text) => typedTime(text)?.slice(0, 5) ?? null}
      show={(text) => text}
    />
  );
}
