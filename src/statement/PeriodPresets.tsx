import ArrowDropDownOutlined from '@mui/icons-material/ArrowDropDownOutlined';
import Check from '@mui/icons-material/Check';
import DateRangeOutlined from '@mui/icons-material/DateRangeOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { StatementFilters } from './filters';
import { presetItemStyle, presetsStyle } from './period-style';
import { activePreset, LONGEST_DAYS, type Preset, presetPeriod, presets } from './presets';

interface PeriodPresetsProps {
  filters: StatementFilters;
  /** `YYYY-MM-DD` in the network's time zone; empty until that is known. */
  today: string;
  onChange: (changes: Partial<StatementFilters>) => void;
}

/** Usual periods in one choice. It only fills the fields in; the report runs when it is asked for. */
export function PeriodPresets({ filters, today, onChange }: PeriodPresetsProps) {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<Preset | null>(null);
  const nameOf = (preset: Preset) => translate(`statement.presets.${preset}`, { days: LONGEST_DAYS });
  const open = anchor !== null;
  const active = today === '' ? null : activePreset(filters, today, chosen);
  const label = translate('statement.filters.period');
  const name = active === null ? label : `${label}: ${nameOf(active)}`;
  return (
    <>
      <Tooltip title={open ? '' : name} placement="top">
        <Button
          id={id}
          variant="outlined"
          sx={presetsStyle}
          disabled={today === ''}
          aria-label={name}
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <DateRangeOutlined />
          <span className="name">{name}</span>
          <ArrowDropDownOutlined className="arrow" />
        </Button>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
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
              setAnchor(null);
              setChosen(preset);
              onChange(presetPeriod(preset, today));
            }}
          >
            {nameOf(preset)}
            {preset === active && <Check fontSize="small" />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
