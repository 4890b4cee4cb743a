import { useTranslate } from 'react-admin';
import { DateField } from '../date-field/DateField';
import type { FilterFieldProps } from './list-filter';

/** A day. A text that is no day is kept as it was typed, and is not applied (`isWrongIn`). */
export function DayField({ filter: { label }, value, onChange }: FilterFieldProps) {
  const translate = useTranslate();
  return (
    <DateField
      label={translate(label)}
      value={typeof value === 'string' ? value : ''}
      onChange={(day) => onChange(day === '' ? undefined : day)}
    />
  );
}
