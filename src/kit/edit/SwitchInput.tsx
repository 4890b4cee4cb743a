import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useFormInput } from './use-form-input';

interface SwitchInputProps {
  /** The name of the field in the form. */
  source: string;
  /** In the person's language. */
  label: string;
}

/** Something of a form that is on or off. */
export function SwitchInput({ source, label }: SwitchInputProps) {
  const {
    field: { value, ref, onChange, ...field },
  } = useFormInput({ source });
  return (
    <FormControlLabel
      label={label}
      sx={{ margin: 0, gap: '10px' }}
      control={
        <Switch
          {...field}
          checked={value}
          onChange={(_event, checked) => onChange(checked)}
          slotProps={{ input: { ref, role: 'switch' } }}
        />
      }
    />
  );
}
