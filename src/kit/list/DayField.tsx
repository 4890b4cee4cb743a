import { useTranslate } from 'react-admin';
import { DateField } from '../date-field/DateField';
import type { FilterFieldProps } from './FilterField';

/** A day. What cannot be read as one stays as it was typed, for the server to say so. */
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
