import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import type { KeyboardEvent } from 'react';

const turned: Record<string, string> = { PageUp: 'PageDown', PageDown: 'PageUp' };

/** A day of the calendar. Page up leads to the month before, as everywhere else; MUI has it the other way round. */
export function CalendarDay({ onKeyDown, ...props }: PickerDayProps) {
  const turn = (event: KeyboardEvent<HTMLButtonElement>, day: Date) =>
    onKeyDown?.(Object.create(event, { key: { value: turned[event.key] ?? event.key } }), day);
  return <PickerDay {...props} onKeyDown={turn} />;
}
