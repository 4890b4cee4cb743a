import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { isDate } from '../../../contract/dates';
import { useFormat } from '../use-format';
import { TypedField, type TypedFieldProps } from './TypedField';
import { dateOrderOf, typedDate } from './typed-moment';

/** The browser's own date field lends its calendar; it is never seen and never in the way of Tab. */
const Calendar = styled('input')({
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: 1,
  height: 1,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});

/** STMT-03, USR-25: a date, typed in the form of the language or chosen in the browser's calendar. */
export function DateField(props: TypedFieldProps) {
  const { value, onChange, disabled = false } = props;
  const translate = useTranslate();
  const { date, language, currency } = useFormat();
  const order = dateOrderOf(language, currency);
  const id = useId();
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <TypedField
      {...props}
      id={id}
      hint={translate(`statement.filters.dateHint.${order}`)}
      read={(text) => typedDate(text, order)}
      show={(text) => (isDate(text) ? date(text) : text)}
      adornment={
        <>
          <IconButton
            size="small"
            disabled={disabled}
            aria-label={translate('statement.filters.openCalendar')}
            aria-describedby={`${id}-label`}
            onClick={() => calendar.current?.showPicker()}
          >
            <CalendarTodayOutlined />
          </IconButton>
          <Calendar
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden
            value={isDate(value) ? value : ''}
            onChange={({ target }) => target.value !== '' && onChange(target.value)}
          />
        </>
      }
    />
  );
}
