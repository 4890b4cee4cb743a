import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useFormInput } from '../../../kit/edit/use-form-input';

interface CheckInputProps {
  source: string;
  label: string;
}

/** WO-15: a checkbox with the values S and N; N by default. */
export function CheckInput({ source, label }: CheckInputProps) {
  const { field } = useFormInput({ source });
  const { ref, value, onChange, ...rest } = field;
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          {...rest}
          checked={value === 'S'}
          onChange={(_event, checked) => onChange(checked ? 'S' : 'N')}
          slotProps={{ input: { ref } }}
        />
      }
    />
  );
}
