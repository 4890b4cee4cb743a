import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { asStored, useFormInput } from '../../kit/edit/use-form-input';
import { legendStyle } from '../../kit/list/controls-style';
import type { EditedCode } from './edited-code';

/** Shown once the name is another one: whether somebody else has the code from now on, or the spelling is corrected. */
export function NamingInput({ before }: { before: string }) {
  const translate = useTranslate();
  const legend = useId();
  const helper = useId();
  const name = useWatch<EditedCode, 'name'>({ name: 'name' });
  const { field } = useFormInput({ source: 'correcao', format: asStored });
  const corrects = field.value === true;
  if (name.trim() === before) return null;
  return (
    <FormControl>
      <FormLabel id={legend} sx={legendStyle}>
        {translate('operatorCodes.form.naming')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={legend}
        aria-describedby={helper}
        value={corrects ? 'spelling' : 'newHolder'}
        onChange={(_event, value) => field.onChange(value === 'spelling')}
      >
        {(['newHolder', 'spelling'] as const).map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={translate(`operatorCodes.form.${one}`)}
          />
        ))}
      </RadioGroup>
      <FormHelperText id={helper} sx={{ overflowWrap: 'anywhere' }}>
        {translate(`operatorCodes.form.${corrects ? 'spellingHelp' : 'newHolderHelp'}`, { name: before })}
      </FormHelperText>
    </FormControl>
  );
}
