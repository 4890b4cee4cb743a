import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { InputProps } from 'react-admin';
import { FieldError } from '../../ui/fields/FieldError';
import { useFormInput } from './use-form-input';

interface TextInputProps extends Pick<InputProps, 'onChange'> {
  /** The name of the field in the form. */
  source: string;
  id: string;
  /** In the person's language. */
  label: string;
  help?: string | undefined;
  required?: boolean;
  autoComplete?: string;
  htmlInput?: NonNullable<TextFieldProps['slotProps']>['htmlInput'];
}

/** A text of a form; what is wrong with it stands in the place of its help. */
export function TextInput({ source, onChange, help, htmlInput, ...props }: TextInputProps) {
  const { field, fault } = useFormInput({ source, ...(onChange && { onChange }) });
  const { ref, ...rest } = field;
  return (
    <TextField
      {...props}
      {...rest}
      inputRef={ref}
      error={fault !== undefined}
      helperText={fault === undefined ? help : <FieldError text={fault} />}
      slotProps={{ htmlInput }}
    />
  );
}
