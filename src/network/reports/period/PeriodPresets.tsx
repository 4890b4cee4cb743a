import Check from '@mui/icons-material/Check';
import DateRangeOutlined from '@mui/icons-material/DateRangeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useMenu } from '../../../ui/use-menu';
import { presetItemStyle, presetsStyle } from './period-style';
import type { PresetChoice } from './use-preset';

interface PeriodPresetsProps {
  preset: PresetChoice;
  /** Until it is known which day today is. */
  disabled: boolean;
}

/** Usual periods in one menu. */
export function PeriodPresets({
  preset: { active, options, name: chosen, choose },
  disabled,
}: PeriodPresetsProps) {
  const translate = useTranslate();
  const id = useId();
  const { anchor, open, close, opener } = useMenu();
  const label = translate('reports.filters.period');
  const name = active === null ? label : `${label}: ${chosen}`;
  return (
    <Box sx={presetsStyle}>
      <FormLabel htmlFor={id} aria-hidden>
        {label}
      </FormLabel>
      <Tooltip title={open ? '' : name} placement="top">
        <Button {...opener} id={id} variant="outlined" disabled={disabled} aria-label={name}>
          <DateRangeOutlined />
        </Button>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label }, list: { 'aria-label': label } }}
      >
        {options.map(({ preset, name: text }) => (
          <MenuItem
            key={preset}
            role="menuitemradio"
            aria-checked={preset === active}
            selected={preset === active}
            sx={presetItemStyle}
            onClick={() => {
              close();
              choose(preset);
            }}
          >
            {text}
            {preset === active && <Check fontSize="small" />}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
