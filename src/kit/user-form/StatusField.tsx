import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { FieldError } from '../edit/FieldError';
import { useFormInput } from '../edit/use-form-input';
import { legendStyle } from '../list/controls-style';
import { useMended } from './person-form';

/** react-admin shows nothing as an empty text. */
const asStored = (value: unknown) => value;

/** USR-12: 1 active, 0 inactive; `null`: none is chosen yet. */
export function StatusField() {
  const translate = useTranslate();
  const mended = useMended('active');
  const { field, fault } = useFormInput({ source: 'active', format: asStored, onChange: mended });
  const active = field.value as boolean | null;
  const label = useId();
  const help = useId();
  return (
    <FormControl error={fault !== undefined}>
      <FormLabel id={label} required sx={legendStyle}>
        {translate('users.form.active')}
      </FormLabel>
      <RadioGroup
        row
        name="active"
        aria-labelledby={label}
        aria-describedby={help}
        aria-required
        aria-invalid={fault !== undefined}
        value={active === null ? '' : Number(active)}
        onChange={(_event, value) => field.onChange(value === '1')}
        sx={{ gap: '16px' }}
      >
        <FormControlLabel
          value={1}
          label={translate('common.active')}
          control={<Radio slotProps={{ input: { ref: field.ref } }} />}
        />
        <FormControlLabel value={0} label={translate('common.inactive')} control={<Radio />} />
      </RadioGroup>
      <FormHelperText id={help}>{fault !== undefined && <FieldError text={fault} />}</FormHelperText>
    </FormControl>
  );
}
