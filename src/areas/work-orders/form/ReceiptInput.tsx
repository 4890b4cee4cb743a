import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormInput } from '../../../kit/edit/use-form-input';
import { legendStyle } from '../../../kit/list/controls-style';
import { FieldError } from '../../../ui/fields/FieldError';

/** WO-16: whether the customer has the receipt, S or N, without a default. */
export function ReceiptInput({ source }: { source: string }) {
  const translate = useTranslate();
  const label = useId();
  const helper = useId();
  const { field, fault } = useFormInput({ source });
  return (
    <FormControl required error={fault !== undefined}>
      <FormLabel id={label} sx={legendStyle}>
        {translate('workOrders.form.clientePossuiComprovante')}
      </FormLabel>
      <RadioGroup
        row
        name={field.name}
        aria-labelledby={label}
        {...(fault !== undefined && { 'aria-describedby': helper })}
        value={field.value}
        onChange={(_event, value) => field.onChange(value)}
        onBlur={field.onBlur}
        sx={{ gap: '16px' }}
      >
        <FormControlLabel
          value="S"
          label={translate('common.yes')}
          control={<Radio slotProps={{ input: { ref: field.ref } }} />}
        />
        <FormControlLabel value="N" label={translate('common.no')} control={<Radio />} />
      </RadioGroup>
      {fault !== undefined && (
        <FormHelperText id={helper}>
          <FieldError text={fault} />
        </FormHelperText>
      )}
    </FormControl>
  );
}
