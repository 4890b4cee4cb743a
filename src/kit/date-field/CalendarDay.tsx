import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import type { KeyboardEvent } from 'react';

const turned: Record<string, string> = { PageUp: 'PageDown', PageDown: 'PageUp' };

/**
 * A day of the calendar. Page Up leads to the previous month, as in other calendars; in MUI it leads to the next one.
 */
export function CalendarDay({ onKeyDown, ...props }: PickerDayProps) {
  const turn = (event: KeyboardEvent<HTMLButtonElement>, day: Date) =>
    onKeyDown?.(Object.create(event, { key: { value: turned[event.key] ?? event.key } }), day);
  return <PickerDay {...props} onKeyDown={turn} />;
}
