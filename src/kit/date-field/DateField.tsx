import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { isDate } from '../../../contract/dates';
import { useFormat } from '../../ui/format/use-format';
import { TypedField, type TypedFieldProps } from './TypedField';
import { dateOrderOf, typedDate } from './typed-moment';
import { useCalendar } from './use-calendar';

interface DateFieldProps extends TypedFieldProps {
  /** The first and the last day of the calendar, `YYYY-MM-DD`; what is typed is judged by the form's rules. */
  min?: string | undefined;
  max?: string | undefined;
}

/** STMT-03, USR-25: a date, typed in the form of the language or chosen in a calendar. */
export function DateField({ min, max, ...props }: DateFieldProps) {
  const { label, value, onChange, disabled = false } = props;
  const translate = useTranslate();
  const { date, language, currency } = useFormat();
  const order = dateOrderOf(language, currency);
  const hint = translate(`dates.hint.${order}`);
  const id = useId();
  const { opener, loading, calendar } = useCalendar({ label, value, min, max, onChoose: onChange });
  return (
    <>
      <TypedField
        {...props}
        id={id}
        hint={hint}
        isValue={isDate}
        noValue={translate('dates.noDate', { form: hint })}
        read={(text) => typedDate(text, order)}
        show={(text) => (isDate(text) ? date(text) : text)}
        adornment={
          <IconButton
            {...opener}
            size="small"
            disabled={disabled}
            aria-label={translate('dates.openCalendar')}
            aria-describedby={`${id}-label`}
          >
            {loading ? <CircularProgress size={18} aria-hidden /> : <CalendarTodayOutlined />}
          </IconButton>
        }
      />
      {calendar}
    </>
  );
}
