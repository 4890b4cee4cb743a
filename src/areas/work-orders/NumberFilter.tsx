import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { FilterFieldProps } from '../../kit/list/list-filter';
import { FieldError } from '../../ui/fields/FieldError';

/** WO-05: a request number. */
export function NumberFilter({ filter, value, onChange, submitted = false }: FilterFieldProps) {
  const translate = useTranslate();
  const wrong = submitted && filter.isWrong?.(value) === true;
  return (
    <TextField
      id={useId()}
      name={filter.source}
      label={translate(filter.label)}
      value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
      error={wrong}
      helperText={wrong && <FieldError text={translate('workOrders.filters.wrongNumber')} />}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 100 } }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
