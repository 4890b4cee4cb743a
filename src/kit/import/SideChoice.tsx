import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../ui/format/use-format';
import { sideStyle } from './import-style';
import type { Choices, Side } from './use-choices';

/** Which version of a row in conflict stays. */
export function SideChoice({ line, choices }: { line: number; choices: Choices }) {
  const translate = useTranslate();
  const { integer } = useFormat();
  return (
    <RadioGroup
      row
      aria-label={translate('imports.sheet.choose', { line: integer(line) })}
      value={choices.of(line) ?? null}
      sx={sideStyle}
      onChange={(_event, side) => choices.choose(line, side as Side)}
    >
      {(['mine', 'theirs'] as const).map((side) => (
        <FormControlLabel
          key={side}
          value={side}
          control={<Radio size="small" />}
          label={translate(`imports.sheet.${side}`)}
        />
      ))}
    </RadioGroup>
  );
}
