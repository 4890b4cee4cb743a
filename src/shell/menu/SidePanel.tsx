import Box from '@mui/material/Box';
import { BAR_HEIGHT, DRAWER_WIDTH } from '../../ui/theme/sizes';
import { Languages } from '../language/Languages';
import { SideMenu } from './SideMenu';

/** The drawer that is always open on a desktop (SHELL-19); its head is part of the bar. */
export function SidePanel() {
  return (
    <Box
      sx={({ palette }) => ({
        position: 'fixed',
        inset: `${BAR_HEIGHT}px auto 0 0`,
        width: DRAWER_WIDTH,
        display: 'flex',
        flexDirection: 'column',
        backgroundColor: palette.nav.main,
        color: palette.nav.text,
        '@media print': { display: 'none' },
      })}
    >
      <SideMenu />
      <Languages />
    </Box>
  );
}
