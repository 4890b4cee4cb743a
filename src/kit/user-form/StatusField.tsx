import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { FieldError } from '../edit/FieldError';
import { legendStyle } from '../list/list-style';

interface StatusFieldProps {
  /** `null`: none is chosen yet (USR-12). */
  active: boolean | null;
  fault: string | undefined;
  fieldRef: (input: HTMLElement | null) => void;
  onChange: (active: boolean) => void;
}

/** USR-12: 1 active, 0 inactive. */
export function StatusField({ active, fault, fieldRef, onChange }: StatusFieldProps) {
  const translate = useTranslate();
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
        onChange={(_event, value) => onChange(value === '1')}
        sx={{ gap: '16px' }}
      >
        <FormControlLabel
          value={1}
          label={translate('common.active')}
          control={<Radio slotProps={{ input: { ref: fieldRef } }} />}
        />
        <FormControlLabel value={0} label={translate('common.inactive')} control={<Radio />} />
      </RadioGroup>
      <FormHelperText id={help}>{fault !== undefined && <FieldError text={fault} />}</FormHelperText>
    </FormControl>
  );
}
