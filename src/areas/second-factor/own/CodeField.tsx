import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { FieldError } from '../../../ui/fields/FieldError';

interface CodeFieldProps {
  label: string;
  value: string;
  /** Says what is wrong with it, in the person's language. */
  fault: string | undefined;
  onChange: (code: string) => void;
}

/** The code that an authenticator program shows; browsers and phones offer it where they know it. */
export function CodeField({ label, value, fault, onChange }: CodeFieldProps) {
  return (
    <TextField
      id={useId()}
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      autoComplete="one-time-code"
      error={fault !== undefined}
      helperText={fault !== undefined && <FieldError text={fault} />}
      // Some programs show the code in two groups, and it may be pasted so.
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 20, spellCheck: false } }}
    />
  );
}
