import CheckOutlined from '@mui/icons-material/CheckOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import SettingsBrightnessOutlined from '@mui/icons-material/SettingsBrightnessOutlined';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { type ThemeMode, useThemeMode } from '../../ui/theme/mode';

const icons = { light: LightModeOutlined, dark: DarkModeOutlined, system: SettingsBrightnessOutlined };

interface Props {
  mode: ThemeMode;
}

/** One of the three choices of light and dark in the menu of the avatar. */
export function ThemeChoice({ mode, ...item }: Props) {
  const translate = useTranslate();
  const [current, choose] = useThemeMode();
  const Icon = icons[mode];
  return (
    <MenuItem {...item} role="menuitemradio" aria-checked={mode === current} onClick={() => choose(mode)}>
      <Icon />
      <span style={{ flex: 1 }}>{translate(`shell.theme.${mode}`)}</span>
      {mode === current && <CheckOutlined fontSize="small" color="primary" />}
    </MenuItem>
  );
}
