import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormInput } from '../../../kit/edit/use-form-input';
import { FieldError } from '../../../ui/fields/FieldError';

interface ReportInputProps {
  /** The most characters. */
  most: number;
}

/** WO-19: a description of what happened, in the person's own words. */
export function ReportInput({ most }: ReportInputProps) {
  const translate = useTranslate();
  const { field, fault } = useFormInput({ source: 'relatoUsuario' });
  const { ref, ...rest } = field;
  return (
    <TextField
      {...rest}
      id={useId()}
      required
      multiline
      minRows={4}
      maxRows={12}
      label={translate('workOrders.form.relatoUsuario')}
      inputRef={ref}
      error={fault !== undefined}
      helperText={
        fault === undefined ? translate('workOrders.form.relatoHelp', { most }) : <FieldError text={fault} />
      }
      slotProps={{ htmlInput: { maxLength: 10_000 } }}
    />
  );
}
