import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { PresetChoice } from '../period/use-preset';
import { presetButtonsStyle } from './phone-style';

/** Usual periods, each one touch away. */
export function PresetButtons({ preset: { active, options, choose } }: { preset: PresetChoice }) {
  const translate = useTranslate();
  return (
    <Box component="fieldset" aria-label={translate('reports.filters.period')} sx={presetButtonsStyle}>
      {options.map(({ preset, name }) => (
        <Button
          key={preset}
          variant="outlined"
          aria-pressed={preset === active}
          onClick={() => choose(preset)}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}
