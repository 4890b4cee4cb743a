import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { aboveDock } from '../../kit/dock-style';
import { dockStyle } from './report-style';

/** The card's actions. On a phone they stand in a dock at the bottom, and snackbars above it. */
export function ActionDock({ children }: { children: ReactNode }) {
  return (
    <Box sx={dockStyle}>
      <GlobalStyles styles={aboveDock} />
      {children}
    </Box>
  );
}
