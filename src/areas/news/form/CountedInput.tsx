import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormInput } from '../../../kit/edit/use-form-input';
import { FieldError } from '../../../ui/fields/FieldError';
import { useFormat } from '../../../ui/format/use-format';

interface CountedInputProps {
  source: 'title' | 'text';
  label: string;
  /** The most characters. More can be typed, so that no pasted text is lost, but they are refused. */
  most: number;
  /** The number of lines of an empty field; absent: the text has no line breaks, and wraps where it is long. */
  rows?: number;
}

/** NEWS-06: a text field with a counter and its limit. */
export function CountedInput({ source, label, most, rows }: CountedInputProps) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const { field, fault } = useFormInput({ source });
  const { ref, ...rest } = field;
  const oneLine = rows === undefined;
  const count = (rest.value as string).trim().length;
  const length = translate('news.form.length', { count: integer(count), most: integer(most) });
  return (
    <TextField
      {...rest}
      id={useId()}
      required
      label={label}
      inputRef={ref}
      autoComplete="off"
      multiline
      minRows={rows ?? 1}
      maxRows={16}
      {...(oneLine && {
        onChange: ({ target }) => rest.onChange(target.value.replace(/\s*[\r\n]+\s*/g, ' ')),
        onKeyDown: submitOnEnter,
      })}
      error={fault !== undefined}
      helperText={fault === undefined ? length : <FieldError text={fault} />}
    />
  );
}

/** Submits with Enter, as a field of one line does, except where an input method uses the key. */
function submitOnEnter(event: KeyboardEvent) {
  const field = event.target as HTMLTextAreaElement;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  field.form?.requestSubmit();
}
