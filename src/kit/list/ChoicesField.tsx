import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { useTranslate } from 'react-admin';
import { legendStyle } from './controls-style';
import type { FilterFieldProps } from './list-filter';
import { choiceText, type FilterChoice, listed } from './list-filter';

interface ChoicesFieldProps extends FilterFieldProps {
  choices: readonly FilterChoice[];
}

/** Some of a few, each a checkbox; none of them narrows nothing. */
export function ChoicesField({ filter: { label }, value, choices, onChange }: ChoicesFieldProps) {
  const translate = useTranslate();
  const chosen = listed(value);
  const toggle = (toggled: FilterChoice['value']) =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((candidate) => chosen.includes(candidate) !== (candidate === toggled)),
    );
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={legendStyle}>
        {translate(label)}
      </FormLabel>
      <FormGroup row sx={{ gap: '0 16px' }}>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            label={choiceText(choice, translate)}
            control={
              <Checkbox checked={chosen.includes(choice.value)} onChange={() => toggle(choice.value)} />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
