import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useFormInput } from '../../../kit/edit/use-form-input';
import { FieldError } from '../../../ui/fields/FieldError';

interface MoneyInputProps {
  source: string;
  label: string;
}

/** WO-13: an amount with its $, in every language. An invalid text stays, with a message below it. */
export function MoneyInput({ source, label }: MoneyInputProps) {
  const { field, fault } = useFormInput({ source });
  const { ref, ...rest } = field;
  return (
    <TextField
      {...rest}
      id={useId()}
      required
      label={label}
      inputRef={ref}
      error={fault !== undefined}
      helperText={fault !== undefined && <FieldError text={fault} />}
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: 'decimal', maxLength: 30 },
        input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
      }}
    />
  );
}
