import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { symptoms } from '../../../../contract/work-orders';
import { useFormInput } from '../../../kit/edit/use-form-input';
import { FieldError } from '../../../ui/fields/FieldError';
import { landmarkOf } from '../../../ui/focus/landmark';
import { symptomKeys } from '../work-order';

/** WO-18: the component that is out of order. */
export function SymptomInput() {
  const translate = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const { field, fault } = useFormInput({ source: 'sintoma' });
  const { ref, ...rest } = field;
  return (
    <TextField
      {...rest}
      id={useId()}
      ref={root}
      select
      required
      label={translate('workOrders.form.sintoma')}
      inputRef={ref}
      error={fault !== undefined}
      helperText={fault !== undefined && <FieldError text={fault} />}
      slotProps={{ select: { displayEmpty: true, MenuProps: { container: () => landmarkOf(root.current) } } }}
    >
      <MenuItem value="">{translate('workOrders.form.choose')}</MenuItem>
      {symptoms.map((symptom) => (
        <MenuItem key={symptom} value={symptom}>
          {translate(`workOrders.symptoms.${symptomKeys[symptom]}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
