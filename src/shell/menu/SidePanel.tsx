import KeyboardDoubleArrowLeftOutlined from '@mui/icons-material/KeyboardDoubleArrowLeftOutlined';
import KeyboardDoubleArrowRightOutlined from '@mui/icons-material/KeyboardDoubleArrowRightOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { BAR_HEIGHT, DRAWER } from '../../ui/theme/sizes';
import { Languages } from '../language/Languages';
import { SideMenu } from './SideMenu';
import { useRail } from './use-rail';

/** The drawer that is always there on a desktop, open or as a rail (SHELL-19); its head is part of the bar. */
export function SidePanel() {
  const { possible, rail, keepOpen } = useRail();
  return (
    <Box
      sx={({ palette }) => ({
        position: 'fixed',
        inset: `${BAR_HEIGHT}px auto 0 0`,
        width: DRAWER,
        display: 'flex',
        flexDirection: 'column',
        backgroundColor: palette.nav.main,
        color: palette.nav.text,
        '@media print': { display: 'none' },
      })}
    >
      <SideMenu rail={rail} />
      <Languages />
      {possible && <RailButton rail={rail} onChange={keepOpen} />}
    </Box>
  );
}

interface RailButtonProps {
  rail: boolean;
  onChange: (open: boolean) => void;
}

/** Keeps the drawer open where it would be a rail, and makes it one again. */
function RailButton({ rail, onChange }: RailButtonProps) {
  const name = useTranslate()(rail ? 'shell.keepMenuOpen' : 'shell.foldMenu');
  return (
    <Tooltip title={name} placement="right">
      <IconButton
        aria-label={name}
        onClick={() => onChange(rail)}
        sx={({ palette }) => ({
          width: '100%',
          height: 40,
          borderRadius: 0,
          borderTop: `1px solid ${palette.nav.line}`,
          color: palette.nav.text,
          '&:hover': { color: palette.nav.strong, backgroundColor: palette.nav.active },
          '&:focus-visible': { outlineColor: palette.nav.focus, outlineOffset: -2 },
        })}
      >
        {rail ? <KeyboardDoubleArrowRightOutlined /> : <KeyboardDoubleArrowLeftOutlined />}
      </IconButton>
    </Tooltip>
  );
}
