import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFormInput } from '../../../kit/edit/use-form-input';
import { FieldError } from '../../../ui/fields/FieldError';

/**
 * WO-17: the number on the receipt, required where there is a receipt; the typed number is kept when that choice
 * changes.
 */
export function NsuInput({ source }: { source: string }) {
  const translate = useTranslate();
  const hasReceipt = useWatch({ name: 'clientePossuiComprovante' }) === 'S';
  const { field, fault } = useFormInput({ source });
  const { ref, value, ...rest } = field;
  const help = hasReceipt
    ? translate('workOrders.form.nsuHelp', { most: 10 })
    : translate('workOrders.form.nsuNoReceipt');
  const wrong = hasReceipt && fault !== undefined;
  return (
    <TextField
      {...rest}
      id={useId()}
      label={translate('workOrders.form.nsu')}
      value={hasReceipt ? value : ''}
      required={hasReceipt}
      disabled={!hasReceipt}
      inputRef={ref}
      error={wrong}
      helperText={wrong ? <FieldError text={fault} /> : help}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 30 } }}
    />
  );
}
