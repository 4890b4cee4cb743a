import TextField from '@mui/material/TextField';
import { FieldError } from '../../../ui/fields/FieldError';

interface PlainFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The problem of the field, in the person's language. */
  fault: string | undefined;
  /** Whether the field is focused when the dialog opens. */
  first?: boolean;
  maxLength?: number;
}

const focus = (input: HTMLInputElement | null) => input?.focus();

/** A field of a dialog that is not the form of a record. */
export function PlainField({ label, value, onChange, fault, first = false, maxLength }: PlainFieldProps) {
  return (
    <TextField
      size="small"
      required
      fullWidth
      label={label}
      value={value}
      autoComplete="off"
      inputRef={first ? focus : undefined}
      onChange={(event) => onChange(event.target.value)}
      error={fault !== undefined}
      helperText={fault === undefined ? undefined : <FieldError text={fault} />}
      slotProps={{ htmlInput: { maxLength } }}
    />
  );
}
