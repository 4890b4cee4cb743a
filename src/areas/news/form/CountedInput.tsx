import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { FieldError } from '../../../kit/edit/FieldError';
import { useFormInput } from '../../../kit/edit/use-form-input';
import { useFormat } from '../../../kit/use-format';

interface CountedInputProps {
  source: 'title' | 'text';
  label: string;
  /** How many characters it may have. More can be typed, so that nothing that is pasted gets lost, and are refused. */
  most: number;
  /** How many lines are shown before there is a text; absent: it has no line breaks, and wraps where it is long. */
  rows?: number;
}

/** NEWS-06: a text that says how long it is and how long it may be. */
export function CountedInput({ source, label, most, rows }: CountedInputProps) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const { field, fault } = useFormInput({ source });
  const { ref, ...rest } = field;
  const oneLine = rows === undefined;
  const count = (rest.value as string).trim().length;
  const length = translate('marketing.form.length', { count: integer(count), most: integer(most) });
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

/** As in a field of one line; what an input method takes the key for is its own. */
function submitOnEnter(event: KeyboardEvent) {
  const field = event.target as HTMLTextAreaElement;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  field.form?.requestSubmit();
}
