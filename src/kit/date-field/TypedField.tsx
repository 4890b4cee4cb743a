import TextField from '@mui/material/TextField';
import { type ReactNode, type Ref, useState } from 'react';
import { FieldError } from '../../ui/fields/FieldError';

export interface TypedFieldProps {
  label: string;
  /** The value in the form in which it is sent; a text that could not be read stays as it was typed. */
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
  disabled?: boolean;
  /** What is wrong with it, in the person's language. */
  fault?: string | undefined;
  /** What stands in the empty field instead of the form that is expected. */
  emptyText?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

interface TextCodec {
  id: string;
  hint: string;
  /** Reads a typed text; returns `null` where it is no value. */
  read: (text: string) => string | null;
  /** Formats a value for display while nobody is typing. */
  show: (value: string) => string;
  /** What stands at the end of the box. */
  adornment?: ReactNode;
}

/**
 * A text field whose value is not its text: dates and times are typed freely and read strictly. The browser's
 * own date field shows the browser's format, which is not that of the language chosen here.
 */
export function TypedField(props: TypedFieldProps & TextCodec) {
  const { label, value, onChange, id, hint, read, show, adornment, fault, emptyText, ...field } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const unreadable = draft === null && value !== '' && read(value) === null;
  return (
    <TextField
      {...field}
      id={id}
      label={label}
      value={draft ?? show(value)}
      error={unreadable || fault !== undefined}
      helperText={fault !== undefined && <FieldError text={fault} />}
      placeholder={emptyText ?? hint}
      autoComplete="off"
      onChange={({ target }) => {
        setDraft(target.value);
        onChange(read(target.value) ?? target.value);
      }}
      onBlur={() => setDraft(null)}
      slotProps={{
        htmlInput: { inputMode: 'numeric', maxLength: 20 },
        input: { endAdornment: adornment },
      }}
    />
  );
}
