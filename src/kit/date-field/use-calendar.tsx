import { type ComponentType, type MouseEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import type { CalendarDialogProps } from './CalendarDialog';

interface Opened {
  Calendar: ComponentType<CalendarDialogProps>;
  anchor: HTMLElement;
}

/**
 * The calendar of a field: the properties of its button, and the calendar while it is open. It is fetched when
 * somebody opens it. Where that fails a message asks the person to type the date, and nothing that was typed is lost.
 */
export function useCalendar(field: Omit<CalendarDialogProps, 'anchor' | 'onClose'>) {
  const notify = useNotify();
  const [loading, setLoading] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = async (anchor: HTMLElement) => {
    anchor.focus(); // to which the focus comes back; Safari gives it to no button that is clicked
    setLoading(true);
    try {
      const { CalendarDialog } = await import('./CalendarDialog');
      setOpened({ Calendar: CalendarDialog, anchor });
    } catch {
      notify('dates.noCalendar', { type: 'warning' });
    } finally {
      setLoading(false);
    }
  };
  const close = () => setOpened(null);
  return {
    loading,
    opener: {
      'aria-haspopup': 'dialog',
      'aria-expanded': opened !== null,
      'aria-busy': loading,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => void open(currentTarget),
    },
    calendar: opened !== null && (
      <opened.Calendar
        {...field}
        anchor={opened.anchor}
        onChoose={(date) => {
          field.onChoose(date);
          close();
        }}
        onClose={close}
      />
    ),
  } as const;
}
