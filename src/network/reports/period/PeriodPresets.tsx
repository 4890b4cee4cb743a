import ArrowDropDownOutlined from '@mui/icons-material/ArrowDropDownOutlined';
import Check from '@mui/icons-material/Check';
import DateRangeOutlined from '@mui/icons-material/DateRangeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMenu } from '../../../ui/use-menu';
import type { ReportFilters } from '../default-filters';
import { presetItemStyle, presetsStyle } from './period-style';
import { activePreset, LONGEST_DAYS, type Preset, presetPeriod, presets } from './presets';

interface PeriodPresetsProps {
  filters: ReportFilters;
  /** `YYYY-MM-DD` in the network's time zone; empty until that is known. */
  today: string;
  onChange: (changes: Partial<ReportFilters>) => void;
}

/** Usual periods in one choice. It only fills the fields in; the report runs when it is asked for. */
export function PeriodPresets({ filters, today, onChange }: PeriodPresetsProps) {
  const translate = useTranslate();
  const id = useId();
  const { anchor, open, close, opener } = useMenu();
  const [chosen, setChosen] = useState<Preset | null>(null);
  const nameOf = (preset: Preset) => translate(`reports.presets.${preset}`, { days: LONGEST_DAYS });
  const active = today === '' ? null : activePreset(filters, today, chosen);
  const label = translate('reports.filters.period');
  const name = active === null ? label : `${label}: ${nameOf(active)}`;
  return (
    <Box sx={presetsStyle}>
      <FormLabel htmlFor={id} aria-hidden>
        {label}
      </FormLabel>
      <Tooltip title={open ? '' : name} placement="top">
        <Button {...opener} id={id} variant="outlined" disabled={today === ''} aria-label={name}>
          <DateRangeOutlined />
          <span className="name">{name}</span>
          <ArrowDropDownOutlined className="arrow" />
        </Button>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label }, list: { 'aria-label': label } }}
      >
        {presets.map((preset) => (
          <MenuItem
            key={preset}
            role="menuitemradio"
            aria-checked={preset === active}
            selected={preset === active}
            sx={presetItemStyle}
            onClick={() => {
              close();
              setChosen(preset);
              onChange(presetPeriod(preset, today));
            }}
          >
            {nameOf(preset)}
            {preset === active && <Check fontSize="small" />}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
