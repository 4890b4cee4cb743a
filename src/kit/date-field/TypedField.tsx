import TextField from '@mui/material/TextField';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { FieldError } from '../../ui/fields/FieldError';
import { useWindowEvent } from '../../ui/use-window-event';

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
  /** The form that is expected. */
  hint: string;
  /** Tells whether a value is one; any other one is the text as it was typed. */
  isValue: (value: string) => boolean;
  /** What is said below a text that is no value, once the person has left the field or pressed Enter. */
  noValue: string;
  /** Reads a typed text; returns `null` where it is no value. */
  read: (text: string) => string | null;
  /** Formats a value for display while nobody is typing. */
  show: (value: string) => string;
  /** What stands at the end of the box. */
  adornment?: ReactNode;
}

/**
 * A text field whose value is not its text: dates and times are typed freely and read strictly. The browser's
 * own date field shows the browser's format, which is not that of the language chosen here. A text that is no value
 * stays as it was typed, in every language, and the field says so by itself.
 */
export function TypedField(props: TypedFieldProps & TextCodec) {
  const { label, value, onChange, id, hint, isValue, noValue, read, show, ...rest } = props;
  const { adornment, fault, emptyText, ...field } = rest;
  const [draft, setDraft] = useState<string | null>(null);
  const leave = useAfterPress(() => setDraft(null));
  const unreadable = draft === null && value !== '' && !isValue(value);
  const said = fault ?? (unreadable ? noValue : undefined);
  return (
    <TextField
      {...field}
      id={id}
      label={label}
      value={draft ?? show(value)}
      error={said !== undefined}
      helperText={said !== undefined && <FieldError text={said} />}
      placeholder={emptyText ?? hint}
      autoComplete="off"
      onChange={({ target }) => {
        setDraft(target.value);
        onChange(read(target.value) ?? target.value);
      }}
      onBlur={leave}
      // The form is sent with what was typed, and the field says how it was read.
      onKeyDown={({ key }) => key === 'Enter' && setDraft(null)}
      slotProps={{
        htmlInput: { inputMode: 'numeric', maxLength: 20 },
        input: { endAdornment: adornment },
      }}
    />
  );
}

/**
 * Returns a function that does something at once, or when the mouse is let go where it is held: what comes below a field
 * that is left must not move the button that is being pressed.
 */
function useAfterPress(act: () => void): () => void {
  const held = useRef(false);
  const due = useRef(false);
  useWindowEvent('mousedown', () => {
    held.current = true;
  });
  useWindowEvent('mouseup', () => {
    held.current = false;
    if (due.current) act();
    due.current = false;
  });
  return () => {
    if (held.current) due.current = true;
    else act();
  };
}
