import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { legendStyle } from '../../kit/list/controls-style';

interface ReadOnlyStatusProps {
  label: string;
  active: boolean;
}

/** ACC-09: active or inactive as two read-only radio buttons. */
export function ReadOnlyStatus({ label, active }: ReadOnlyStatusProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <FormControl disabled>
      <FormLabel id={id} sx={legendStyle}>
        {label}
      </FormLabel>
      <RadioGroup row aria-labelledby={id} value={Number(active)} sx={{ gap: '16px' }}>
        <FormControlLabel value={1} label={translate('common.active')} control={<Radio />} />
        <FormControlLabel value={0} label={translate('common.inactive')} control={<Radio />} />
      </RadioGroup>
    </FormControl>
  );
}
