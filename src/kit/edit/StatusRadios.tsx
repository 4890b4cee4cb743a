import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type ReactNode, type Ref, useId } from 'react';
import { useTranslate } from 'react-admin';
import { legendStyle } from '../list/controls-style';
import { statusWord } from '../status-word';

interface StatusRadiosProps {
  label: string;
  /** `null`: none is chosen yet. */
  active: boolean | null;
  feminine?: boolean;
  /** Absent: nothing can be chosen. */
  onChange?: (active: boolean) => void;
  required?: boolean;
  wrong?: boolean;
  /** What the choice means, or why there is none, or what is wrong with it. */
  help?: ReactNode;
  /** Gets the first choice, which a form leads to. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Whether a record is active (1) or inactive (0). */
export function StatusRadios(props: StatusRadiosProps) {
  const { label, active, feminine, onChange, required = false, wrong = false, help, inputRef } = props;
  const translate = useTranslate();
  const name = useId();
  const helper = useId();
  return (
    <FormControl disabled={onChange === undefined} error={wrong}>
      <FormLabel id={name} required={required} sx={legendStyle}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={name}
        aria-describedby={helper}
        aria-required={required}
        aria-invalid={wrong}
        value={active === null ? '' : Number(active)}
        onChange={(_event, value) => onChange?.(value === '1')}
        sx={{ gap: '16px' }}
      >
        <FormControlLabel
          value={1}
          label={translate(statusWord(true, feminine))}
          control={<Radio slotProps={{ input: { ref: inputRef } }} />}
        />
        <FormControlLabel value={0} label={translate(statusWord(false, feminine))} control={<Radio />} />
      </RadioGroup>
      <FormHelperText id={helper}>{help}</FormHelperText>
    </FormControl>
  );
}
