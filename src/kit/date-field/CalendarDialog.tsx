import type { UTCDate } from '@date-fns/utc';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Popover from '@mui/material/Popover';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { type KeyboardEvent, useId, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { dayText, utcDay } from '../../../contract/calendar';
import { isDate } from '../../../contract/dates';
import { useFormat } from '../../ui/format/use-format';
import { useToday } from '../../ui/format/use-today';
import { useIsPhone } from '../../ui/use-is-phone';
import { adapterOf, calendarLocales, monthFormat } from './calendar-adapter';
import { calendarStyle, dialogStyle, popoverStyle } from './calendar-style';

const turned: Record<string, string> = { PageUp: 'PageDown', PageDown: 'PageUp' };

/**
 * A day of the calendar. Page Up leads to the previous month, as in other calendars; in MUI it leads to the next one.
 */
function CalendarDay({ onKeyDown, ...props }: PickerDayProps) {
  const turn = (event: KeyboardEvent<HTMLButtonElement>, day: Date) =>
    onKeyDown?.(Object.create(event, { key: { value: turned[event.key] ?? event.key } }), day);
  return <PickerDay {...props} onKeyDown={turn} />;
}

export interface CalendarDialogProps {
  /** What the field is called. */
  label: string;
  /** The day that is chosen, `YYYY-MM-DD`; the calendar opens at it. Anything else is none. */
  value: string;
  /** The first and the last day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  /** The button that opened it; the calendar stands by it where there is room. */
  anchor: HTMLElement;
  onChoose: (date: string) => void;
  onClose: () => void;
}

/**
 * The calendar of a date field, in the language of the portal and on the network's days (STMT-03). By itself, because
 * MUI's calendar is fetched only when somebody opens one.
 */
export function CalendarDialog(props: CalendarDialogProps) {
  const { label, anchor, onClose } = props;
  const translate = useTranslate();
  const title = useId();
  const onPhone = useIsPhone();
  if (!onPhone) {
    return (
      <Popover
        open
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label, sx: popoverStyle } }}
        onClose={onClose}
      >
        <Days {...props} />
      </Popover>
    );
  }
  return (
    <Dialog open aria-labelledby={title} slotProps={{ paper: { sx: dialogStyle } }} onClose={onClose}>
      <DialogTitle id={title}>{label}</DialogTitle>
      <Days {...props} />
      <DialogActions>
        <Button onClick={onClose}>{translate('common.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const dayOf = (date: string | undefined) => (date !== undefined && isDate(date) ? utcDay(date) : undefined);

function Days({ value, min, max, onChoose }: CalendarDialogProps) {
  const translate = useTranslate();
  const { language, longDate } = useFormat();
  const today = useToday();
  const adapter = useMemo(() => adapterOf(today), [today]);
  const [minDate, maxDate] = [dayOf(min), dayOf(max)];
  return (
    <LocalizationProvider
      dateAdapter={adapter}
      adapterLocale={calendarLocales[language]}
      localeText={{
        previousMonth: translate('dates.previousMonth'),
        nextMonth: translate('dates.nextMonth'),
        calendarViewSwitchingButtonAriaLabel: (view) =>
          translate(view === 'year' ? 'dates.chooseDay' : 'dates.chooseYear'),
      }}
    >
      <DateCalendar
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that has just been asked for
        autoFocus
        // The focus would wait for a month to slide in, and a key that is pressed meanwhile would be lost.
        reduceAnimations
        showDaysOutsideCurrentMonth
        fixedWeekNumber={6}
        sx={calendarStyle}
        value={dayOf(value) ?? null}
        {...(minDate && { minDate })}
        {...(maxDate && { maxDate })}
        // A year that is chosen is not yet a day.
        onChange={(day, state) => day !== null && state === 'finish' && onChoose(dayText(day as UTCDate))}
        slots={{ day: CalendarDay }}
        slotProps={{
          calendarHeader: { format: monthFormat(language) },
          day: ({ day }) => ({ 'aria-label': longDate(dayText(day as UTCDate)) }),
        }}
      />
    </LocalizationProvider>
  );
}
