import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { legendStyle } from '../list/controls-style';

interface NamingChoiceProps {
  title: string;
  /** The two choices, each with what it does to earlier transactions. */
  texts: Record<'newHolder' | 'spelling', { label: string; help: string }>;
  corrects: boolean;
  onChange: (corrects: boolean) => void;
}

/** How another name is meant (decision 71): it holds from now on, or it corrects the spelling. */
export function NamingChoice({ title, texts, corrects, onChange }: NamingChoiceProps) {
  const legend = useId();
  const helper = useId();
  return (
    <FormControl>
      <FormLabel id={legend} sx={legendStyle}>
        {title}
      </FormLabel>
      <RadioGroup
        aria-labelledby={legend}
        aria-describedby={helper}
        value={corrects ? 'spelling' : 'newHolder'}
        onChange={(_event, value) => onChange(value === 'spelling')}
      >
        {(['newHolder', 'spelling'] as const).map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio />} label={texts[one].label} />
        ))}
      </RadioGroup>
      <FormHelperText id={helper} sx={{ overflowWrap: 'anywhere' }}>
        {texts[corrects ? 'spelling' : 'newHolder'].help}
      </FormHelperText>
    </FormControl>
  );
}
