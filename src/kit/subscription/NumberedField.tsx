import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'react-admin';
import type { PartProps } from './form-field';

/** Of a bank file: whether it is the next one of its account's series, or the days of the view. */
export function NumberedField({ values, onChange, faultOf }: PartProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`subscriptions.form.${key}`);
  const fault = faultOf('numbered');
  return (
    <FormControl>
      <FormControlLabel
        label={text('numbered')}
        control={
          <Checkbox checked={values.numbered} onChange={(_event, numbered) => onChange({ numbered })} />
        }
      />
      <FormHelperText error={fault !== undefined}>{fault ?? text('numberedHelp')}</FormHelperText>
    </FormControl>
  );
}
