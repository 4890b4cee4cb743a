import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { legendStyle } from '../../kit/list/controls-style';

interface StatusChoiceProps {
  label: string;
  active: boolean;
  /** Absent: nothing can be chosen. */
  onChange?: (active: boolean) => void;
  /** Why nothing can be chosen. */
  disabledReason?: string;
  /** What the choice means. */
  help?: string | undefined;
}

/** OPC-07, OPC-11: 1 active, 0 inactive. */
export function StatusChoice({ label, active, onChange, disabledReason, help }: StatusChoiceProps) {
  const translate = useTranslate();
  const name = useId();
  const helper = useId();
  return (
    <FormControl disabled={disabledReason !== undefined}>
      <FormLabel id={name} sx={legendStyle}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        name="status"
        aria-labelledby={name}
        aria-describedby={helper}
        value={Number(active)}
        onChange={(_event, value) => onChange?.(value === '1')}
        sx={{ gap: '16px' }}
      >
        <FormControlLabel value={1} label={translate('common.active')} control={<Radio />} />
        <FormControlLabel value={0} label={translate('common.inactive')} control={<Radio />} />
      </RadioGroup>
      <FormHelperText id={helper}>{disabledReason ?? help}</FormHelperText>
    </FormControl>
  );
}
