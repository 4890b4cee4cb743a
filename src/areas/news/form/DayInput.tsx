import { DateField } from '../../../kit/date-field/DateField';
import { useFormInput } from '../../../kit/edit/use-form-input';
import { useToday } from '../../../ui/format/use-today';

interface DayInputProps {
  source: 'opensOn' | 'endsOn';
  label: string;
  /** The text that says what an empty field means. */
  emptyText: string;
  disabled?: boolean;
}

/** A day of the publication, which is optional. */
export function DayInput({ source, label, emptyText, disabled = false }: DayInputProps) {
  const today = useToday();
  const { field, fault } = useFormInput({ source });
  return (
    <DateField
      label={label}
      value={field.value}
      min={today}
      emptyText={emptyText}
      disabled={disabled}
      fault={fault}
      inputRef={field.ref}
      onChange={field.onChange}
    />
  );
}
