import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { FieldError } from '../../../kit/edit/FieldError';
import { useFormInput } from '../../../kit/edit/use-form-input';
import { useFormat } from '../../../kit/use-format';

interface CountedInputProps {
  source: 'title' | 'text';
  label: string;
  /** How many characters it may have. More can be typed, so that nothing that is pasted gets lost, and are refused. */
  most: number;
  /** Lines; absent: it is one. */
  rows?: number;
}

/** NEWS-06: a text that says how long it is and how long it may be. */
export function CountedInput({ source, label, most, rows }: CountedInputProps) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const { field, fault } = useFormInput({ source });
  const { ref, ...rest } = field;
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
      {...(rows !== undefined && { multiline: true, minRows: rows, maxRows: 16 })}
      error={fault !== undefined}
      helperText={fault === undefined ? length : <FieldError text={fault} />}
      slotProps={{ htmlInput: { maxLength: most * 2 } }}
    />
  );
}
